import { coin } from '../coins.ts'
import { n, smooth, times, type Point } from '../geometry.ts'
import { ticks } from '../gauges.ts'
import { cut, line } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition, Scene } from '../scene.ts'

/** Crest of a hill across the frame, as points a little past both edges. */
function crest({ w, random }: Scene, height: number, swell: number): Point[] {
  const turns = random.between(0, Math.PI * 2)
  const long = random.between(0.75, 1.15)
  return times(9).map((at) => {
    const share = at / 8
    const wave =
      Math.sin(turns + share * Math.PI * 2 * long) + 0.3 * Math.sin(turns * 2 + share * 9)
    return [-40 + share * (w + 80), height + wave * swell] as const
  })
}

/** Sheets cut as hills, ruled like a ledger, and a coin that rises behind them. */
export const hills: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw(scene) {
    const { w, h, random, tints } = scene
    const layers: Tint[] = ['soft', 'white', 'mid', 'deep', 'night']
    const sun = {
      x: w * random.between(0.62, 0.72),
      y: h * random.between(0.33, 0.38),
      r: h * random.between(0.13, 0.17),
    }
    const rings = times(3)
      .map(
        (at) =>
          `<circle cx="${n(sun.x)}" cy="${n(sun.y)}" r="${n(sun.r * (1.42 + at * 0.42))}" fill="none" stroke="${tints.honey}" stroke-width="2" stroke-opacity="${0.75 - at * 0.2}"/>`,
      )
      .join('')
    const dial = ticks(sun.x, sun.y, sun.r * 2.4, {
      from: 180,
      to: 360,
      count: 40,
      length: 10,
      colour: tints.soft,
    })
    const slopes = layers.map((tint, at) => {
      const points = crest(scene, h * (0.5 + at * 0.115), h * (0.085 - at * 0.008))
      const bottom = `L${n(w + 60)} ${h + 60}L-60 ${h + 60}Z`
      const furrows =
        at === 1 || at === 3
          ? times(9)
              .map((row) => smooth(points.map(([x, y]) => [x, y + 26 + row * 24] as const)))
              .join('')
          : ''
      const colour = at === 1 ? tints.soft : tints.mid
      return (
        cut(smooth(points) + bottom, tint, 3) +
        (furrows ? line(furrows, colour, 1.8, 'stroke-opacity=".7"') : '')
      )
    })
    return (
      rings + dial + slopes[0] + coin(sun.x, sun.y, sun.r, 'accent', 3) + slopes.slice(1).join('')
    )
  },
}
