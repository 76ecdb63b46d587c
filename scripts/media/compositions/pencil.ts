import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n } from '../geometry.ts'
import { bar, entries, lifted, line, rules, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A text read again, pencil in hand: lines marked, one struck out. */
export const pencil: Composition = {
  ground: ['pale', 'soft'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const pw = w * 0.46
    const ph = h * 1.1
    const x = w * random.between(0.2, 0.25)
    const angle = random.between(-6, -3)
    const step = 50
    const long = [0.72, 0.6, 0.78, 0.44, 0, 0.7, 0.76, 0.52, 0, 0.66, 0.74, 0.6, 0.7]
    const text = long
      .map((share, row) =>
        share
          ? bar(118, 164 + row * step, (pw - 190) * share, 13, row === 0 ? tints.deep : tints.soft)
          : '',
      )
      .join('')
    const marked = `<rect x="104" y="${156 + 2 * step}" width="${n((pw - 190) * 0.82)}" height="30" rx="6" fill="${tints.honey}" fill-opacity=".6"/>`
    const struck = line(
      `M108 ${171 + 6 * step}q${n(pw * 0.16)} -9 ${n(pw * 0.3)} 0t${n(pw * 0.28)} -2`,
      tints.accent,
      5,
      'stroke-linecap="round"',
    )
    const margin = line(
      `M52 ${150 + 9 * step}v${step * 2 + 30}M40 ${166 + 2 * step}l10 10l20 -22`,
      tints.accent,
      6,
      'stroke-linecap="round" stroke-linejoin="round"',
    )
    const inside =
      rules(pw, ph, { step, top: 140, colour: 'none', margin: 84, marginColour: tints.honey }) +
      marked +
      text +
      struck +
      margin
    const body = h * 0.66
    const r = h * 0.036
    const wood = `<path d="M0 0L${n(r * 2.9)} ${n(-r)}V${n(r)}Z" fill="${fill('paper')}"/><path d="M0 0L${n(r * 1.05)} ${n(-r * 0.36)}V${n(r * 0.36)}Z" fill="${tints.night}"/>`
    const barrel = `<rect x="${n(r * 2.8)}" y="${n(-r)}" width="${n(body)}" height="${n(r * 2)}" fill="${fill('accent')}"/><rect x="${n(r * 2.8)}" y="${n(-r)}" width="${n(body)}" height="${n(r * 0.68)}" fill="#FFFFFF" fill-opacity=".2"/><rect x="${n(r * 2.8)}" y="${n(r * 0.34)}" width="${n(body)}" height="${n(r * 0.66)}" fill="${tints.night}" fill-opacity=".16"/>`
    const end = `<rect x="${n(r * 2.8 + body)}" y="${n(-r)}" width="${n(r * 1.5)}" height="${n(r * 2)}" fill="${fill('soft')}"/><rect x="${n(r * 4.2 + body)}" y="${n(-r)}" width="${n(r * 2)}" height="${n(r * 2)}" rx="${n(r * 0.7)}" fill="${fill('deep')}"/>`
    return (
      sheet({
        x: x + w * 0.2,
        y: -h * 0.1,
        w: pw * 0.9,
        h: ph * 1.1,
        angle: angle + 16,
        tint: 'deep',
        lift: 3,
        inside: `<g opacity=".3">${entries(random, { ...tints, soft: tints.white, mid: tints.white }, { x: pw * 0.4, y: 190, w: pw * 0.42, rows: 12, step: 62, size: 12 })}</g>`,
      }) +
      sheet({ x: x + 26, y: h * 0.05, w: pw, h: ph, angle: angle + 5, tint: 'mid', lift: 2 }) +
      sheet({ x, y: h * 0.07, w: pw, h: ph, angle, tint: 'white', lift: 3, inside }) +
      coin(w * 0.1, h * 0.84, h * 0.075, 'mid', 2) +
      lifted(
        3,
        `<g transform="translate(${n(x + pw * 0.66)} ${n(h * 0.56)}) rotate(${n(random.between(-40, -34))})">${wood}${barrel}${end}</g>`,
      )
    )
  },
}
