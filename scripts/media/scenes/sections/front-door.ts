import { coin } from '../../coins.ts'
import { times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** The firm’s door on the street: its plate, its lantern, two trees in pots. */
export const frontDoor: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const stones = times(9)
      .map((row) =>
        times(4)
          .map((at) => `M${at * 420 + (row % 2) * 210 - 60} ${90 + row * 86}h330`)
          .join(''),
      )
      .join('')
    const shutter = (x: number) =>
      box([x, 150, 96, 430], 'deep', 2, 4) +
      faint(
        times(13)
          .map((at) => `M${x + 16} ${182 + at * 30}h64`)
          .join(''),
        tints.white,
        5,
        0.3,
      )
    const tree = (x: number) =>
      cut(`M${x - 70} 760H${x + 70}L${x + 52} 884H${x - 52}Z`, 'brick', 2) +
      thread(`M${x} 760V640`, tints.night, 14) +
      disc(x, 560, 108, 'sage', 2) +
      disc(x - 30, 590, 70, 'mid', 1) +
      leaf(x + 6, 600, -64, 96, 'deep') +
      leaf(x, 610, -120, 84, 'sage') +
      leaf(x + 20, 620, -20, 76, 'mid')
    return (
      faint(stones, tints.soft, 5, 0.85) +
      box([60, 150, 236, 430], 'white', 2, 4) +
      flat('M84 174H272V556H84Z', 'mid') +
      thread('M178 174V556M84 300H272M84 430H272', tints.white, 10) +
      flat('M84 174L272 174L84 420Z', 'white', 0.22) +
      shutter(-36) +
      shutter(296) +
      box([40, 576, 276, 26], 'white', 2, 4) +
      cut('M500 860V330A240 240 0 0 1 980 330V860Z', 'white', 3) +
      cut('M548 860V336A192 192 0 0 1 932 336V860Z', 'night', 0) +
      flat('M566 318A174 174 0 0 1 914 318Z', 'honey') +
      thread('M740 146V318M740 318L618 196M740 318L862 196', tints.white, 9) +
      box([548, 312, 384, 26], 'white', 1, 2) +
      box([562, 338, 172, 522], 'deep', 1, 4) +
      box([746, 338, 172, 522], 'deep', 1, 4) +
      [590, 774]
        .map((x) => faint(`M${x} 372h116v170h-116zM${x} 580h116v230h-116z`, tints.white, 5, 0.4))
        .join('') +
      disc(714, 600, 15, 'accent', 1) +
      disc(766, 600, 15, 'accent', 1) +
      coin(740, 66, 58, 'accent', 2) +
      box([1040, 330, 200, 150], 'accent', 2, 8) +
      faint('M1078 372H1202M1096 404H1184M1110 436H1170', tints.white, 9, 0.85) +
      thread('M1140 210V150H1060', tints.night, 10, 1) +
      cut('M1096 220H1184L1172 300H1108Z', 'honey', 2) +
      cut('M1086 222L1140 180L1194 222Z', 'night', 1) +
      box([1330, 150, 236, 430], 'white', 2, 4) +
      flat('M1354 174H1500V556H1354Z', 'mid') +
      box([1310, 576, 276, 26], 'white', 2, 4) +
      box([440, 832, 600, 40], 'white', 2, 3) +
      box([390, 868, 700, 44], 'white', 2, 3) +
      floor(908, 'honey', 2) +
      tree(370) +
      tree(1120)
    )
  },
}
