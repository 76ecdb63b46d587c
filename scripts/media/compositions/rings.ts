import { coin } from '../coins.ts'
import { arc } from '../geometry.ts'
import { ticks } from '../gauges.ts'
import { bar, lifted, line, rules, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** Two rings passed through one another, on a contract that is folded open. */
export const rings: Composition = {
  ground: ['pale', 'paper'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const r = h * 0.225
    const cx = w * random.between(0.52, 0.56)
    const cy = h * 0.52
    const [ax, bx] = [cx - r * 0.68, cx + r * 0.68]
    const [ay, by] = [cy + r * 0.12, cy - r * 0.12]
    const ring = (x: number, y: number, colour: string) =>
      lifted(3, line(`${arc(x, y, r, 0, 180)}${arc(x, y, r, 180, 360)}`, colour, 52)) +
      line(
        `${arc(x, y, r + 15, 190, 300)}`,
        '#FFFFFF',
        5,
        'stroke-opacity=".45" stroke-linecap="round"',
      ) +
      line(
        `${arc(x, y, r - 17, 20, 130)}`,
        '#FFFFFF',
        4,
        'stroke-opacity=".3" stroke-linecap="round"',
      )
    const over =
      line(arc(ax, ay, r, 290, 346), tints.accent, 52) +
      line(arc(ax, ay, r + 15, 292, 300), '#FFFFFF', 5, 'stroke-opacity=".45"')
    const pw = w * 0.27
    const page = (x: number, angle: number, tint: 'white' | 'pale') =>
      sheet({
        x,
        y: h * 0.07,
        w: pw,
        h: h * 0.88,
        angle,
        tint,
        lift: 3,
        radius: 5,
        inside:
          rules(pw, h * 0.88, { step: 48, top: 96, colour: tints.line }) +
          [0, 1, 2, 3, 11, 12, 13]
            .map((row) =>
              bar(
                52,
                114 + row * 48,
                (pw - 104) * random.between(0.5, 1),
                13,
                row === 0 ? tints.mid : tints.soft,
              ),
            )
            .join(''),
      })
    return (
      sheet({
        x: cx - pw * 0.86,
        y: h * 0.04,
        w: pw * 1.9,
        h: h * 0.95,
        angle: random.between(6, 9),
        tint: 'soft',
        lift: 2,
      }) +
      page(cx - pw, -1, 'white') +
      page(cx + 2, -1, 'pale') +
      ticks(cx, cy, r * 2.05, { from: 150, to: 210, count: 20, length: 10, colour: tints.soft }) +
      ring(ax, ay, tints.accent) +
      ring(bx, by, tints.deep) +
      over +
      coin(w * 0.13, h * 0.24, h * 0.05, 'honey', 2) +
      coin(w * 0.88, h * 0.8, h * 0.08, 'deep', 2)
    )
  },
}
