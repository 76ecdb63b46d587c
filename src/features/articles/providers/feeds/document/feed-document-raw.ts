/** What a feed writes, whatever its format: nothing is resolved, decoded or cut yet. */
export interface RawFeed {
  title: string
  /** Address of the site that the feed belongs to, or empty. */
  home: string
  /** What its links are relative to, the first that is an address; after them the feed's own. */
  bases: string[]
  entries: RawEntry[]
}

export interface RawEntry {
  /** guid or id, or empty. */
  id: string
  /** Text or HTML. */
  title: string
  /** What the feed gives as a summary, text or HTML, or empty. */
  summary: string
  /** The whole text, where a feed has it; a summary is made of it only for want of one. */
  content: string
  /** Addresses to read the entry at, the best first. */
  links: string[]
  /** `xml:base` of the entry, or empty. */
  base: string
  /** Instants, ISO 8601 in UTC. */
  date: string | null
  updated: string | null
  /** Seconds that a video lasts. */
  seconds: number | null
  categories: string[]
}

/** Reads a date as a feed writes it. */
export type ReadDate = (written: string) => string | undefined

/** The entries that are looked at; no feed needs a tenth of them. */
export const MAX_ENTRIES = 5000

/** The first text that holds something. */
export const firstOf = (...texts: (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text.trim() !== '') ?? ''

/** What is there. */
export const present = <T>(...values: (T | null | undefined)[]): T[] =>
  values.filter((value) => value !== null && value !== undefined)

/** The first instant that could be read. */
export const firstDate = (...dates: (string | undefined)[]): string | null =>
  dates.find((date) => date !== undefined) ?? null
