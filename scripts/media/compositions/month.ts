import { coin } from '../coins.ts'
import { n, times } from '../geometry.ts'
import { gauge } from '../gauges.ts'
import { bar, lifted, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A month on one sheet: days as dots, some of them taken. */
export const month: Composition = {
  ground: ['pale', 'soft', 'paper'],
  mirror: false,
  draw({ w, h, random, tints }) {
    const pw = h * 0.98
    const ph = h * 0.8
    const x = w * random.between(0.24, 0.3)
    const y = h * 0.12
    const cell = (pw - 110) / 7
    const start = random.integer(8, 11)
    const length = random.integer(5, 9)
    const days = times(35)
      .map((day) => {
        const cx = 55 + cell * (0.5 + (day % 7))
        const cy = 190 + cell * 0.82 * Math.floor(day / 7)
        const taken = day >= start && day < start + length
        const hidden = day < 2 || day > 31
        const colour = taken ? tints.deep : day % 7 > 4 ? tints.pale : tints.soft
        return hidden
          ? ''
          : `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(cell * (taken ? 0.31 : 0.25))}" fill="${colour}"/>`
      })
      .join('')
    const mark = start + length
    const markX = 55 + cell * (0.5 + (mark % 7))
    const markY = 190 + cell * 0.82 * Math.floor(mark / 7)
    const angle = random.between(-5, -2)
    const rings = times(9)
      .map(
        (at) =>
          `<rect x="${n(70 + at * ((pw - 152) / 8))}" y="-24" width="12" height="62" rx="6" fill="${tints.night}"/>`,
      )
      .join('')
    const head =
      `<path d="M0 7q0 -7 7 -7H${n(pw - 7)}q7 0 7 7V108H0Z" fill="${tints.mid}"/>` +
      bar(58, 60, pw * 0.26, 20, tints.paper)
    const place = `translate(${n(x)} ${n(y)}) rotate(${n(angle)} ${n(pw / 2)} ${n(ph / 2)})`
    return (
      gauge({
        cx: w * 0.1,
        cy: h * 0.9,
        radius: h * 0.36,
        from: 190,
        to: 350,
        width: 40,
        track: tints.white,
        colour: tints.honey,
        value: 0.6,
        lift: 1,
      }) +
      sheet({ x: x + 40, y: y + 20, w: pw, h: ph, angle: angle + 8, tint: 'mid', lift: 3 }) +
      sheet({ x: x + 12, y: y + 8, w: pw, h: ph, angle: angle + 3, tint: 'pale', lift: 2 }) +
      sheet({ x, y, w: pw, h: ph, angle, tint: 'white', lift: 3, inside: head + days }) +
      `<g transform="${place}">${lifted(1, rings)}${coin(markX, markY, cell * 0.4, 'accent', 2)}</g>`
    )
  },
}
