import type { Element, Row } from './layout/rows.ts'

/** An entry of the outline and of the list of contents. */
export interface Entry {
  title: string
  place: string
  entries: Entry[]
}

/** A document, set: what is drawn, in what order it is read, and how it is found. */
export interface Composed {
  pages: number
  rows: Row[]
  elements: Element[]
  outline: Entry[]
  /** The first page is a cover, without head and foot. */
  hasCover: boolean
  /** From where to where the logo stands on the first page, in points. */
  logo: { top: number; foot: number }
  /** Height of the tinted head of the first page; 0 for none. */
  head: number
}

/** Page of every place that rows carry. */
export const pagesOfPlaces = (rows: readonly Row[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ places, page }) => places.map((place) => [place, page] as const)))
