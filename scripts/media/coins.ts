/** Coins: face on, or piled up and seen from the side. */
import { fill } from './frame.ts'
import { arc, n, times } from './geometry.ts'
import { lifted, line, type Lift } from './paper.ts'
import type { Tint } from './palette.ts'
import type { Random } from './random.ts'

/** A coin seen from the front. */
export function coin(
  x: number,
  y: number,
  radius: number,
  tint: Tint = 'accent',
  lift: Lift = 2,
): string {
  const disc = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill(tint)}"/>`
  const turn = (2 * Math.PI * radius * 0.93) / 72
  const milled = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.93)}" fill="none" stroke="#FFFFFF" stroke-opacity=".34" stroke-width="${n(Math.max(2, radius * 0.045))}" stroke-dasharray="${(turn * 0.4).toFixed(2)} ${(turn * 0.6).toFixed(2)}"/>`
  const rim = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.8)}" fill="none" stroke="#FFFFFF" stroke-opacity=".28" stroke-width="${n(Math.max(1.5, radius * 0.018))}"/>`
  const shine = line(
    arc(x, y, radius * 0.8, 200, 262),
    '#FFFFFF',
    Math.max(2, radius * 0.035),
    'stroke-opacity=".6" stroke-linecap="round"',
  )
  return lifted(lift, disc) + (radius > 24 ? milled + rim + shine : '')
}

/** A pile of coins that stands on `floor`; each coin a little out of line. */
export function pile(
  random: Random,
  options: {
    x: number
    floor: number
    count: number
    radius: number
    thick: number
    tints: readonly Tint[]
  },
): string {
  const { x, floor, count, radius, thick, tints } = options
  return times(count)
    .map((rank) => {
      const left = x - radius + random.between(-0.09, 0.09) * radius
      const top = floor - (rank + 1) * thick
      const tint = tints[rank % tints.length]!
      const body = `<rect x="${n(left)}" y="${n(top)}" width="${n(radius * 2)}" height="${n(thick - 2)}" rx="${n(thick * 0.32)}" fill="${fill(tint)}"/>`
      const notches = times(Math.floor((radius * 2 - 24) / 11))
        .map((at) => `M${n(left + 16 + at * 11)} ${n(top + thick * 0.26)}v${n(thick * 0.44)}`)
        .join('')
      return (
        lifted(1, body) + line(notches, '#FFFFFF', 2, 'stroke-opacity=".22" stroke-linecap="round"')
      )
    })
    .join('')
}
