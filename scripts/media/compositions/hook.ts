import { fill } from '../frame.ts'
import { n, smooth, times } from '../geometry.ts'
import { coin } from '../coins.ts'
import { cut, lifted, line } from '../paper.ts'
import type { Tint } from '../palette.ts'
import type { Composition } from '../scene.ts'

/** Under waves of paper, a letter hangs from a hook. */
export const hook: Composition = {
  ground: ['pale'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const wave = (y: number, size: number, count: number, shift: number) => {
      const points = times(count * 2 + 5).map(
        (at) =>
          [-w * 0.1 + ((at + shift) * w * 1.2) / (count * 2), y + (at % 2 ? size : -size)] as const,
      )
      return `${smooth(points)}V${h + 60}H${n(-w * 0.2)}Z`
    }
    const shades: Tint[] = ['white', 'soft', 'mid', 'deep', 'night']
    const seas = shades.map((tint, at) =>
      cut(
        wave(h * (0.3 + at * 0.155), h * (0.02 + at * 0.004), 4 - (at % 2), random.between(-1, 0)),
        tint,
        3,
      ),
    )
    const x = w * random.between(0.5, 0.56)
    const y = h * 0.6
    const size = h * 0.36
    const letter = `<g transform="translate(${n(x - size * 0.62)} ${n(y)}) rotate(${n(random.between(-12, -7))})"><rect width="${n(size)}" height="${n(size * 0.62)}" rx="8" fill="${fill('white')}"/><path d="M6 6L${n(size / 2)} ${n(size * 0.34)}L${n(size - 6)} 6" fill="none" stroke="${tints.mid}" stroke-width="5" stroke-linejoin="round"/></g>`
    const bend = `M${n(x)} -10V${n(y + 40)}a${n(size * 0.13)} ${n(size * 0.13)} 0 0 1 ${n(-size * 0.26)} 0v-22l-16 20`
    return (
      coin(w * 0.2, h * 0.17, h * 0.085, 'accent', 2) +
      seas.slice(0, 3).join('') +
      lifted(3, letter) +
      lifted(1, line(bend, tints.accent, 8, 'stroke-linecap="round" stroke-linejoin="round"')) +
      lifted(
        1,
        `<circle cx="${n(x)}" cy="${n(h * 0.3)}" r="24" fill="${fill('accent')}"/><path d="M${n(x - 24)} ${n(h * 0.3)}a24 24 0 0 1 48 0z" fill="${fill('white')}"/>`,
      ) +
      seas.slice(3).join('')
    )
  },
}
