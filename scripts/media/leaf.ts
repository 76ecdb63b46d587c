import { fill } from './frame.ts'
import { n } from './geometry.ts'
import { lifted } from './paper.ts'
import type { Tint } from './palette.ts'

/** A leaf that starts at a point and goes one way, folded along its middle. */
export function leaf(x: number, y: number, angle: number, long: number, tint: Tint): string {
  const wide = long * 0.27
  const half = (side: number) =>
    `<path d="M0 0C${n(long * 0.25)} ${n(side * wide * 1.25)} ${n(long * 0.7)} ${n(side * wide * 1.2)} ${n(long)} 0Z" fill="${fill(tint)}"/>`
  const dark = `<path d="M0 0C${n(long * 0.25)} ${n(wide * 1.25)} ${n(long * 0.7)} ${n(wide * 1.2)} ${n(long)} 0Z" fill="#000000" fill-opacity=".1"/>`
  const vein = `<path d="M${n(long * 0.06)} 0H${n(long * 0.9)}" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="2.4"/>`
  return lifted(
    2,
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${half(-1)}${half(1)}${dark}${vein}</g>`,
  )
}
