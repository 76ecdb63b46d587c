/** Ledgers lying down. */
import { fill } from './frame.ts'
import { n, times } from './geometry.ts'
import { lifted, line } from './paper.ts'
import type { Tint } from './palette.ts'

/** A book lying down, seen from its fore edge: cover, pages, cover. */
export function book(x: number, y: number, w: number, h: number, tint: Tint, edge: string): string {
  const board = Math.max(9, h * 0.12)
  const pages = times(Math.floor((h - board * 2) / 8))
    .map((at) => `M${n(x + 14)} ${n(y + board + 6 + at * 8)}H${n(x + w - 26)}`)
    .join('')
  const cover = (top: number) =>
    `<rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(board)}" rx="${n(board / 2)}" fill="${fill(tint)}"/>`
  const back = `<path d="M${n(x + w - 8)} ${n(y)}h-${n(h * 0.22)}q${n(h * 0.3)} ${n(h / 2)} 0 ${n(h)}h${n(h * 0.22)}z" fill="${fill(tint)}"/>`
  const block = `<rect x="${n(x + 12)}" y="${n(y + board * 0.7)}" width="${n(w - 30)}" height="${n(h - board * 1.4)}" fill="${fill('white')}"/>`
  return lifted(2, block + back + cover(y) + cover(y + h - board)) + line(pages, edge, 1.4)
}

/** A book lying down, seen from its spine, with its raised bands. */
export function spine(
  x: number,
  y: number,
  w: number,
  h: number,
  tint: Tint,
  bands: string,
): string {
  const body = `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(h * 0.16)}" fill="${fill(tint)}"/>`
  const rows = [0.07, 0.12, 0.84, 0.93]
    .map((at) => `M${n(x + w * at)} ${n(y + 3)}v${n(h - 6)}`)
    .join('')
  const label = `<rect x="${n(x + w * 0.3)}" y="${n(y + h * 0.3)}" width="${n(w * 0.32)}" height="${n(h * 0.4)}" rx="${n(h * 0.2)}" fill="${bands}"/>`
  return lifted(2, body) + line(rows, bands, 5) + label
}
