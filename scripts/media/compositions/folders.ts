import { coin } from '../coins.ts'
import { n } from '../geometry.ts'
import { bar, cut, entries, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Folders one behind the other, each with its tab, a sheet between two of them. */
export const folders: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const shades: Tint[] = ['soft', 'mid', 'honey', 'deep', 'night']
    const fw = w * 0.68
    const left = w * random.between(0.14, 0.18)
    const tab = fw * 0.17
    const pull = random.integer(1, 2)
    const items = shades.map((tint, at) => {
      const x = left + at * w * 0.022
      const y = h * (0.27 + at * 0.118)
      const tx = x + fw * 0.03 + at * tab * 1.13
      const shape = `M${n(x)} ${n(y + 10)}q0 -10 10 -10H${n(tx)}c16 0 14 -44 34 -44h${n(tab - 68)}c20 0 18 44 34 44H${n(x + fw - 10)}q10 0 10 10V${h + 60}H${n(x)}Z`
      const label = bar(
        tx + 46,
        y - 24,
        tab - 92,
        11,
        at === 0 || at === 2 ? tints.paper : tints.soft,
      )
      const page =
        at === pull
          ? sheet({
              x: x + fw * 0.32,
              y: y - h * 0.2,
              w: fw * 0.5,
              h: h * 0.6,
              angle: random.between(2, 5),
              tint: 'white',
              lift: 2,
              inside:
                rules(fw * 0.5, h * 0.6, {
                  step: 38,
                  top: 60,
                  colour: tints.line,
                  margin: 56,
                  marginColour: tints.honey,
                }) +
                entries(random, tints, { x: 86, y: 73, w: fw * 0.34, rows: 6, step: 38, size: 11 }),
            })
          : ''
      return page + cut(shape, tint, 3) + label
    })
    return items.join('') + coin(left + fw * 0.82, h * 0.885, h * 0.062, 'accent', 2)
  },
}
