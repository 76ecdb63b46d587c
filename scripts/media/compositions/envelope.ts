import { coin } from '../coins.ts'
import { fill } from '../frame.ts'
import { n, times } from '../geometry.ts'
import { cut, entries, lifted, line, rules, sheet } from '../paper.ts'
import type { Composition } from '../scene.ts'

/** A letter that comes out of its envelope; two more wait behind. */
export const envelope: Composition = {
  ground: ['pale', 'paper'],
  mirror: true,
  draw({ w, h, random, tints }) {
    const ew = h * 0.86
    const eh = h * 0.46
    const x = w * random.between(0.28, 0.33)
    const y = h * 0.43
    const rise = random.between(0.34, 0.42) * h
    const letter = sheet({
      x: x + ew * 0.08,
      y: y - rise,
      w: ew * 0.84,
      h: eh + rise * 0.8,
      tint: 'white',
      lift: 2,
      inside:
        rules(ew * 0.84, h, {
          step: 40,
          top: 84,
          colour: tints.line,
          margin: 58,
          marginColour: tints.honey,
        }) +
        entries(random, tints, {
          x: 92,
          y: 98,
          w: ew * 0.6,
          rows: 8,
          step: 40,
          size: 12,
          strong: 1,
        }),
    })
    const back = cut(
      `M${n(x)} ${n(y)}L${n(x + ew / 2)} ${n(y - eh * 0.5)}L${n(x + ew)} ${n(y)}V${n(y + eh)}H${n(x)}Z`,
      'night',
      3,
    )
    const sides = lifted(
      2,
      `<path d="M${n(x)} ${n(y)}L${n(x + ew * 0.5)} ${n(y + eh * 0.58)}L${n(x)} ${n(y + eh)}Z" fill="${fill('mid')}"/><path d="M${n(x + ew)} ${n(y)}L${n(x + ew * 0.5)} ${n(y + eh * 0.58)}L${n(x + ew)} ${n(y + eh)}Z" fill="${fill('mid')}"/>`,
    )
    const front = cut(
      `M${n(x)} ${n(y + eh)}L${n(x + ew * 0.46)} ${n(y + eh * 0.47)}Q${n(x + ew * 0.5)} ${n(y + eh * 0.42)} ${n(x + ew * 0.54)} ${n(y + eh * 0.47)}L${n(x + ew)} ${n(y + eh)}Z`,
      'deep',
      2,
    )
    const others = times(2)
      .map((at) => {
        const size = ew * (0.52 - at * 0.1)
        const left = x + ew * (1.0 + at * 0.16)
        const top = h * (0.2 - at * 0.02) + at * h * 0.42
        return sheet({
          x: left,
          y: top,
          w: size,
          h: size * 0.6,
          angle: at ? -9 : 10,
          tint: at ? 'honey' : 'soft',
          lift: 2,
          inside: line(
            `M0 0L${n(size / 2)} ${n(size * 0.34)}L${n(size)} 0`,
            tints.white,
            3,
            'stroke-opacity=".75"',
          ),
        })
      })
      .join('')
    return (
      others +
      back +
      letter +
      sides +
      front +
      coin(x + ew * 0.5, y + eh * 0.62, h * 0.075, 'accent', 2)
    )
  },
}
