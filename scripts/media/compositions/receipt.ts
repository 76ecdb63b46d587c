import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, times } from '../geometry.ts'
import { bar, entries, lifted, line } from '../paper.ts'
import type { Tint, Tints } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Composition } from '../scene.ts'

/** A strip of paper, its lower edge torn in small teeth, with its rows and its total. */
function strip(
  random: Random,
  tints: Tints,
  x: number,
  y: number,
  w: number,
  h: number,
  tint: Tint,
): string {
  const teeth = Math.round(w / 26)
  const tooth = w / teeth
  const edge = times(teeth)
    .map(() => `l${n(-tooth / 2)} 15l${n(-tooth / 2)} -15`)
    .join('')
  const light = tint === 'white'
  const total = y + h - 118
  const rows = Math.floor((total - y - 120) / 46)
  const marks = light
    ? entries(random, tints, { x: x + 40, y: y + 110, w: w - 80, rows, step: 46, size: 13 }) +
      line(`M${n(x + 40)} ${n(total)}h${n(w - 80)}`, tints.deep, 3) +
      bar(x + 40, total + 30, w * 0.24, 20, tints.deep) +
      bar(x + w - 40 - w * 0.3, total + 30, w * 0.3, 20, tints.accent) +
      bar(x + w * 0.3, y + 46, w * 0.4, 18, tints.mid)
    : times(rows)
        .map((row) =>
          bar(x + 34, y + 80 + row * 46, w * random.between(0.3, 0.62), 11, tints.white),
        )
        .join('')
  return (
    lifted(3, `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}${edge}z" fill="${fill(tint)}"/>`) +
    (light ? marks : `<g opacity=".4">${marks}</g>`)
  )
}

/** Long strips that come down from the top edge, from gross to net. */
export const receipt: Composition = {
  ground: ['pale', 'soft', 'paper'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const x = w * random.between(0.34, 0.4)
    const r = h * random.between(0.1, 0.12)
    return (
      `<circle cx="${n(w * 0.23)}" cy="${n(h * 0.62)}" r="${n(h * 0.3)}" fill="none" stroke="${tints.white}" stroke-width="40"/>` +
      strip(random, tints, x + w * 0.25, -60, w * 0.2, h * random.between(0.52, 0.6), 'mid') +
      strip(random, tints, x - w * 0.13, -60, w * 0.2, h * random.between(0.74, 0.8), 'deep') +
      strip(random, tints, x, -40, w * 0.29, h * 0.93, 'white') +
      coin(x + w * 0.345, h * 0.79, r, 'accent', 3) +
      coin(x - w * 0.1, h * 0.9, r * 0.55, 'mid', 2)
    )
  },
}
