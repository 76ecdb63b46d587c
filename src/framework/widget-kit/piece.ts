import { usedIcons } from './icon-symbols.ts'
import { utf8 } from '#base/kit/text/utf8.ts'

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

const H1 = /<h1[\s>]/

const WAITING_IMAGE = 'lazyloading="1"'

/** What the entry itself looks after: images that wait, tooltips, sections with an address, links. */
const FOR_THE_ENTRY =
  /lazyloading="1"|data-tooltip="|<abbr title="|<a class="terme"|<details id="|data-token-href="/

/** HTML as a piece. */
export const pieceOf = (html: string): Piece => ({
  bytes: utf8(html),
  icons: usedIcons(html),
  hasH1: H1.test(html),
  hasWaitingImage: html.includes(WAITING_IMAGE),
  needsEntry: FOR_THE_ENTRY.test(html),
})

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
