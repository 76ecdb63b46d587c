import { LRUCache } from 'lru-cache'
import type { Started } from '#widgets/define-widget.ts'

/** Signs of HTML that are kept, of all sites together: 4 to 8 MB. */
const MAX_SIGNS = 4_000_000

interface Drawn {
  h1Owner: number | null
  html: string
}

const known = new LRUCache<Started, Drawn>({
  maxSize: MAX_SIGNS,
  sizeCalculation: ({ html }) => html.length + 1,
})

/**
 * The HTML of a kept load, drawn once: a view draws what its load gave and nothing else, but for who
 * has the page's `<h1>`. A throw is not kept.
 */
export function drawnOnce(started: Started, h1Owner: number | null, draw: () => string): string {
  const kept = known.get(started)
  if (kept !== undefined && kept.h1Owner === h1Owner) return kept.html
  const html = inOnePiece(draw())
  known.set(started, { h1Owner, html })
  return html
}

/** React hands out thousands of pieces, which become one text when it is first read. */
function inOnePiece(html: string): string {
  html.charCodeAt(0)
  return html
}
