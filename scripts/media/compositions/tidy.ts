import { coin } from '../coins.ts'
import { n, times } from '../geometry.ts'
import { bar, line, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Cards that fall in disorder on the left and stand in rows on the right. */
export const tidy: Composition = {
  ground: ['pale', 'paper'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const cw = w * 0.155
    const ch = h * 0.165
    const shades: Tint[] = ['white', 'deep', 'white', 'mid', 'white', 'honey', 'white', 'soft']
    const card = (x: number, y: number, angle: number, tint: Tint, lift: 2 | 3) => {
      const light = tint === 'white'
      const inside =
        `<circle cx="${n(cw * 0.2)}" cy="${n(ch * 0.5)}" r="${n(ch * 0.2)}" fill="${light ? tints.soft : tints.white}" fill-opacity="${light ? 1 : 0.4}"/>` +
        `<g opacity="${light ? 1 : 0.45}">${bar(cw * 0.4, ch * 0.32, cw * random.between(0.3, 0.48), 13, light ? tints.mid : tints.white)}${bar(cw * 0.4, ch * 0.57, cw * random.between(0.2, 0.4), 11, light ? tints.line : tints.white)}</g>`
      return sheet({ x, y, w: cw, h: ch, angle, tint, lift, radius: 10, inside })
    }
    const loose = times(8)
      .map((at) =>
        card(
          w * (0.03 + (at % 2) * 0.17 + random.between(-0.02, 0.05)),
          h * (0.02 + Math.floor(at / 2) * 0.24 + random.between(-0.04, 0.06)),
          random.between(-34, 34),
          shades[(at * 3 + 1) % 8]!,
          3,
        ),
      )
      .join('')
    const rows = times(8)
      .map((at) =>
        card(
          w * 0.6 + (at % 2) * cw * 1.14,
          h * 0.12 + Math.floor(at / 2) * ch * 1.2,
          0,
          at === 5 ? 'deep' : at === 2 ? 'mid' : 'white',
          2,
        ),
      )
      .join('')
    const grid = times(5)
      .map((at) => `M${n(w * 0.57)} ${n(h * 0.103 + at * ch * 1.2 - ch * 0.0)}H${n(w)}`)
      .join('')
    return (
      line(grid, tints.line, 2) +
      loose +
      rows +
      coin(w * 0.485, h * 0.5, h * 0.07, 'accent', 2) +
      line(
        `M${n(w * 0.485 - 20)} ${n(h * 0.5)}h36m-15 -15l15 15l-15 15`,
        '#FFFFFF',
        7,
        'stroke-linecap="round" stroke-linejoin="round"',
      )
    )
  },
}
