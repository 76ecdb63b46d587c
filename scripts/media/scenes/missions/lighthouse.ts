import { n, times } from '../../geometry.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, furrow, sides, slope, thread } from '../shapes.ts'

const wave = (y: number, shift: number) =>
  times(9)
    .map((at) => `${-80 + at * 200},${n(y + (((at + shift) % 2) * 2 - 1) * 24)}`)
    .join(' ')

/** A boat under sail that steers by a lighthouse. */
export const lighthouse: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    return (
      disc(250, 240, 82, 'white', 2) +
      flat('M1092 262L-80 60V330L1092 300Z', 'honey', 0.55) +
      flat('M1092 276L1540 160V380L1092 300Z', 'honey', 0.45) +
      cut(
        'M560 190a46 46 0 0 1 84 -20a56 56 0 0 1 100 22a38 38 0 0 1 30 64H574a34 34 0 0 1 -14 -66z',
        'white',
        1,
      ) +
      slope('-60,600 240,540 520,590 860,560 1500,600', 'pale', 1) +
      cut(
        'M840 1000C880 800 930 700 1010 664C1100 640 1220 650 1320 610C1400 580 1460 590 1500 600V1000Z',
        'mid',
        3,
      ) +
      cut('M1030 680L1056 340H1154L1184 680Z', 'white', 3) +
      flat('M1050 430H1162L1170 510H1044ZM1036 594H1176L1183 674H1030Z', 'brick') +
      flat('M1092 560h32v40a16 16 0 0 0 -32 0z', 'night') +
      box([1034, 322, 142, 24], 'night', 2, 4) +
      thread('M1040 322V286M1170 322V286M1040 290H1170', tints.night, 6) +
      box([1064, 236, 82, 86], 'accent', 1, 4) +
      flat('M1078 250H1132V310H1078Z', 'honey') +
      sides('1048,240 1105,168 1162,240', 'brick', 2) +
      disc(1105, 164, 12, 'night', 1) +
      slope(wave(724, 0), 'mid', 2) +
      thread('M470 700V250', tints.night, 12, 1) +
      cut('M486 270C640 360 690 500 690 640H486Z', 'white', 3) +
      cut('M456 320C400 420 330 540 250 640H456Z', 'honey', 2) +
      faint('M486 400H636M486 500H676', tints.mid, 4, 0.5) +
      sides('470,250 470,206 548,228', 'brick', 1) +
      cut('M230 674H760C740 750 700 790 640 800H360C300 790 250 740 230 674Z', 'accent', 3) +
      flat('M236 690H756L750 716H246Z', 'white', 0.9) +
      slope(wave(800, 1), 'deep', 3) +
      faint(furrow(wave(800, 1), 34), tints.white, 4, 0.3) +
      slope(wave(880, 0), 'night', 3) +
      faint(furrow(wave(880, 0), 30), tints.white, 4, 0.25)
    )
  },
}
