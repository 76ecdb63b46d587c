import { book, spine } from '../books.ts'
import { coin } from '../coins.ts'
import { n } from '../geometry.ts'
import { ticks, gauge } from '../gauges.ts'
import { cut } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** A calm pile of ledgers, a ribbon, and a coin that rests on top. */
export const ledgers: Composition = {
  ground: ['paper', 'pale', 'soft'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const middle = w * random.between(0.54, 0.6)
    const covers = random.shuffle<Tint>(['deep', 'mid', 'accent', 'night', 'soft'])
    const odd = random.integer(0, 1)
    let floor = h * 0.9
    const table = cut(`M-40 ${n(h * 0.885)}H${n(w + 40)}V${h + 60}H-40Z`, 'white', 2)
    const books = covers.map((tint, at) => {
      const thick = random.between(74, 118) - at * 6
      const long = w * (0.52 - at * 0.045) * random.between(0.88, 1.04)
      const x = middle - long / 2 + random.between(-0.035, 0.035) * w
      floor -= thick
      return at % 2 === odd
        ? spine(x, floor, long, thick - 3, tint, tint === 'accent' ? tints.paper : tints.honey)
        : book(x, floor, long, thick - 3, tint, tints.line)
    })
    const r = h * random.between(0.085, 0.105)
    const ribbon = cut(
      `M${n(middle - w * 0.14)} ${n(floor + 150)}v${n(h * 0.2)}l17 -20l17 20v-${n(h * 0.2)}z`,
      'honey',
      1,
    )
    const cx = w * random.between(0.2, 0.26)
    const dial =
      gauge({
        cx,
        cy: h * 0.885,
        radius: h * 0.44,
        from: 180,
        to: 360,
        width: 34,
        track: tints.white,
        colour: tints.mid,
        value: random.between(0.3, 0.45),
        lift: 1,
      }) +
      ticks(cx, h * 0.885, h * 0.5, {
        from: 180,
        to: 360,
        count: 50,
        length: 10,
        colour: tints.mid,
      })
    return (
      dial +
      table +
      books.join('') +
      ribbon +
      coin(middle + w * random.between(-0.03, 0.07), floor - r, r, 'accent', 2)
    )
  },
}
