import { coin } from '../coins.ts'
import { n, onCircle, times } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { cut, line, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** A young plant of paper that grows out of a coin. */
export const leaves: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const cx = w * random.between(0.5, 0.56)
    const floor = h * 0.86
    const lean = random.between(30, 60)
    const stem = (share: number) =>
      [cx + lean * Math.sin(share * 2.6), floor - h * 0.1 - share * h * 0.52] as const
    const shades: Tint[] = ['night', 'deep', 'mid', 'deep', 'soft', 'mid', 'honey']
    const blades = shades.map((tint, at) => {
      const share = 0.16 + at * 0.133
      const [x, y] = stem(share)
      const side = at % 2 ? 0 : 180
      const rise = 30 + at * 5 + random.between(-6, 6)
      return leaf(x, y, side ? 180 + rise : -rise, h * (0.42 - at * 0.034), tint)
    })
    const path = `M${times(9)
      .map((at) =>
        stem(at / 8)
          .map(n)
          .join(' '),
      )
      .join('L')}`
    const halo = times(3)
      .map(
        (at) =>
          `<circle cx="${n(cx + 20)}" cy="${n(h * 0.42)}" r="${n(h * (0.27 + at * 0.1))}" fill="none" stroke="${tints.honey}" stroke-opacity="${0.6 - at * 0.16}" stroke-width="2"/>`,
      )
      .join('')
    const [dotX, dotY] = onCircle(cx + 20, h * 0.42, h * 0.47, random.between(-30, 10))
    return (
      sheet({
        x: w * 0.64,
        y: -h * 0.1,
        w: w * 0.44,
        h: h * 1.2,
        angle: random.between(3, 7),
        tint: 'soft',
        lift: 2,
        inside: `<g opacity=".5">${rules(w * 0.44, h * 1.2, { step: 48, top: 40, colour: tints.white })}</g>`,
      }) +
      halo +
      coin(dotX, dotY, h * 0.03, 'honey', 1) +
      cut(`M-40 ${n(floor)}H${n(w + 40)}V${h + 60}H-40Z`, 'white', 2) +
      line(
        times(3)
          .map((at) => `M0 ${n(floor + 34 + at * 34)}H${n(w)}`)
          .join(''),
        tints.line,
        2,
      ) +
      line(path, tints.night, 11, 'stroke-linecap="round" stroke-linejoin="round"') +
      blades.join('') +
      coin(cx, floor - h * 0.085, h * 0.105, 'accent', 3)
    )
  },
}
