import { fill } from '../frame.ts'
import { n, onCircle } from '../geometry.ts'
import { coin } from '../coins.ts'
import { entries, lifted, line, rules, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A lens over a page: what lies under it is nearer, and clearer. */
export const lens: Composition = {
  ground: ['pale', 'paper', 'soft'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const pw = w * 0.52
    const x = w * random.between(0.1, 0.14)
    const cx = w * random.between(0.57, 0.61)
    const cy = h * 0.47
    const r = h * 0.27
    const [hx, hy] = onCircle(cx, cy, r + 20, 46)
    const [ex, ey] = onCircle(cx, cy, r + h * 0.34, 46)
    const near = `<svg x="${n(cx - r)}" y="${n(cy - r)}" width="${n(r * 2)}" height="${n(r * 2)}" overflow="hidden"><g>${rules(r * 2, r * 2, { step: 84, top: 66, colour: tints.line })}${entries(random, tints, { x: r * 0.36, y: 94, w: r * 1.28, rows: 5, step: 84, size: 26, strong: 2 })}</g></svg>`
    return (
      sheet({
        x: x + w * 0.34,
        y: h * 0.02,
        w: pw * 0.8,
        h: h * 1.1,
        angle: 9,
        tint: 'mid',
        lift: 2,
      }) +
      sheet({
        x: x + w * 0.06,
        y: -h * 0.08,
        w: pw,
        h: h * 1.2,
        angle: random.between(3, 5),
        tint: 'soft',
        lift: 2,
      }) +
      sheet({
        x,
        y: h * 0.07,
        w: pw,
        h: h * 1.05,
        angle: random.between(-3, 0),
        tint: 'white',
        lift: 3,
        inside:
          rules(pw, h * 1.05, {
            step: 44,
            top: 118,
            colour: tints.line,
            margin: 78,
            marginColour: tints.honey,
          }) +
          entries(random, tints, { x: 110, y: 132, w: pw - 170, rows: 18, step: 44, size: 13 }),
      }) +
      coin(w * 0.86, h * 0.2, h * 0.07, 'deep', 2) +
      lifted(
        3,
        line(`M${n(hx)} ${n(hy)}L${n(ex)} ${n(ey)}`, tints.night, 46, 'stroke-linecap="round"') +
          `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r + 14)}" fill="${fill('accent')}"/>`,
      ) +
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r - 12)}" fill="${fill('white')}"/><clipPath id="glass"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r - 12)}"/></clipPath><g clip-path="url(#glass)">${near}</g>` +
      line(
        `M${onCircle(cx, cy, r - 34, 196)
          .map(n)
          .join(' ')}A${n(r - 34)} ${n(r - 34)} 0 0 1 ${onCircle(cx, cy, r - 34, 250)
          .map(n)
          .join(' ')}`,
        tints.pale,
        10,
        'stroke-linecap="round"',
      )
    )
  },
}
