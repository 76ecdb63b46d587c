import { times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut, sheet } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { disc, faint, slope, thread } from '../shapes.ts'

/** The morning paper, opened and folded back, spectacles on it. */
export const newspaper: Composition = {
  ground: ['mid'],
  mirror: false,
  draw({ tints }) {
    const lines = (x: number, y: number, w: number, rows: number) =>
      times(rows)
        .map(
          (row) =>
            `<rect x="${x}" y="${y + row * 24}" width="${row === rows - 1 ? w * 0.6 : w}" height="9" rx="4.5" fill="${tints.soft}"/>`,
        )
        .join('')
    const front =
      `<rect x="60" y="50" width="620" height="52" rx="6" fill="${tints.night}"/><rect x="60" y="122" width="620" height="4" fill="${tints.accent}"/>` +
      `<svg x="60" y="150" width="400" height="270" viewBox="0 0 400 270"><rect width="400" height="270" fill="url(#soft)"/>${disc(290, 90, 44, 'accent', 1)}${slope('-20,190 120,130 260,180 420,120', 'mid', 1)}${slope('-20,240 140,200 280,230 420,190', 'deep', 1)}</svg>` +
      `<rect x="490" y="152" width="190" height="22" rx="6" fill="${tints.deep}"/><rect x="490" y="184" width="140" height="22" rx="6" fill="${tints.deep}"/>${lines(490, 226, 190, 9)}` +
      [60, 272, 490].map((x) => lines(x, 450, 190, 12)).join('') +
      `<rect x="272" y="640" width="190" height="110" rx="4" fill="url(#honey)"/>`
    return (
      faint(
        times(12)
          .map((at) => `M-40 ${30 + at * 84}H1480`)
          .join(''),
        tints.white,
        3,
        0.14,
      ) +
      sheet({ x: 560, y: 60, w: 700, h: 860, angle: 9, tint: 'honey', lift: 3, radius: 2 }) +
      sheet({
        x: 470,
        y: 60,
        w: 720,
        h: 860,
        angle: 5,
        tint: 'white',
        lift: 2,
        radius: 2,
        inside: lines(380, 80, 280, 30),
      }) +
      sheet({
        x: 250,
        y: 70,
        w: 740,
        h: 900,
        angle: -4,
        tint: 'white',
        lift: 3,
        radius: 2,
        inside: front,
      }) +
      cut('M282 560L1006 508L1010 566L286 618Z', 'night', 0).replace(
        '<path',
        '<path fill-opacity=".07"',
      ) +
      leaf(1130, 330, -40, 190, 'sage') +
      leaf(1120, 340, 10, 170, 'deep') +
      leaf(1110, 330, -86, 170, 'mid') +
      thread(
        'M560 720C500 680 470 690 440 660M930 690C980 640 1010 640 1040 610',
        tints.accent,
        14,
        2,
      ) +
      [640, 850]
        .map(
          (x, at) =>
            disc(x, 724 - at * 18, 88, 'white', 2).replace(
              '<ellipse',
              '<ellipse fill-opacity=".35"',
            ) +
            thread(
              `M${x - 88} ${724 - at * 18}a88 88 0 1 0 176 0a88 88 0 1 0 -176 0`,
              tints.accent,
              16,
              2,
            ),
        )
        .join('') +
      thread('M726 704C736 684 754 682 764 696', tints.accent, 14, 1) +
      faint('M596 694C606 676 620 666 636 662M806 676C816 658 830 648 846 644', tints.white, 8, 0.9)
    )
  },
}
