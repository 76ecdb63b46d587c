/** Numbers and paths. Angles are in degrees, clockwise from three o’clock, as SVG turns. */

export type Point = readonly [x: number, y: number]

/** Points written as « 0,0 120,40 ». */
export const through = (written: string): Point[] =>
  written.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return [x!, y!] as const
  })

/** One decimal is enough for a picture. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** The point at an angle on a circle. */
export function onCircle(cx: number, cy: number, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)]
}

/** Path of an arc from one angle up to a greater one. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x0, y0] = onCircle(cx, cy, radius, from)
  const [x1, y1] = onCircle(cx, cy, radius, to)
  const large = to - from > 180 ? 1 : 0
  return `M${n(x0)} ${n(y0)}A${n(radius)} ${n(radius)} 0 ${large} 1 ${n(x1)} ${n(y1)}`
}

/** Path of a slice of a disc, or of a ring when `inner` is above zero. */
export function sector(
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
  inner = 0,
): string {
  const large = to - from > 180 ? 1 : 0
  const [x1, y1] = onCircle(cx, cy, inner, to)
  const [x0, y0] = onCircle(cx, cy, inner, from)
  const back = inner > 0 ? `A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(x0)} ${n(y0)}` : ''
  return `${arc(cx, cy, radius, from, to)}L${n(x1)} ${n(y1)}${back}Z`
}

/** Path through points, without corners (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    return `C${[...first, ...second, ...to].map(n).join(' ')}`
  })
  return `M${n(at(0)[0])} ${n(at(0)[1])}${curves.join('')}`
}

/** Whole numbers from 0 to `count` − 1. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The value that lies that share of the way from one to the other. */
export const along = (from: number, to: number, share: number): number => from + (to - from) * share
