import type { Piece } from './lines.ts'
import { FRAME } from './styles.ts'

/** An element of the document's structure, which screen readers follow; tags are those of PDF 1.7. */
export interface Element {
  tag: string
  children: (Element | Text)[]
  scope?: 'Column' | 'Row'
  /** Address, or a place within the document, that the element leads to. */
  link?: LinkTarget
}

export type LinkTarget = { url: string; says: string } | { place: string; says: string }

/** Pieces of one line; `y` is the baseline, from the top of the row. */
export interface Text {
  row: Row
  x: number
  y: number
  pieces: Piece[]
  leading: number
}

/** What is only to be looked at. */
export type Mark =
  | {
      kind: 'fill'
      row: Row
      x: number
      y: number
      w: number
      h: number
      colour: string
      radius: number
    }
  | {
      kind: 'frame'
      row: Row
      x: number
      y: number
      w: number
      h: number
      colour: string
      radius: number
    }
  | { kind: 'rule'; row: Row; x: number; y: number; w: number; colour: string; thickness: number }

/** A strip of a page that is never cut; positions in it count from its top left corner. */
export interface Row {
  height: number
  /** White above, unless it begins a page. */
  before: number
  /** It stays on the page of the row that follows. */
  keep: boolean
  /** It begins a page when less than this is left of one; 0: like any other. */
  room: number
  marks: Mark[]
  texts: Text[]
  /** Names that links within the document lead to, and entries of its outline. */
  places: string[]
  /** Where it came to stand; `page` from 0. */
  page: number
  top: number
}

export const row = (height: number, more: Partial<Row> = {}): Row => ({
  height,
  before: 0,
  keep: false,
  room: 0,
  marks: [],
  texts: [],
  places: [],
  page: -1,
  top: 0,
  ...more,
})

export const element = (tag: string, more: Partial<Element> = {}): Element => ({
  tag,
  children: [],
  ...more,
})

/** Keeps rows together, the last one too when `withNext` says so. */
export function kept(rows: Row[], withNext = false): Row[] {
  rows.forEach((each, index) => {
    each.keep ||= withNext || index < rows.length - 1
  })
  return rows
}

/** Several rows as one that is never cut; `x` and `y` move them within it. */
export function stacked(rows: readonly Row[], x = 0, y = 0): Row {
  const whole = row(y)
  rows.forEach((each, index) => {
    whole.height += index > 0 ? each.before : 0
    moved(each, whole, x, whole.height)
    whole.height += each.height
  })
  return whole
}

/** Hands what a row holds to another one. */
export function moved(from: Row, to: Row, x: number, y: number): void {
  for (const part of [...from.marks, ...from.texts]) {
    part.row = to
    part.x += x
    part.y += y
  }
  to.marks.push(...from.marks)
  to.texts.push(...from.texts)
  to.places.push(...from.places)
}

/**
 * Places rows on pages from `page` on, and gives the place after the last one. Rows that are kept
 * together go to the next page together, unless they are longer than a page.
 */
export function paginate(
  rows: readonly Row[],
  from: { page: number; top: number },
): { page: number; top: number } {
  let { page, top } = from
  const height = FRAME.bottom - FRAME.top
  const isFresh = () => top <= FRAME.top
  for (let start = 0; start < rows.length;) {
    let end = start
    while (rows[end]?.keep && end < rows.length - 1) end += 1
    const group = rows.slice(start, end + 1)
    const needed = group.reduce((sum, { before, height: own }) => sum + before + own, 0)
    const first = group[0]
    const fits = top + needed - (isFresh() ? (first?.before ?? 0) : 0) <= FRAME.bottom
    const isLate = top + (first?.room ?? 0) > FRAME.bottom
    if ((isLate || (!fits && needed <= height)) && !isFresh()) {
      page += 1
      top = FRAME.top
    }
    for (const each of group) {
      const before = isFresh() ? 0 : each.before
      if (top + before + each.height > FRAME.bottom && !isFresh()) {
        page += 1
        top = FRAME.top
      } else {
        top += before
      }
      each.page = page
      each.top = top
      top += each.height
    }
    start = end + 1
  }
  return { page, top }
}
