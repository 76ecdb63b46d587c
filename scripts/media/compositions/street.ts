import { coin } from '../coins.ts'
import { n, times } from '../geometry.ts'
import { cut, line } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** A street of folded sheets: gables, windows, one door in the accent. */
export const street: Composition = {
  ground: ['pale', 'paper', 'soft'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const row = (
      shades: readonly Tint[],
      floor: number,
      low: number,
      high: number,
      rich: boolean,
    ) => {
      let x = -w * random.between(0.02, 0.08)
      const houses: string[] = []
      for (const [at, tint] of shades.entries()) {
        const hw = w * random.between(0.15, 0.2)
        const wall = floor - h * random.between(low, high)
        const roof = wall - hw * random.between(0.34, 0.62)
        const light = tint === 'white' || tint === 'soft' || tint === 'pale'
        const pane = light ? tints.mid : tints.honey
        const size = hw * 0.13
        const windows = rich
          ? times(6)
              .map((cell) => {
                const px = x + hw * (0.2 + 0.25 * (cell % 3))
                const py = wall + hw * (0.14 + 0.36 * Math.floor(cell / 3))
                const lit = random.chance(0.3)
                return `<rect x="${n(px)}" y="${n(py)}" width="${n(size)}" height="${n(size * 1.5)}" rx="3" fill="${lit ? tints.accent : pane}" fill-opacity="${lit ? 1 : 0.55}"/>`
              })
              .join('')
          : ''
        houses.push(
          cut(
            `M${n(x)} ${n(h + 60)}V${n(wall)}L${n(x + hw / 2)} ${n(roof)}L${n(x + hw)} ${n(wall)}V${n(h + 60)}Z`,
            tint,
            at % 2 ? 2 : 3,
          ) + windows,
        )
        x += hw * random.between(0.92, 1.1)
      }
      return houses.join('')
    }
    const front: Tint[] = random.shuffle<Tint>(['white', 'deep', 'mid', 'white', 'night', 'deep'])
    const back: Tint[] = ['soft', 'mid', 'soft', 'pale', 'soft', 'mid', 'soft']
    const ground = cut(`M-40 ${n(h * 0.9)}H${n(w + 40)}V${h + 60}H-40Z`, 'white', 2)
    return (
      coin(w * random.between(0.2, 0.8), h * 0.2, h * 0.1, 'accent', 2) +
      row(back, h * 0.86, 0.42, 0.5, false) +
      row(front, h * 0.9, 0.235, 0.36, true) +
      ground +
      line(
        times(2)
          .map((at) => `M0 ${n(h * (0.93 + at * 0.035))}H${n(w)}`)
          .join(''),
        tints.line,
        2,
      )
    )
  },
}
