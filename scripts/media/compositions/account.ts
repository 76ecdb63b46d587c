import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n } from '../geometry.ts'
import { gauge, ticks } from '../gauges.ts'
import { entries, lifted, line, rules, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** One page of an account with a turned corner, and a seal on it. */
export const account: Composition = {
  ground: ['pale', 'soft', 'paper'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const pw = h * 0.68
    const ph = h * 0.86
    const x = w * random.between(0.3, 0.36)
    const y = h * 0.1
    const angle = random.between(-7, -3)
    const ear = 120
    const inside =
      rules(pw, ph, {
        step: 43,
        top: 170,
        colour: tints.line,
        margin: 66,
        marginColour: tints.honey,
      }) +
      `<rect x="96" y="62" width="${n(pw * 0.3)}" height="26" rx="13" fill="${tints.deep}"/><rect x="96" y="106" width="${n(pw * 0.46)}" height="13" rx="6.5" fill="${tints.soft}"/>` +
      entries(random, tints, {
        x: 96,
        y: 185,
        w: pw - 150,
        rows: 12,
        step: 43,
        size: 13,
        strong: random.integer(5, 9),
      })
    const page = `<path d="M7 0H${n(pw - ear)}L${n(pw)} ${ear}V${n(ph - 7)}q0 7 -7 7H7q-7 0 -7 -7V7q0 -7 7 -7z" fill="${fill('white')}"/><svg width="${n(pw)}" height="${n(ph)}">${inside}</svg>`
    const corner = `<path d="M${n(pw - ear)} 0q8 ${n(ear * 0.55)} -6 ${ear - 6}q${n(ear * 0.6)} -14 ${n(ear + 6)} 6z" fill="${fill('pale')}"/>`
    const place = `translate(${n(x)} ${n(y)}) rotate(${n(angle)} ${n(pw / 2)} ${n(ph / 2)})`
    const mask = `<path d="M${n(pw - ear)} -4H${n(pw + 4)}V${ear}z" fill="none"/>`
    const gx = w * 0.12
    return (
      gauge({
        cx: gx,
        cy: h * 0.84,
        radius: h * 0.4,
        from: 200,
        to: 380,
        width: 44,
        track: tints.white,
        colour: tints.mid,
        value: random.between(0.4, 0.7),
        lift: 1,
      }) +
      ticks(gx, h * 0.84, h * 0.475, {
        from: 200,
        to: 380,
        count: 45,
        length: 10,
        colour: tints.mid,
      }) +
      sheet({
        x: x + pw * 0.2,
        y: y + 10,
        w: pw,
        h: ph,
        angle: angle + random.between(10, 14),
        tint: 'deep',
        lift: 3,
      }) +
      sheet({
        x: x + pw * 0.08,
        y: y + 4,
        w: pw,
        h: ph,
        angle: angle + random.between(4, 6),
        tint: 'mid',
        lift: 2,
      }) +
      lifted(3, `<g transform="${place}">${page}${mask}</g>`) +
      `<g transform="${place}">${lifted(1, corner)}</g>` +
      coin(x + pw * 1.02, y + ph * 0.8, h * 0.13, 'accent', 3) +
      line(
        `M${n(x + pw * 1.02 - h * 0.055)} ${n(y + ph * 0.8)}l${n(h * 0.038)} ${n(h * 0.04)}l${n(h * 0.072)} ${n(-h * 0.082)}`,
        '#FFFFFF',
        13,
        'stroke-linecap="round" stroke-linejoin="round"',
      )
    )
  },
}
