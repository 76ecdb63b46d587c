import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, onCircle, sector, times } from '../geometry.ts'
import { lifted, sheet, rules, cut } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** Seats around a table seen from above: an assembly. */
export const hemicycle: Composition = {
  ground: ['pale', 'soft', 'paper'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const cx = w * random.between(0.53, 0.58)
    const cy = h * 0.88
    const rows = [0.34, 0.47, 0.6, 0.73]
    const bands = rows
      .toReversed()
      .map((share, at) =>
        cut(
          sector(cx, cy, h * (share + 0.062), 180, 360, h * (share - 0.062)),
          (['deep', 'mid', 'soft', 'white'] as const)[at]!,
          3,
        ),
      )
      .join('')
    const voting = random.integer(5, 9)
    const seats = rows
      .map((share, row) => {
        const count = 7 + row * 3
        return times(count)
          .map((at) => {
            const [x, y] = onCircle(cx, cy, h * share, 180 + (180 * (at + 0.5)) / count)
            const yes = at < (count * voting) / 12
            const colour =
              row === 3
                ? yes
                  ? tints.honey
                  : tints.mid
                : row === 2
                  ? yes
                    ? tints.accent
                    : tints.pale
                  : yes
                    ? tints.deep
                    : tints.soft
            return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(h * 0.023)}" fill="${colour}"/>`
          })
          .join('')
      })
      .join('')
    const page = sheet({
      x: -w * 0.04,
      y: -h * 0.12,
      w: w * 0.3,
      h: h * 0.8,
      angle: random.between(-10, -5),
      tint: 'white',
      lift: 2,
      inside: rules(w * 0.3, h * 0.8, {
        step: 44,
        top: 60,
        colour: tints.line,
        margin: w * 0.21,
        marginColour: tints.honey,
      }),
    })
    return (
      page +
      bands +
      seats +
      lifted(3, `<path d="${sector(cx, cy, h * 0.2, 180, 360)}" fill="${fill('night')}"/>`) +
      cut(`M-40 ${n(cy)}H${n(w + 40)}V${h + 60}H-40Z`, 'white', 2) +
      coin(cx, cy - h * 0.02, h * 0.085, 'accent', 2)
    )
  },
}
