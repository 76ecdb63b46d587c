import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, smooth, times } from '../geometry.ts'
import { lifted, line, rules } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Folded strips that stand in a row and grow, and a coin above the tallest. */
export const columns: Composition = {
  ground: ['paper', 'pale'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const count = random.integer(6, 7)
    const wide = (w * 0.74) / count
    const left = w * 0.15
    const shades: Tint[] = ['soft', 'white', 'mid', 'honey', 'deep', 'night', 'accent']
    const heights = times(count).map(
      (at) => h * (0.2 + 0.47 * (at / (count - 1)) ** 1.25 + random.between(-0.035, 0.035)),
    )
    const strips = heights.map((height, at) => {
      const x = left + at * wide
      const y = h * 0.94 - height
      const face = wide * 0.56
      const side = wide * 0.2
      const body = `<path d="M${n(x)} ${n(y)}h${n(face)}V${h + 60}h-${n(face)}z" fill="${fill(shades[at]!)}"/>`
      const fold = `<path d="M${n(x + face)} ${n(y)}l${n(side)} ${n(side * 0.62)}V${h + 60}h-${n(side)}z" fill="${fill(shades[at]!)}"/><path d="M${n(x + face)} ${n(y)}l${n(side)} ${n(side * 0.62)}V${h + 60}h-${n(side)}z" fill="${tints.night}" fill-opacity=".2"/>`
      return lifted(3, body + fold)
    })
    const curve = heights.map(
      (height, at) => [left + at * wide + wide * 0.3, h * 0.94 - height - 70] as const,
    )
    const last = curve.at(-1)!
    const r = h * 0.085
    return (
      rules(w, h, { step: 64, top: 40, colour: tints.line }) +
      line(`M${n(w * 0.09)} 0V${h}M${n(w * 0.09 + 8)} 0V${h}`, tints.honey, 2) +
      line(
        smooth(curve.slice(0, -1).concat([[last[0] - r * 0.5, last[1] - r * 0.5]])),
        tints.mid,
        3,
        'stroke-dasharray="2 14" stroke-linecap="round"',
      ) +
      strips.join('') +
      coin(last[0], last[1] - r * 0.5, r, 'accent', 3)
    )
  },
}
