import { coin } from '../coins.ts'
import { arc, n } from '../geometry.ts'
import { bar, entries, line, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** The same page three times, two of them together and one kept apart. */
export const copies: Composition = {
  ground: ['pale', 'soft'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const pw = h * 0.44
    const ph = h * 0.6
    const page = (x: number, y: number, angle: number, tint: Tint) => {
      const light = tint === 'white'
      const rows = entries(
        random,
        light ? tints : { ...tints, soft: tints.white, mid: tints.white },
        { x: 76, y: 146, w: pw - 124, rows: 8, step: 46, size: 13 },
      )
      const inside =
        rules(pw, ph, {
          step: 46,
          top: 130,
          colour: light ? tints.line : 'none',
          margin: 52,
          marginColour: light ? tints.honey : 'none',
        }) +
        bar(76, 66, pw * 0.4, 24, light ? tints.deep : tints.paper) +
        (light ? rows : `<g opacity=".4">${rows}</g>`)
      return sheet({ x, y, w: pw, h: ph, angle, tint, lift: 3, inside })
    }
    const [cx, cy] = [w * 0.46, h * 0.66]
    return (
      line(
        arc(cx, cy, h * 0.5, 214, 326),
        tints.white,
        4,
        'stroke-dasharray="2 14" stroke-linecap="round"',
      ) +
      line(
        arc(cx, cy, h * 0.58, 206, 334),
        tints.white,
        26,
        'stroke-linecap="round" stroke-opacity=".6"',
      ) +
      page(w * 0.2, h * 0.17, random.between(7, 10), 'deep') +
      page(w * 0.11, h * 0.25, random.between(-6, -3), 'white') +
      sheet({
        x: w * 0.67,
        y: h * 0.22,
        w: pw * 1.14,
        h: ph * 1.06,
        angle: -4,
        tint: 'mid',
        lift: 2,
        radius: 16,
      }) +
      page(w * 0.69, h * 0.25, random.between(2, 4), 'white') +
      coin(w * 0.4, h * 0.79, h * 0.1, 'accent', 3) +
      coin(w * 0.675, h * 0.8, h * 0.062, 'deep', 3) +
      line(
        `M${n(w * 0.4 - 42)} ${n(h * 0.79)}l27 29l54 -60`,
        '#FFFFFF',
        11,
        'stroke-linecap="round" stroke-linejoin="round"',
      )
    )
  },
}
