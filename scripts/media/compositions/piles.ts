import { coin, pile } from '../coins.ts'
import { n, times } from '../geometry.ts'
import { gauge } from '../gauges.ts'
import { cut, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Piles of coins on a ledger page, one coin that leans against the last. */
export const piles: Composition = {
  ground: ['pale', 'paper'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const floor = h * 0.82
    const counts = [random.integer(3, 4), random.integer(6, 7), random.integer(9, 11)]
    const radius = w * 0.088
    const shades: readonly Tint[][] = [
      ['mid', 'soft'],
      ['deep', 'mid'],
      ['accent', 'honey', 'accent'],
    ]
    const stacks = counts.map((count, at) =>
      pile(random, {
        x: w * (0.2 + at * 0.195),
        floor,
        count,
        radius,
        thick: 46,
        tints: shades[at]!,
      }),
    )
    const r = h * 0.15
    const backs = times(2)
      .map((at) =>
        sheet({
          x: w * (0.3 + at * 0.12),
          y: h * (0.1 - at * 0.05),
          w: w * 0.4,
          h: h * 0.9,
          angle: at ? 6 : -5,
          tint: at ? 'white' : 'soft',
          lift: 2,
          inside: at
            ? rules(w * 0.4, h * 0.9, {
                step: 44,
                top: 70,
                colour: tints.line,
                margin: w * 0.3,
                marginColour: tints.honey,
              })
            : '',
        }),
      )
      .join('')
    const table =
      cut(`M-40 ${n(floor)}H${n(w + 40)}V${h + 60}H-40Z`, 'white', 2) +
      `<svg y="${n(floor)}" width="${n(w)}" height="${n(h)}">${rules(w, h * 0.2, { step: 40, colour: tints.line })}</svg>`
    const ring = gauge({
      cx: w * 0.06,
      cy: floor,
      radius: h * 0.3,
      from: 180,
      to: 360,
      width: 26,
      track: tints.white,
      colour: tints.soft,
      value: 0.8,
      lift: 0,
    })
    return (
      backs +
      ring +
      table +
      stacks.join('') +
      coin(w * 0.2 + 0.195 * 2 * w + radius + r * 1.1, floor - r, r, 'deep', 3)
    )
  },
}
