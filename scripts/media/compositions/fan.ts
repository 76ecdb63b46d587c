import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { along, n, times } from '../geometry.ts'
import { entries, lifted, rules } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Sheets opened like a fan around a point under the frame. */
export const fan: Composition = {
  ground: ['paper', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const px = w * random.between(0.44, 0.5)
    const py = h * 1.28
    const long = h * random.between(1.04, 1.1)
    const wide = h * 0.46
    const shades: Tint[] = ['night', 'deep', 'mid', 'honey', 'soft', 'white']
    const start = random.between(42, 46)
    const leaves = shades.map((tint, at) => {
      const angle = along(start, -24, at / (shades.length - 1))
      const page =
        tint === 'white'
          ? `<svg x="${n(-wide / 2)}" y="${n(-long)}" width="${n(wide)}" height="${n(long)}" overflow="hidden">${rules(wide, long, { step: 44, top: 96, colour: tints.line, margin: 62, marginColour: tints.honey })}${entries(random, tints, { x: 92, y: 112, w: wide - 130, rows: 8, step: 88, size: 13, strong: random.integer(2, 5) })}</svg>`
          : tint === 'mid' || tint === 'soft'
            ? `<svg x="${n(-wide / 2)}" y="${n(-long)}" width="${n(wide)}" height="${n(long)}" overflow="hidden"><g opacity=".45">${rules(wide, long, { step: 44, top: 60, colour: tints.white })}</g></svg>`
            : ''
      return lifted(
        3,
        `<g transform="translate(${n(px)} ${n(py)}) rotate(${n(angle)})"><rect x="${n(-wide / 2)}" y="${n(-long)}" width="${n(wide)}" height="${n(long)}" rx="9" fill="${fill(tint)}"/>${page}</g>`,
      )
    })
    const dots = times(3)
      .map(
        (at) =>
          `<circle cx="${n(w * (0.8 + at * 0.045))}" cy="${n(h * (0.16 + at * 0.075))}" r="${n(h * 0.009)}" fill="${tints.soft}"/>`,
      )
      .join('')
    return (
      dots +
      leaves.join('') +
      coin(w * random.between(0.79, 0.84), h * 0.77, h * random.between(0.115, 0.14), 'accent', 3)
    )
  },
}
