import { coin } from '../coins.ts'
import { n, onCircle, sector, times } from '../geometry.ts'
import { gauge, ticks } from '../gauges.ts'
import { cut, lifted, line, rules, sheet } from '../paper.ts'
import { fill } from '../frame.ts'
import type { Composition } from '../scene.ts'

/** A round of time: rings with small coins on their way, and the part already gone. */
export const orbit: Composition = {
  ground: ['deep'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const cx = w * random.between(0.58, 0.63)
    const cy = h * 0.5
    const gone = random.between(95, 170)
    const page = sheet({
      x: -w * 0.05,
      y: -h * 0.06,
      w: w * 0.44,
      h: h * 1.12,
      angle: random.between(-4, 4),
      tint: 'soft',
      lift: 2,
      inside: `<g opacity=".55">${rules(w * 0.44, h * 1.12, { step: 48, top: 50, colour: tints.white })}</g>`,
    })
    const stops = times(3).map((at) => ({
      r: h * (0.205 + at * 0.085),
      angle: -90 + gone * (0.45 + at * 0.3) + random.between(-14, 14),
      size: h * (0.022 + at * 0.006),
    }))
    return (
      page +
      lifted(
        3,
        `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(h * 0.44)}" fill="${fill('white')}"/>`,
      ) +
      cut(sector(cx, cy, h * 0.44, -90, -90 + gone, h * 0.13), 'pale', 0) +
      ticks(cx, cy, h * 0.4, { from: 0, to: 360, count: 60, length: 10, colour: tints.mid }) +
      times(3)
        .map(
          (at) =>
            `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(h * (0.205 + at * 0.085))}" fill="none" stroke="${tints.line}" stroke-width="2.4"/>`,
        )
        .join('') +
      gauge({
        cx,
        cy,
        radius: h * 0.29,
        from: -90,
        to: 270,
        width: 26,
        track: 'none',
        colour: tints.deep,
        value: gone / 360,
        lift: 1,
      }) +
      line(
        `M${n(cx)} ${n(cy)}L${onCircle(cx, cy, h * 0.36, -90 + gone)
          .map(n)
          .join(' ')}`,
        tints.night,
        7,
        'stroke-linecap="round"',
      ) +
      stops
        .map(({ r, angle, size }, at) =>
          coin(
            ...onCircle(cx, cy, r, angle + 130 + at * 40),
            size * 1.5,
            at === 1 ? 'deep' : 'mid',
            1,
          ),
        )
        .join('') +
      coin(cx, cy, h * 0.125, 'accent', 3)
    )
  },
}
