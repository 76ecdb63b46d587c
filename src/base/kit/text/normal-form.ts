/**
 * Thirty marks in a row, and one more: what no writing has. Putting a heap of marks in order takes the
 * square of its height, so Unicode breaks it (UAX 15, Stream-Safe Text Format). The two half-width
 * sound marks become marks when compatibility forms are opened.
 */
const HEAP = /[\p{M}\uFF9E\uFF9F]{30}(?=[\p{M}\uFF9E\uFF9F])/gu

/** Joins nothing and shows nothing, and no mark is put in order across it. */
const BREAK = '\u034F'

/** A normal form of Unicode in a time that grows with the text alone; nothing else calls `normalize`. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKD'): string =>
  text.replace(HEAP, `$&${BREAK}`).normalize(form)
