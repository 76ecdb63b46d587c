import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, times } from '../geometry.ts'
import { cut, lifted, line } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** Two façades side by side: one bare, one with something in each window. */
export const facade: Composition = {
  ground: ['pale', 'paper'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const split = w * random.between(0.46, 0.5)
    const ww = w * 0.085
    const wh = h * 0.19
    const pane = (x: number, y: number, furnished: boolean, at: number) => {
      const shape = `M${n(x)} ${n(y + wh)}V${n(y + ww / 2)}a${n(ww / 2)} ${n(ww / 2)} 0 0 1 ${n(ww)} 0V${n(y + wh)}z`
      const things = [
        `<circle cx="${n(x + ww / 2)}" cy="${n(y + wh * 0.62)}" r="${n(ww * 0.24)}" fill="${fill('accent')}"/>`,
        `<rect x="${n(x + ww * 0.2)}" y="${n(y + wh * 0.62)}" width="${n(ww * 0.6)}" height="${n(wh * 0.38)}" rx="6" fill="${fill('honey')}"/>`,
        `<path d="M${n(x)} ${n(y + wh)}V${n(y + ww / 2)}a${n(ww / 2)} ${n(ww / 2)} 0 0 1 ${n(ww / 2)} -${n(ww / 2)}q0 ${n(wh * 0.55)} -${n(ww / 2)} ${n(wh)}z" fill="${fill('pale')}"/>`,
        `<path d="M${n(x + ww * 0.5)} ${n(y + wh)}v-${n(wh * 0.42)}m-${n(ww * 0.24)} 0h${n(ww * 0.48)}l-${n(ww * 0.1)} -${n(wh * 0.2)}h-${n(ww * 0.28)}z" fill="${fill('honey')}" stroke="${tints.honey}" stroke-width="4"/>`,
      ]
      const ledge = `<rect x="${n(x - 10)}" y="${n(y + wh)}" width="${n(ww + 20)}" height="12" rx="4" fill="${fill('white')}"/>`
      return `<path d="${shape}" fill="${fill(furnished ? 'night' : 'soft')}"/>${furnished ? things[at % things.length] : ''}${lifted(1, ledge)}`
    }
    const block = (left: number, furnished: boolean) =>
      times(9)
        .map((at) =>
          pane(
            left + (at % 3) * w * 0.125,
            h * (0.27 + Math.floor(at / 3) * 0.255),
            furnished,
            at * 3 + Math.floor(at / 3),
          ),
        )
        .join('')
    return (
      coin(w * 0.12, h * 0.14, h * 0.085, 'accent', 2) +
      cut(
        `M${n(w * 0.07)} ${h + 60}V${n(h * 0.24)}L${n(w * 0.07 + (split - w * 0.07) / 2)} ${n(h * 0.1)}L${n(split + 4)} ${n(h * 0.24)}V${h + 60}Z`,
        'white',
        2,
      ) +
      cut(`M${n(split)} ${h + 60}V${n(h * 0.17)}H${n(split + w * 0.42)}V${h + 60}Z`, 'deep', 3) +
      cut(
        `M${n(split - 16)} ${n(h * 0.15)}H${n(split + w * 0.42 + 16)}v26H${n(split - 16)}z`,
        'night',
        2,
      ) +
      block(w * 0.115, false) +
      block(split + w * 0.045, true) +
      line(
        times(3)
          .map((at) => `M${n(w * 0.07)} ${n(h * (0.505 + at * 0.255))}H${n(split)}`)
          .join(''),
        tints.line,
        2,
      )
    )
  },
}
