import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, times } from '../geometry.ts'
import { gauge } from '../gauges.ts'
import { bar, line, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A page on a screen, its parts checked one by one. */
export const screen: Composition = {
  ground: ['soft', 'pale', 'paper'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const pw = h * 1.06
    const ph = h * 0.74
    const x = w * random.between(0.14, 0.18)
    const y = h * 0.12
    const head =
      `<rect width="${n(pw)}" height="66" fill="${tints.deep}"/>` +
      times(3)
        .map(
          (at) =>
            `<circle cx="${40 + at * 34}" cy="33" r="9" fill="${at === 0 ? tints.accent : tints.soft}"/>`,
        )
        .join('') +
      bar(170, 24, pw * 0.4, 18, tints.mid)
    const picture = `<rect x="50" y="110" width="${n(pw * 0.44)}" height="${n(ph * 0.36)}" rx="10" fill="${fill('pale')}"/><path d="M50 ${n(110 + ph * 0.36)}v-60q${n(pw * 0.12)} -90 ${n(pw * 0.22)} -20t${n(pw * 0.22)} -40v120z" fill="${fill('mid')}"/><circle cx="${n(50 + pw * 0.34)}" cy="${n(110 + ph * 0.1)}" r="26" fill="${tints.honey}"/>`
    const text = times(5)
      .map((row) =>
        bar(
          50 + pw * 0.5,
          122 + row * 42,
          pw * (row === 0 ? 0.3 : random.between(0.22, 0.4)),
          row === 0 ? 22 : 13,
          row === 0 ? tints.deep : tints.soft,
        ),
      )
      .join('')
    const tiles = times(3)
      .map(
        (at) =>
          `<rect x="${n(50 + (at * (pw - 100 + 28)) / 3)}" y="${n(ph * 0.66)}" width="${n((pw - 156) / 3)}" height="${n(ph * 0.26)}" rx="10" fill="${fill(at === 1 ? 'soft' : 'pale')}"/>`,
      )
      .join('')
    const list = sheet({
      x: x + pw * 0.84,
      y: h * 0.3,
      w: h * 0.46,
      h: h * 0.6,
      angle: random.between(3, 6),
      tint: 'white',
      lift: 3,
      inside: times(5)
        .map((row) => {
          const done = row < 3
          const top = 62 + row * 98
          const disc = `<circle cx="74" cy="${top + 16}" r="25" fill="${done ? tints.deep : 'none'}" stroke="${done ? tints.deep : tints.soft}" stroke-width="4"/>`
          return (
            disc +
            (done
              ? line(
                  `M63 ${top + 16}l9 9l16 -18`,
                  '#FFFFFF',
                  6,
                  'stroke-linecap="round" stroke-linejoin="round"',
                )
              : '') +
            bar(124, top + 9, h * random.between(0.16, 0.26), 14, done ? tints.mid : tints.line)
          )
        })
        .join(''),
    })
    return (
      gauge({
        cx: w * 0.84,
        cy: h * 0.2,
        radius: h * 0.3,
        from: 20,
        to: 330,
        width: 36,
        track: tints.white,
        colour: tints.mid,
        value: 0.55,
        lift: 1,
      }) +
      sheet({ x: x + 30, y: y + 30, w: pw, h: ph, angle: -4, tint: 'mid', lift: 3, radius: 16 }) +
      sheet({
        x,
        y,
        w: pw,
        h: ph,
        tint: 'white',
        lift: 3,
        radius: 14,
        inside: head + picture + text + tiles,
      }) +
      list +
      coin(x + pw * 0.13, h * 0.885, h * 0.062, 'accent', 2)
    )
  },
}
