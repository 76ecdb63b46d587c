import { fill } from '../frame.ts'
import { n, times } from '../geometry.ts'
import { coin } from '../coins.ts'
import { lifted, rules, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A key cut in paper, on sheets where rows of dots keep their secret. */
export const key: Composition = {
  ground: ['mid', 'pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const angle = random.between(-28, -20)
    const r = h * 0.2
    const shaft = h * 0.62
    const thick = h * 0.078
    const x = r + shaft
    const bow = `M0 ${n(-r)}A${n(r)} ${n(r)} 0 1 1 0 ${n(r)}A${n(r)} ${n(r)} 0 1 1 0 ${n(-r)}ZM0 ${n(-r * 0.46)}A${n(r * 0.46)} ${n(r * 0.46)} 0 1 0 0 ${n(r * 0.46)}A${n(r * 0.46)} ${n(r * 0.46)} 0 1 0 0 ${n(-r * 0.46)}Z`
    const half = thick / 2
    const teeth = [0.62, 0.76, 0.9]
      .map(
        (at, index) =>
          `<rect x="${n(r * 0.9 + shaft * at)}" y="${n(half - 4)}" width="${n(thick * 0.62)}" height="${n(thick * [0.8, 1.15, 0.95][index]!)}" rx="6" fill="${fill('accent')}"/>`,
      )
      .join('')
    const blade = `<rect x="${n(r * 0.9)}" y="${n(-half)}" width="${n(x - r * 0.9)}" height="${n(thick)}" rx="${n(half * 0.5)}" fill="${fill('accent')}"/>`
    const place = `translate(${n(w * 0.34)} ${n(h * 0.62)}) rotate(${n(angle)})`
    const secret = (count: number, y: number, size: number) =>
      times(count)
        .map(
          (at) =>
            `<circle cx="${n(96 + at * 58)}" cy="${n(y)}" r="${size}" fill="${at < 5 ? tints.mid : tints.soft}"/>`,
        )
        .join('')
    const pw = h * 0.82
    return (
      sheet({ x: w * 0.36, y: -h * 0.08, w: pw, h: h * 0.92, angle: 11, tint: 'deep', lift: 3 }) +
      sheet({
        x: w * 0.27,
        y: h * 0.06,
        w: pw,
        h: h * 0.86,
        angle: random.between(1, 4),
        tint: 'mid',
        lift: 2,
      }) +
      sheet({
        x: w * 0.19,
        y: h * 0.1,
        w: pw,
        h: h * 0.84,
        angle: random.between(-6, -3),
        tint: 'white',
        lift: 3,
        inside:
          rules(pw, h * 0.84, { step: 96, top: 150, colour: tints.line }) +
          times(7)
            .map((row) => secret(random.integer(6, 10), 102 + row * 96, 13))
            .join(''),
      }) +
      coin(w * 0.83, h * 0.8, h * 0.085, 'mid', 2) +
      lifted(
        3,
        `<g transform="${place}"><path d="${bow}" fill="${fill('accent')}" fill-rule="evenodd"/>${blade}${teeth}</g>`,
      ) +
      `<g transform="${place}"><circle r="${n(r * 0.76)}" fill="none" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="4"/></g>`
    )
  },
}
