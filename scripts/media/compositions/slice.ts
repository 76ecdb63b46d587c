import { fill } from '../frame.ts'
import { arc, onCircle, sector, times } from '../geometry.ts'
import { ticks } from '../gauges.ts'
import { entries, lifted, line, rules, sheet } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** A great coin of which one part is set aside. */
export const slice: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const cx = w * random.between(0.56, 0.6)
    const cy = h * 0.52
    const r = h * 0.36
    const part = random.between(58, 74)
    const from = random.between(-46, -32)
    const middle = from + part / 2
    const [px, py] = onCircle(cx, cy, h * 0.075, middle)
    const wedge = (x: number, y: number, start: number, end: number, tint: Tint, lift: 2 | 3) =>
      lifted(lift, `<path d="${sector(x, y, r, start, end)}" fill="${fill(tint)}"/>`) +
      line(arc(x, y, r * 0.86, start + 2.5, end - 2.5), '#FFFFFF', 3, 'stroke-opacity=".4"') +
      line(
        arc(x, y, r * 0.94, start + 2, end - 2),
        '#FFFFFF',
        12,
        'stroke-opacity=".28" stroke-dasharray="5 9"',
      )
    const pw = w * 0.36
    return (
      sheet({
        x: w * 0.04,
        y: h * 0.1,
        w: pw,
        h: h * 1.05,
        angle: random.between(-8, -5),
        tint: 'soft',
        lift: 2,
      }) +
      sheet({
        x: w * 0.09,
        y: h * 0.14,
        w: pw,
        h: h * 1.05,
        angle: random.between(-3, 0),
        tint: 'white',
        lift: 3,
        inside:
          rules(pw, h, {
            step: 46,
            top: 92,
            colour: tints.line,
            margin: 62,
            marginColour: tints.honey,
          }) + entries(random, tints, { x: 92, y: 108, w: pw * 0.5, rows: 9, step: 92, size: 14 }),
      }) +
      ticks(cx, cy, r * 1.16, {
        from: from + part + 12,
        to: from + 348,
        count: 48,
        length: 9,
        colour: tints.soft,
      }) +
      wedge(cx, cy, from + part, from + 360, 'deep', 3) +
      times(3)
        .map((at) =>
          line(
            arc(cx, cy, r * (0.26 + at * 0.16), from + part + 8, from + 352),
            tints.mid,
            2,
            'stroke-opacity=".8"',
          ),
        )
        .join('') +
      wedge(px, py, from, from + part, 'accent', 3)
    )
  },
}
