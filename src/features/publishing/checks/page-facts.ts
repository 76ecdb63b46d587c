import { attributesOf, decodeEntities, htmlPieces } from '#base/kit/html/html-source.ts'
import { collapseSpaces } from '#base/kit/text/plain-text.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'

/** A title of the page as it is drawn. */
export interface PageHeading {
  level: number
  text: string
  /** The widget it stands in, the innermost; `null` for the page's own. */
  widgetId: number | null
}

/** What a drawn page says of itself. */
export interface PageFacts {
  /** Ids that a link may lead to. */
  ids: ReadonlySet<string>
  headings: PageHeading[]
}

const VOID =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|path|use|circle|rect|line|polyline|polygon|ellipse|stop)$/

/** Pieces of HTML that take less than a millisecond. */
const AT_A_STRETCH = 500

/** Reads the HTML of a page, as it was drawn for a visitor: titles between `<main>` and its end. */
export async function pageFacts(html: string): Promise<PageFacts> {
  const ids = new Set<string>()
  const headings: PageHeading[] = []
  const open: { name: string; widgetId: number | null }[] = []
  /** Of `open`, by name. */
  const counts = new Map<string, number>()
  const count = (name: string, more: number) => counts.set(name, (counts.get(name) ?? 0) + more)
  let heading: PageHeading | null = null
  let pieces = 0
  for (const { kind, name, source } of htmlPieces(html)) {
    pieces += 1
    if (pieces % AT_A_STRETCH === 0) await yieldToLoop()
    if (kind === 'text' && heading) heading.text += decodeEntities(source)
    if (kind === 'start') {
      const attributes = attributesOf(source)
      const id = attributes.get('id')
      if (id) ids.add(id)
      const widget = Number(attributes.get('data-widget-id'))
      const above = open.at(-1)?.widgetId ?? null
      const widgetId = widget > 0 ? widget : above
      if (/^h[1-6]$/.test(name) && (counts.get('main') ?? 0) > 0) {
        heading = { level: Number(name.slice(1)), text: '', widgetId }
      }
      if (!VOID.test(name) && !source.endsWith('/>')) {
        open.push({ name, widgetId })
        count(name, 1)
      }
    }
    if (kind === 'end') {
      if (heading && name === `h${heading.level}`) {
        headings.push({ ...heading, text: collapseSpaces(heading.text) })
        heading = null
      }
      while ((counts.get(name) ?? 0) > 0) {
        const closed = open.pop()?.name ?? name
        count(closed, -1)
        if (closed === name) break
      }
    }
  }
  return { ids, headings }
}
