import { coin } from '../coins.ts'
import { n, times } from '../geometry.ts'
import { cut } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** A round, uneven hole as a closed path; each quarter swells on its own. */
function hole(cx: number, cy: number, rx: number, ry: number, swell: readonly number[]): string {
  const k = 0.5523
  const [top, right, bottom, left] = [
    ry * swell[0]!,
    rx * swell[1]!,
    ry * swell[2]!,
    rx * swell[3]!,
  ]
  return [
    `M${n(cx)} ${n(cy - top)}`,
    `C${n(cx + right * k)} ${n(cy - top)} ${n(cx + right)} ${n(cy - top * k)} ${n(cx + right)} ${n(cy)}`,
    `C${n(cx + right)} ${n(cy + bottom * k)} ${n(cx + right * k)} ${n(cy + bottom)} ${n(cx)} ${n(cy + bottom)}`,
    `C${n(cx - left * k)} ${n(cy + bottom)} ${n(cx - left)} ${n(cy + bottom * k)} ${n(cx - left)} ${n(cy)}`,
    `C${n(cx - left)} ${n(cy - top * k)} ${n(cx - left * k)} ${n(cy - top)} ${n(cx)} ${n(cy - top)}Z`,
  ].join('')
}

/** Sheets with a hole, one above the other, and a coin kept safe at the bottom. */
export const hollow: Composition = {
  ground: ['night'],
  mirror: true,
  draw({ w, h, random, front }) {
    const cx = w * random.between(0.54, 0.6)
    const cy = h * random.between(0.5, 0.55)
    const isSand = front === 'sand'
    const shades: Tint[] = [
      'deep',
      'mid',
      isSand ? 'honey' : 'soft',
      isSand ? 'soft' : 'pale',
      front,
    ]
    const layers = shades.map((tint, at) => {
      const size = h * (0.2 + at * 0.085)
      const swell = times(4).map(() => random.between(0.88, 1.14))
      const whole = `M-60 -60H${n(w + 60)}V${h + 60}H-60Z`
      return cut(
        whole +
          hole(
            cx + random.between(-14, 14),
            cy + random.between(-10, 10),
            size * 1.22,
            size,
            swell,
          ),
        tint,
        3,
      )
    })
    return coin(cx, cy, h * 0.13, 'accent', 3) + layers.join('')
  },
}
