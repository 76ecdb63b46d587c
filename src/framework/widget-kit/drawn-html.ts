import { LRUCache } from 'lru-cache'
import type { Started } from './define-widget.ts'
import { type Piece, pieceOf } from './piece.ts'

/** What is kept of all sites together: bytes of pieces, and signs of HTML, of two bytes each at most. */
const MAX_BYTES = 4_000_000
const MAX_SIGNS = 2_000_000

/** Draws what was started, for a page whose `<h1>` the widget of that number draws. */
export type Draws<Drawn> = (started: Started, h1Owner: number | null, draw: () => string) => Drawn

/** How a widget is drawn: each time, or once for as long as its load is kept. */
export interface Drawing {
  /** For a page, of which the widget is a piece. */
  piece: Draws<Piece>
  /** For a widget that has this one inside. */
  html: Draws<string>
}

/** Draws each time. */
export const anew: Drawing = {
  piece: (_started, _h1Owner, draw) => pieceOf(draw()),
  html: (_started, _h1Owner, draw) => draw(),
}

/**
 * Draws a kept load once: a view draws what its load gave and nothing else, but for who has the page's
 * `<h1>`. A throw is not kept.
 */
export const once: Drawing = {
  piece: keeping(MAX_BYTES, pieceOf, ({ bytes }) => bytes.length),
  html: keeping(MAX_SIGNS, inOnePiece, (html) => html.length),
}

interface Kept<Drawn> {
  h1Owner: number | null
  drawn: Drawn
}

function keeping<Drawn>(
  maxSize: number,
  made: (html: string) => Drawn,
  sizeOf: (drawn: Drawn) => number,
): Draws<Drawn> {
  const known = new LRUCache<Started, Kept<Drawn>>({
    maxSize,
    sizeCalculation: ({ drawn }) => sizeOf(drawn) + 1,
  })
  return (started, h1Owner, draw) => {
    const kept = known.get(started)
    if (kept !== undefined && kept.h1Owner === h1Owner) return kept.drawn
    const drawn = made(draw())
    known.set(started, { h1Owner, drawn })
    return drawn
  }
}

/** React hands out thousands of pieces, which become one text when it is first read. */
function inOnePiece(html: string): string {
  html.charCodeAt(0)
  return html
}
