import { coin } from '../coins.ts'
import { n, onCircle } from '../geometry.ts'
import { gauge, ticks } from '../gauges.ts'
import { cut, entries, rules, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A great dial that rises from the bottom edge in front of a ruled sheet. */
export const dial: Composition = {
  ground: ['pale', 'paper'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const cx = w * random.between(0.6, 0.66)
    const cy = h * 0.96
    const value = random.between(0.55, 0.8)
    const rings = [
      { r: 0.74, track: 'white', colour: tints.deep, width: 70, value },
      {
        r: 0.6,
        track: 'white',
        colour: tints.mid,
        width: 50,
        value: value - random.between(0.15, 0.3),
      },
      {
        r: 0.485,
        track: 'white',
        colour: tints.accent,
        width: 34,
        value: value - random.between(0.35, 0.45),
      },
    ]
    const angle = 180 + 180 * value
    const [tipX, tipY] = onCircle(cx, cy, h * 0.66, angle)
    const [leftX, leftY] = onCircle(cx, cy, 17, angle - 90)
    const [rightX, rightY] = onCircle(cx, cy, 17, angle + 90)
    const needle = cut(
      `M${n(leftX)} ${n(leftY)}L${n(tipX)} ${n(tipY)}L${n(rightX)} ${n(rightY)}Z`,
      'night',
      2,
    )
    const page = sheet({
      x: w * 0.06,
      y: h * 0.12,
      w: w * 0.42,
      h: h * 1.05,
      angle: random.between(-9, -5),
      tint: 'white',
      lift: 3,
      inside:
        rules(w * 0.42, h * 1.1, {
          step: 46,
          top: 120,
          colour: tints.line,
          margin: 70,
          marginColour: tints.honey,
        }) + entries(random, tints, { x: 100, y: 138, w: w * 0.26, rows: 7, step: 92, size: 14 }),
    })
    const back = sheet({
      x: w * 0.02,
      y: h * 0.2,
      w: w * 0.4,
      h: h,
      angle: random.between(3, 7),
      tint: 'soft',
      lift: 2,
    })
    return (
      back +
      page +
      cut(
        `M${n(cx - h * 0.86)} ${n(h + 40)}A${n(h * 0.86)} ${n(h * 0.86)} 0 0 1 ${n(cx + h * 0.86)} ${n(h + 40)}Z`,
        'paper',
        3,
      ) +
      ticks(cx, cy, h * 0.795, { from: 184, to: 356, count: 60, length: 11, colour: tints.mid }) +
      rings
        .map((ring) =>
          gauge({
            cx,
            cy,
            radius: h * ring.r,
            from: 180,
            to: 360,
            width: ring.width,
            track: tints.pale,
            colour: ring.colour,
            value: ring.value,
            lift: 2,
          }),
        )
        .join('') +
      needle +
      coin(cx, cy - 4, h * 0.13, 'accent', 3)
    )
  },
}
