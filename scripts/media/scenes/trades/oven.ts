import { arc, n, sector, times } from '../../geometry.ts'
import { cut, lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, placed, thread } from '../shapes.ts'

const loaf = (x: number, y: number, size: number) =>
  placed(
    [x, y, size],
    `${flat('M-110 34C-118 -34 -60 -66 0 -66S118 -34 110 34C60 48 -60 48 -110 34Z', 'accent')}${[-52, 0, 52].map((at) => flat(`M${at - 22} 12C${at - 24} -14 ${at - 6} -38 ${at + 10} -44C${at + 22} -30 ${at + 4} 6 ${at - 22} 12Z`, 'honey')).join('')}`,
  )

/** A baker’s oven with its fire, a loaf on the peel, others that cool on a board. */
export const oven: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const [cx, cy] = [560, 560]
    const bricks = times(7)
      .map((row) =>
        times(9)
          .map((at) => `M${n(at * 190 - (row % 2) * 95)} ${60 + row * 84}h118`)
          .join(''),
      )
      .join('')
    const voussoirs = times(11)
      .map((at) =>
        flat(
          sector(cx, cy, 322, 181 + at * 16.3, 195.6 + at * 16.3, 236),
          at % 2 ? 'soft' : 'white',
        ),
      )
      .join('')
    const flames =
      flat(
        'M430 690C410 600 470 580 470 500C530 540 540 600 530 640C560 620 566 590 562 560C620 600 640 640 622 690Z',
        'brick',
      ) +
      flat(
        'M462 690C456 630 494 620 500 570C534 600 530 640 526 660C548 650 552 630 556 616C590 640 596 660 588 690Z',
        'accent',
      ) +
      flat('M496 690C492 660 514 648 518 622C544 650 552 664 546 690Z', 'honey')
    return (
      faint(bricks, tints.soft, 5, 0.8) +
      cut(`M170 840V540A390 390 0 0 1 950 540V840Z`, 'deep', 3) +
      faint(arc(cx, 540, 366, 184, 356), tints.white, 3, 0.28) +
      lifted(2, voussoirs) +
      box([238, 560, 86, 190], 'white', 1, 2) +
      box([796, 560, 86, 190], 'white', 1, 2) +
      cut(`M324 716V560A236 236 0 0 1 796 560V716Z`, 'night', 0) +
      flames +
      box([206, 716, 708, 44], 'mid', 2, 4) +
      box([250, 790, 620, 120], 'night', 0, 6) +
      box([1010, 300, 380, 24], 'night', 2, 4) +
      loaf(1110, 264, 0.8) +
      loaf(1290, 264, 0.8) +
      box([1010, 520, 380, 24], 'night', 2, 4) +
      times(5)
        .map(
          (at) =>
            `<g transform="rotate(${-9 + at * 4} ${1070 + at * 62} 516)">${box([1050 + at * 62, 356, 42, 164], at % 2 ? 'honey' : 'accent', 1, 21)}${faint(`M${1060 + at * 62} 400l22 -14m-22 46l22 -14m-22 46l22 -14`, tints.white, 5, 0.6)}</g>`,
        )
        .join('') +
      floor(840, 'soft', 2) +
      thread('M1500 876L900 742', tints.honey, 26, 3) +
      cut(
        'M930 700C860 664 720 660 690 690C668 712 700 750 760 762C830 776 900 770 934 756Z',
        'honey',
        2,
      ) +
      loaf(778, 690, 0.86) +
      disc(1310, 120, 62, 'accent', 2)
    )
  },
}
