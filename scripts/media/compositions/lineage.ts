import { coin } from '../coins.ts'
import { n, times } from '../geometry.ts'
import { lifted, line, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Large sheets above, small ones below, joined by coins: a family and what it hands on. */
export const lineage: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const card = (x: number, y: number, cw: number, ch: number, tint: Tint) => {
      const light = tint === 'white'
      const inside = `<g opacity="${light ? 1 : 0.35}">${rules(cw, ch, { step: 30, top: 34, colour: light ? tints.line : tints.white })}</g>`
      return sheet({
        x: x - cw / 2,
        y,
        w: cw,
        h: ch,
        angle: random.between(-4, 4),
        tint,
        lift: 3,
        inside,
      })
    }
    const cx = w * random.between(0.48, 0.54)
    const spread = w * 0.235
    const knot = { x: cx, y: h * 0.47 }
    const children = [-1.18, 0, 1.18].map((at) => ({ x: cx + at * spread, y: h * 0.68 }))
    const link = (x0: number, y0: number, x1: number, y1: number) =>
      `M${n(x0)} ${n(y0)}C${n(x0)} ${n((y0 + y1) / 2)} ${n(x1)} ${n((y0 + y1) / 2)} ${n(x1)} ${n(y1)}`
    const elders = [-0.62, 0.62].map((at) => ({ x: cx + at * spread * 1.15, y: h * 0.08 }))
    const ties = [
      ...elders.map(({ x, y }) => link(x, y + h * 0.2, knot.x, knot.y)),
      ...children.map(({ x, y }) => link(knot.x, knot.y, x, y)),
    ].join('')
    const shades: Tint[] = random.shuffle<Tint>(['mid', 'honey', 'soft'])
    return (
      times(3)
        .map(
          (at) =>
            `<circle cx="${n(knot.x)}" cy="${n(knot.y)}" r="${n(h * (0.2 + at * 0.13))}" fill="none" stroke="${tints.honey}" stroke-opacity="${0.55 - at * 0.15}" stroke-width="2"/>`,
        )
        .join('') +
      lifted(1, line(ties, tints.accent, 9, 'stroke-linecap="round"')) +
      elders.map(({ x, y }, at) => card(x, y, w * 0.22, h * 0.27, at ? 'white' : 'deep')).join('') +
      children.map(({ x, y }, at) => card(x, y, w * 0.15, h * 0.18, shades[at]!)).join('') +
      children.map(({ x, y }) => coin(x, y, h * 0.038, 'deep', 2)).join('') +
      coin(knot.x, knot.y, h * 0.095, 'accent', 3)
    )
  },
}
