import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, times } from '../geometry.ts'
import { bar, lifted, line, rules } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Small receipts laid across a page, each under its pin. */
export const tickets: Composition = {
  ground: ['mid', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const spots = [
      [0.14, 0.1],
      [0.34, 0.3],
      [0.55, 0.08],
      [0.72, 0.36],
      [0.1, 0.55],
      [0.5, 0.56],
    ] as const
    const shades: Tint[] = ['white', 'deep', 'white', 'white', 'mid', 'honey']
    const tears = spots.map(([sx, sy], at) => {
      const tw = w * random.between(0.155, 0.185)
      const th = h * random.between(0.36, 0.46)
      const tint = shades[at]!
      const light = tint === 'white'
      const teeth = 10
      const edge = times(teeth)
        .map(() => `l${n(-tw / teeth / 2)} 11l${n(-tw / teeth / 2)} -11`)
        .join('')
      const rows = times(5)
        .map(
          (row) =>
            bar(
              28,
              86 + row * 42,
              tw * random.between(0.2, 0.36),
              11,
              light ? tints.soft : tints.white,
            ) +
            bar(
              tw - 28 - tw * 0.2,
              86 + row * 42,
              tw * 0.2,
              11,
              light ? (row === 4 ? tints.accent : tints.mid) : tints.white,
            ),
        )
        .join('')
      const place = `translate(${n(sx * w)} ${n(sy * h)}) rotate(${n(random.between(-11, 11))} ${n(tw / 2)} 30)`
      return (
        lifted(
          3,
          `<g transform="${place}"><path d="M0 0h${n(tw)}v${n(th)}${edge}z" fill="${fill(tint)}"/><g opacity="${light ? 1 : 0.45}">${rows}</g></g>`,
        ) + coin(sx * w + tw / 2, sy * h + 30, 21, at % 3 === 0 ? 'accent' : 'night', 1)
      )
    })
    return (
      `<g opacity=".55">${rules(w, h, { step: 56, top: 30, colour: tints.white })}</g>` +
      line(`M${n(w * 0.06)} 0V${h}M${n(w * 0.06 + 9)} 0V${h}`, tints.honey, 2) +
      tears.join('') +
      coin(w * 0.86, h * 0.83, h * 0.105, 'accent', 3)
    )
  },
}
