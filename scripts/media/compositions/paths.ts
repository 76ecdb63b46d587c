import { coin } from '../coins.ts'
import { n } from '../geometry.ts'
import { lifted, line, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Ribbons that leave from one point and end each at a coin of its own. */
export const paths: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const ends: readonly Tint[] = random.shuffle<Tint>(['deep', 'mid', 'accent', 'night', 'honey'])
    const x0 = -60
    const y0 = h * random.between(0.5, 0.6)
    const ways = ends.map((tint, at) => {
      const y = h * (0.13 + at * 0.185)
      const x = w * (0.74 + 0.1 * Math.sin((at + 0.5) * 1.25) + random.between(-0.03, 0.03))
      const bend = x * random.between(0.42, 0.56)
      const colour = tints[tint]
      const band = line(
        `M${x0} ${n(y0 + (at - 2) * 34)}C${n(bend)} ${n(y0 + (at - 2) * 34)} ${n(bend)} ${n(y)} ${n(x)} ${n(y)}`,
        colour,
        34,
      )
      const centre = line(
        `M${x0} ${n(y0 + (at - 2) * 34)}C${n(bend)} ${n(y0 + (at - 2) * 34)} ${n(bend)} ${n(y)} ${n(x)} ${n(y)}`,
        '#FFFFFF',
        2.4,
        'stroke-opacity=".5" stroke-dasharray="10 12"',
      )
      return {
        at,
        body: lifted(2, band) + centre,
        end: coin(x, y, h * (at === 2 ? 0.105 : 0.078), tint, 3),
      }
    })
    const order = [0, 4, 1, 3, 2]
    return (
      sheet({
        x: w * 0.56,
        y: -h * 0.1,
        w: w * 0.3,
        h: h * 1.2,
        angle: random.between(2, 5),
        tint: 'white',
        lift: 2,
        inside: rules(w * 0.3, h * 1.2, { step: 48, top: 30, colour: tints.line }),
      }) +
      sheet({
        x: w * 0.84,
        y: -h * 0.1,
        w: w * 0.3,
        h: h * 1.2,
        angle: random.between(-4, -1),
        tint: 'soft',
        lift: 2,
      }) +
      order.map((at) => ways[at]!.body).join('') +
      order.map((at) => ways[at]!.end).join('')
    )
  },
}
