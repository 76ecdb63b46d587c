import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { along, n, times } from '../geometry.ts'
import { cut, lifted, line, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** A wide umbrella of folded paper above a few coins. */
export const umbrella: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const cx = w * random.between(0.55, 0.6)
    const top = h * 0.12
    const r = h * 0.5
    const rim = top + r
    const shades: Tint[] = ['night', 'deep', 'mid', 'deep', 'night']
    const at = (share: number) => cx + r * share
    const edges = [-1, -0.64, -0.22, 0.22, 0.64, 1]
    const panels = shades.map((tint, index) => {
      const [from, to] = [at(edges[index]!), at(edges[index + 1]!)]
      const dip = (to - from) / 2
      return `<path d="M${n(cx)} ${n(top)}C${n(along(cx, from, 0.62))} ${n(top + 4)} ${n(from)} ${n(top + r * 0.45)} ${n(from)} ${n(rim)}A${n(dip)} ${n(dip * 0.42)} 0 0 1 ${n(to)} ${n(rim)}C${n(to)} ${n(top + r * 0.45)} ${n(along(cx, to, 0.62))} ${n(top + 4)} ${n(cx)} ${n(top)}Z" fill="${fill(tint)}"/>`
    })
    const floor = h * 0.9
    const small = (
      [
        [-0.3, 0.075, 'accent'],
        [-0.165, 0.048, 'mid'],
        [0.13, 0.092, 'deep'],
        [0.28, 0.06, 'honey'],
      ] as const
    )
      .map(([shift, size, tint]) => coin(cx + shift * h, floor - size * h, size * h, tint, 2))
      .join('')
    const rain = times(26)
      .map(() => {
        const x = random.between(0, w)
        const y = random.between(0, h * 0.8)
        const under = Math.abs(x - cx) < r * 1.05 && y > top - 60
        return under ? '' : `M${n(x)} ${n(y)}l-9 34`
      })
      .join('')
    return (
      sheet({
        x: -w * 0.06,
        y: h * 0.18,
        w: w * 0.36,
        h: h * 0.9,
        angle: random.between(-6, -2),
        tint: 'white',
        lift: 2,
        inside: rules(w * 0.36, h * 0.9, {
          step: 46,
          top: 60,
          colour: tints.line,
          margin: w * 0.26,
          marginColour: tints.honey,
        }),
      }) +
      line(rain, tints.soft, 4, 'stroke-linecap="round"') +
      cut(`M-40 ${n(floor)}H${n(w + 40)}V${h + 60}H-40Z`, 'white', 2) +
      lifted(
        1,
        line(
          `M${n(cx)} ${n(top)}V${n(floor - h * 0.1)}a${n(h * 0.042)} ${n(h * 0.042)} 0 0 1 ${n(-h * 0.084)} 0`,
          tints.night,
          12,
          'stroke-linecap="round"',
        ),
      ) +
      small +
      lifted(3, panels.join('')) +
      lifted(1, `<circle cx="${n(cx)}" cy="${n(top - 8)}" r="13" fill="${fill('accent')}"/>`)
    )
  },
}
