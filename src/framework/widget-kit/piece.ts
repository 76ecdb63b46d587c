import { transcode } from 'node:buffer'

/**
 * A piece of a document as it is sent, and what the document has to know of it. A document is put together
 * out of pieces and never stands as one text: a text of that length is a large object for the engine, which
 * its collector of young objects carries on to the old ones (docs/decisions/019).
 */
export interface Piece {
  bytes: Buffer
  /** Names of the icons it uses, each once. */
  icons: readonly string[]
  hasH1: boolean
  /** An image of it waits for the entry; its own address is in a `<noscript>`. */
  hasWaitingImage: boolean
  /** The entry has something to look after in it. */
  needsEntry: boolean
}

/** Pieces of a document, and the markup between them. */
export type Parts = readonly (Piece | string)[]

const ICON = 'href="#icon-'
const TITLE = '<h1'
const WAITING_IMAGE = 'lazyloading="1"'

/**
 * What the document has to know of a piece, found in one pass: icons, the title, and what the entry itself
 * looks after: images that wait, tooltips, sections with an address, links.
 */
const SIGNS =
  /href="#icon-[^"]*"|<h1[\s>]|lazyloading="1"|data-tooltip="|<abbr title="|<a class="terme"|<details id="|data-token-href="/g

/** HTML as a piece. */
export function pieceOf(html: string): Piece {
  const icons = new Set<string>()
  const found = { hasH1: false, hasWaitingImage: false, needsEntry: false }
  for (const [sign] of html.matchAll(SIGNS)) {
    if (sign.startsWith(ICON)) icons.add(sign.slice(ICON.length, -1))
    else if (sign.startsWith(TITLE)) found.hasH1 = true
    else found.needsEntry = true
    if (sign === WAITING_IMAGE) found.hasWaitingImage = true
  }
  return { bytes: utf8(html), icons: [...icons], ...found }
}

/** The pieces among the parts: the markup between them says nothing a document has to know. */
export const piecesOf = (parts: Parts): Piece[] => parts.filter((part) => typeof part !== 'string')

/** Signs of a text between pieces from which on the detour of `utf8` is the quicker way. */
const LONG = 500

/** The parts one after the other as UTF-8. */
export const bytesOf = (parts: Parts): Buffer =>
  Buffer.concat(
    parts.map((part) => {
      if (typeof part !== 'string') return part.bytes
      return part.length < LONG ? Buffer.from(part) : utf8(part)
    }),
  )

/** Bytes of a sign in memory. */
const WIDE = 2

/**
 * A text as UTF-8. The detour by UTF-16 is a copy and one fast pass, where writing UTF-8 out of a
 * string goes sign by sign and takes three times as long (docs/decisions/019).
 */
export function utf8(text: string): Buffer {
  try {
    const wide = Buffer.allocUnsafe(text.length * WIDE)
    wide.write(text, 'utf16le')
    return transcode(wide, 'utf16le', 'utf8')
  } catch {
    // Half of a pair of surrogates, which only the slow way replaces.
    return Buffer.from(text)
  }
}
