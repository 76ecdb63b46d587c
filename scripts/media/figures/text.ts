/** Words in a slide: SVG text in the two faces of the theme. */
import { n } from '../geometry.ts'
import { INK } from '../palette.ts'

interface TextOptions {
  size?: number
  colour?: string
  weight?: number
  face?: 'Fraunces' | 'Figtree'
  anchor?: 'start' | 'middle' | 'end'
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** One line of text; `y` is its baseline. */
export function text(x: number, y: number, words: string, options: TextOptions = {}): string {
  const { size = 30, colour = INK, weight = 500, face = 'Figtree', anchor = 'middle' } = options
  return `<text x="${n(x)}" y="${n(y)}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${escaped(words)}</text>`
}

/** Lines of text, the block centred on `y`. */
export function lines(
  x: number,
  y: number,
  words: readonly string[],
  options: TextOptions & { leading?: number } = {},
): string {
  const { size = 30, leading = 1.28 } = options
  const first = y - ((words.length - 1) * size * leading) / 2 + size * 0.34
  return words.map((line, at) => text(x, first + at * size * leading, line, options)).join('')
}

/** What appears at a step of a slide and stays. */
export const from = (step: number, elements: string): string =>
  `<g class="from-${step}">${elements}</g>`
