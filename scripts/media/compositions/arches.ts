import { coin } from '../coins.ts'
import { n, smooth, times } from '../geometry.ts'
import { cut, line } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

interface Bay {
  x: number
  half: number
  top: number
}

/** A wall with one opening a bay, each narrower than the wall in front of it by `inset`. */
function wall(w: number, floor: number, bays: readonly Bay[], inset: number): string {
  const openings = bays.map(({ x, half, top }) => {
    const radius = half - inset
    return `M${n(x - radius)} ${n(floor)}V${n(top + half)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + radius)} ${n(top + half)}V${n(floor)}Z`
  })
  return `M-60 -60H${n(w + 60)}V${n(floor)}H-60Z${openings.join('')}`
}

/** An arcade cut in sheet after sheet, and far behind it a coin above a ridge. */
export const arches: Composition = {
  ground: ['honey', 'pale'],
  mirror: true,
  draw({ w, h, random, tints, front }) {
    const floor = h * 0.86
    const widths = [0.115, 0.15, 0.115, 0.09].map((share) => share * w)
    const gap = w * 0.035
    let x = w * random.between(0.02, 0.06)
    const bays = widths.map((half) => {
      const bay = { x: x + half, half, top: floor - half - h * (0.24 + half / w) }
      x += half * 2 + gap
      return bay
    })
    const shades: Tint[] = ['night', 'deep', 'mid', 'soft', front]
    const walls = shades.map((tint, at) =>
      cut(wall(w, floor + 4, bays, (shades.length - 1 - at) * w * 0.0165), tint, 3),
    )
    const ridge = smooth(
      times(7).map(
        (at) => [-60 + (at * (w + 120)) / 6, floor - h * random.between(0.05, 0.16)] as const,
      ),
    )
    const sun = bays[1]!
    return (
      coin(sun.x + sun.half * random.between(-0.2, 0.2), floor - h * 0.25, h * 0.085, 'accent', 2) +
      cut(`${ridge}V${h + 60}H-60Z`, 'mid', 2) +
      walls.join('') +
      cut(`M-40 ${n(floor)}H${n(w + 40)}V${h + 60}H-40Z`, front === 'sand' ? 'honey' : 'pale', 2) +
      line(
        times(2)
          .map((at) => `M0 ${n(floor + 40 + at * 40)}H${n(w)}`)
          .join(''),
        tints.soft,
        2,
        'stroke-opacity=".6"',
      )
    )
  },
}
