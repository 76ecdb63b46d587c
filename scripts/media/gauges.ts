/** Gauges: rings of paper, filled up to a value, with their ticks. */
import { arc, n, onCircle, times } from './geometry.ts'
import { line, lifted, type Lift } from './paper.ts'

export interface Gauge {
  cx: number
  cy: number
  radius: number
  from: number
  to: number
  width: number
  track: string
  colour: string
  /** Share of the ring that is filled, 0 to 1. */
  value: number
  lift?: Lift
}

/** A ring and the part of it that is filled. */
export function gauge(options: Gauge): string {
  const { cx, cy, radius, from, to, width, track, colour, value, lift = 1 } = options
  const end = from + (to - from) * value
  const round = 'stroke-linecap="round"'
  return (
    line(arc(cx, cy, radius, from, to), track, width, round) +
    lifted(lift, line(arc(cx, cy, radius, from, end), colour, width, round))
  )
}

/** Small strokes around a circle; every `strong`th is longer. */
export function ticks(
  cx: number,
  cy: number,
  radius: number,
  options: {
    from: number
    to: number
    count: number
    length: number
    colour: string
    strong?: number
    width?: number
  },
): string {
  const { from, to, count, length, colour, strong = 5, width = 2.4 } = options
  const path = times(count + 1)
    .map((at) => {
      const angle = from + ((to - from) * at) / count
      const long = at % strong === 0 ? length * 1.9 : length
      const [x0, y0] = onCircle(cx, cy, radius, angle)
      const [x1, y1] = onCircle(cx, cy, radius + long, angle)
      return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`
    })
    .join('')
  return line(path, colour, width, 'stroke-linecap="round"')
}
