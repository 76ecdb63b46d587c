import { times } from '../../geometry.ts'
import { cut } from '../../paper.ts'
import type { Tint } from '../../palette.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, sides, thread } from '../shapes.ts'

/** An abacus, a set square behind it, a ruler and a pair of compasses. */
export const abacus: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    const rows: [Tint, number, number][] = [
      ['brick', 6, 2],
      ['honey', 3, 5],
      ['deep', 5, 3],
      ['white', 2, 6],
      ['accent', 7, 1],
    ]
    const beads = rows.flatMap(([tint, left, right], row) => {
      const y = 278 + row * 112
      const bead = (x: number) => disc(x, y, 31, tint, 2, 41)
      return [
        thread(`M340 ${y}H1080`, tints.night, 8),
        ...times(left).map((at) => bead(382 + at * 58)),
        ...times(right).map((at) => bead(1044 - at * 58)),
      ]
    })
    const marks = times(26)
      .map((at) => `M${960 + at * 17} ${at % 5 ? 806 : 786}V826`)
      .join('')
    return (
      faint(
        times(18)
          .map((at) => `M${at * 84} -20V960`)
          .join('') +
          times(12)
            .map((at) => `M-20 ${at * 84}H1460`)
            .join(''),
        tints.white,
        3,
        0.4,
      ) +
      sides('740,40 1390,760 740,760', 'honey', 2) +
      cut('M840 320L1160 676H840Z', 'soft', 0) +
      faint(
        times(14)
          .map((at) => `M740 ${160 + at * 42}h${at % 4 ? 24 : 46}`)
          .join(''),
        tints.accent,
        5,
        0.8,
      ) +
      floor(790, 'pale', 2) +
      box([280, 160, 860, 70], 'deep', 3, 14) +
      box([280, 170, 66, 650], 'deep', 3, 14) +
      box([1074, 170, 66, 650], 'deep', 3, 14) +
      flat('M346 230H1074V756H346Z', 'pale', 0.72) +
      beads.join('') +
      box([250, 756, 920, 76], 'night', 3, 14) +
      faint('M290 780H1130', tints.white, 4, 0.3) +
      sides('900,780 1480,780 1480,856 900,856', 'accent', 2) +
      faint(marks, tints.white, 4, 0.8) +
      thread('M150 330L96 800M150 330L226 790', tints.night, 20, 2) +
      disc(150, 320, 40, 'accent', 2) +
      box([136, 220, 28, 80], 'night', 1, 8) +
      sides('88,790 108,792 92,850', 'white', 1) +
      sides('216,780 236,778 240,846', 'honey', 1)
    )
  },
}
