import { coin, pile } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, onCircle } from '../geometry.ts'
import { ticks } from '../gauges.ts'
import { bar, cut, lifted, line } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A balance: coins in one pan, a folded sheet in the other. */
export const scales: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const cx = w * random.between(0.48, 0.54)
    const cy = h * 0.27
    const half = h * 0.46
    const tilt = random.between(5, 9)
    const [lx, ly] = onCircle(cx, cy, half, 180 - tilt)
    const [rx, ry] = onCircle(cx, cy, half, -tilt)
    const pan = h * 0.215
    const hang = h * 0.3
    const bowl = (x: number, y: number, tint: 'deep' | 'mid') =>
      line(
        `M${n(x)} ${n(y)}L${n(x - pan)} ${n(y + hang)}M${n(x)} ${n(y)}L${n(x + pan)} ${n(y + hang)}`,
        tints.mid,
        3,
      ) +
      cut(
        `M${n(x - pan)} ${n(y + hang)}H${n(x + pan)}A${n(pan)} ${n(pan * 0.62)} 0 0 1 ${n(x - pan)} ${n(y + hang)}Z`,
        tint,
        2,
      )
    const fold = (x: number, floor: number) =>
      lifted(
        2,
        `<path d="M${n(x - 96)} ${n(floor)}V${n(floor - 150)}L${n(x)} ${n(floor - 112)}V${n(floor)}Z" fill="${fill('white')}"/><path d="M${n(x)} ${n(floor)}V${n(floor - 112)}L${n(x + 96)} ${n(floor - 150)}V${n(floor)}Z" fill="${fill('pale')}"/>`,
      ) +
      [0, 1, 2]
        .map((row) => bar(x - 76, floor - 98 + row * 28, 48 - row * 8, 9, tints.soft))
        .join('')
    const back = h * 0.5
    return (
      lifted(
        3,
        `<circle cx="${n(cx)}" cy="${n(h * 0.56)}" r="${n(back * 0.8)}" fill="${fill('white')}"/>`,
      ) +
      ticks(cx, h * 0.56, back * 0.7, {
        from: 0,
        to: 360,
        count: 120,
        length: 8,
        colour: tints.soft,
      }) +
      cut(`M${n(cx - 13)} ${n(cy)}h26l10 ${n(h * 0.62)}h-46z`, 'night', 2) +
      cut(
        `M${n(cx - h * 0.2)} ${n(h * 0.95)}q0 -${n(h * 0.075)} ${n(h * 0.2)} -${n(h * 0.075)}t${n(h * 0.2)} ${n(h * 0.075)}V${n(h + 60)}H${n(cx - h * 0.2)}z`,
        'night',
        3,
      ) +
      pile(random, {
        x: lx,
        floor: ly + hang + 4,
        count: random.integer(3, 5),
        radius: pan * 0.46,
        thick: 36,
        tints: ['accent', 'honey'],
      }) +
      fold(rx, ry + hang + 4) +
      bowl(lx, ly, 'deep') +
      bowl(rx, ry, 'mid') +
      lifted(
        2,
        line(`M${n(lx)} ${n(ly)}L${n(rx)} ${n(ry)}`, tints.night, 17, 'stroke-linecap="round"'),
      ) +
      coin(cx, cy, h * 0.062, 'accent', 2)
    )
  },
}
