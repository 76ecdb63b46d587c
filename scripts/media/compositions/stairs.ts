import { coin } from '../coins.ts'
import { n, times } from '../geometry.ts'
import { cut, line, rules } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Stairs of paper that go down; on each step the coin is a little smaller. */
export const stairs: Composition = {
  ground: ['paper', 'pale'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const shades: Tint[] = ['night', 'deep', 'mid', 'soft', 'white']
    const coins: Tint[] = ['accent', 'accent', 'honey', 'honey', 'mid']
    const top = h * random.between(0.4, 0.44)
    const drop = (h * 0.9 - top) / (shades.length - 1)
    const left = w * random.between(0.05, 0.09)
    const tread = (w - left) / (shades.length - 0.28)
    const steps = shades.map((tint, at) => {
      const x = at === 0 ? -60 : left + at * tread
      const y = top + at * drop
      const light = tint === 'white' || tint === 'soft'
      const inner = left + at * tread + 30
      const rows = times(Math.ceil((h - y) / 34))
        .map((row) => `M${n(inner)} ${n(y + 44 + row * 34)}h${n(tread - 60)}`)
        .join('')
      const r = h * (0.128 - at * 0.021)
      return (
        cut(`M${n(x)} ${n(y)}H${n(left + (at + 1) * tread + 50)}V${h + 60}H${n(x)}Z`, tint, 3) +
        line(
          rows,
          light ? tints.mid : tints.white,
          1.8,
          `stroke-opacity="${light ? 0.35 : 0.16}"`,
        ) +
        coin(left + (at + 0.5) * tread, y - r, r, coins[at]!, 2)
      )
    })
    return (
      rules(w, h, { step: 60, top: 40, colour: tints.line }) +
      line(`M${n(w * 0.88)} 0V${h}M${n(w * 0.88 + 9)} 0V${h}`, tints.honey, 2) +
      steps.toReversed().join('')
    )
  },
}
