import { spine } from '../../books.ts'
import { n, times } from '../../geometry.ts'
import { cut, entries, lifted, sheet } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { disc, faint, flat, floor, thread } from '../shapes.ts'

/** An adding machine: its keys, its handle, and the paper that comes out of it. */
export const addingMachine: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints, random }) {
    const keys = times(4).map((row) =>
      times(6)
        .map((at) => {
          const x = 506 + at * 78 - row * 4 + (at - 2.5) * row * 5
          return disc(
            x,
            566 + row * 62,
            25,
            at === 5 ? 'accent' : row === 3 && at === 0 ? 'brick' : 'white',
            1,
            21,
          )
        })
        .join(''),
    )
    const tape = entries(random, tints, {
      x: 40,
      y: 50,
      w: 250,
      rows: 9,
      step: 42,
      size: 12,
      strong: 7,
    })
    return (
      faint(
        times(11)
          .map((row) => `M-20 ${70 + row * 64}H1460`)
          .join(''),
        tints.soft,
        3,
        0.7,
      ) +
      floor(790, 'soft', 2) +
      spine(40, 690, 330, 112, 'night', tints.honey) +
      spine(70, 596, 290, 94, 'accent', tints.paper) +
      spine(30, 520, 300, 76, 'mid', tints.paper) +
      sheet({ x: 540, y: 70, w: 330, h: 420, lift: 2, radius: 2, inside: tape }) +
      cut('M540 110C540 40 590 20 640 22H940C900 30 872 60 870 110Z', 'honey', 2) +
      thread('M1040 690C1120 640 1150 560 1164 380', tints.night, 24, 2) +
      disc(1166, 360, 48, 'brick', 3) +
      cut('M340 810C350 640 380 520 430 430H980C1040 520 1076 640 1090 810Z', 'deep', 3) +
      cut('M424 440H986L1000 492H410Z', 'night', 1) +
      lifted(1, `<rect x="500" y="452" width="410" height="26" rx="8" fill="url(#mid)"/>`) +
      flat('M428 524H986C1010 600 1030 690 1038 784H386C394 690 408 600 428 524Z', 'night', 0.55) +
      keys.join('') +
      cut('M320 800H1110V840C1110 852 1100 860 1090 860H340C330 860 320 852 320 840Z', 'night', 2) +
      thread(`M${n(1130)} 890L1370 820`, tints.accent, 26, 2) +
      cut('M1130 877L1138 902L1096 900Z', 'white', 0)
    )
  },
}
