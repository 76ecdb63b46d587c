/** Sheets of paper: cut, laid down, ruled and written on without a single letter. */
import { fill } from './frame.ts'
import { n, times } from './geometry.ts'
import type { Tint, Tints } from './palette.ts'
import type { Random } from './random.ts'

export type Lift = 0 | 1 | 2 | 3

/** Elements with the shadow of something that lies that high above the rest. */
export const lifted = (lift: Lift, elements: string): string =>
  lift === 0 ? elements : `<g filter="url(#lift${lift})">${elements}</g>`

/** A filled path, lifted. */
export const cut = (path: string, tint: Tint, lift: Lift = 2): string =>
  lifted(lift, `<path d="${path}" fill="${fill(tint)}" fill-rule="evenodd"/>`)

/** A line without shadow. */
export function line(path: string, colour: string, width = 2, extra = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" ${extra}/>`
}

export interface Sheet {
  x: number
  y: number
  w: number
  h: number
  tint?: Tint
  /** Turn around the centre of the sheet. */
  angle?: number
  lift?: Lift
  radius?: number
  /** Elements drawn on the sheet, in its own coordinates, and cut at its edges. */
  inside?: string
}

/** A rectangular sheet. */
export function sheet(options: Sheet): string {
  const { x, y, w, h, tint = 'white', angle = 0, lift = 2, radius = 7, inside = '' } = options
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(angle)} ${n(w / 2)} ${n(h / 2)})`
  const rect = `<rect width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill(tint)}"/>`
  const drawn = inside
    ? `<svg width="${n(w)}" height="${n(h)}" overflow="hidden">${inside}</svg>`
    : ''
  return lifted(lift, `<g transform="${place}">${rect}${drawn}</g>`)
}

/** Horizontal rules, and the double margin rule of a ledger when asked for. */
export function rules(
  w: number,
  h: number,
  options: { step: number; top?: number; colour: string; margin?: number; marginColour?: string },
): string {
  const { step, top = step, colour, margin, marginColour = colour } = options
  const count = Math.max(0, Math.floor((h - top) / step) + 1)
  const across = times(count)
    .map((row) => `M0 ${n(top + row * step)}H${n(w)}`)
    .join('')
  const down = margin === undefined ? '' : `M${n(margin)} 0V${n(h)}M${n(margin + 7)} 0V${n(h)}`
  return line(across, colour, 1.6) + (down ? line(down, marginColour, 1.6) : '')
}

/** A rounded bar: a word, or a number, seen from far away. */
export function bar(x: number, y: number, w: number, h: number, colour: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(h / 2)}" fill="${colour}"/>`
}

/** Rows of an account: a label on the left and its number on the right. */
export function entries(
  random: Random,
  tints: Tints,
  options: {
    x: number
    y: number
    w: number
    rows: number
    step: number
    size?: number
    strong?: number
  },
): string {
  const { x, y, w, rows, step, size = 11, strong = -1 } = options
  return times(rows)
    .map((row) => {
      const top = y + row * step
      const label = w * random.between(0.22, 0.46)
      const number = w * random.between(0.1, 0.2)
      const colour = row === strong ? tints.deep : tints.soft
      const figure = row === strong ? tints.accent : tints.mid
      return bar(x, top, label, size, colour) + bar(x + w - number, top, number, size, figure)
    })
    .join('')
}
