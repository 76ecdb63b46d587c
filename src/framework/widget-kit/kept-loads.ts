import { LRUCache } from 'lru-cache'
import type { Page } from '#base/core/page/page.ts'
import { KeptLoads } from './site-kept-loads.ts'
import type { PageContext } from './run-widgets.tsx'

/** Characters of the widgets, of all sites together, whose loads are kept. */
const MAX_CHARACTERS = 4_000_000

/** Characters that a page, and a load beside the text of its widget, take. */
const AN_ENTRY = 1000

interface Ways {
  loads: Map<string, KeptLoads>
  characters: number
}

/**
 * By page, as its site's reader keeps it: a site that was written to has another reader, whose pages
 * are other objects.
 */
const byPage = new LRUCache<Page, Ways>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ characters }) => Math.min(characters, MAX_CHARACTERS),
})

/** Loads that are kept for a page in the way in which it is asked for. */
export function keptLoads(
  page: Page,
  { origin, request }: Pick<PageContext, 'origin' | 'request'>,
): KeptLoads {
  let ways = byPage.get(page)
  if (ways === undefined) byPage.set(page, (ways = { loads: new Map(), characters: AN_ENTRY }))
  const way = `${request.scriptName} ${request.debug} ${origin}`
  let kept = ways.loads.get(way)
  if (kept === undefined) ways.loads.set(way, (kept = new KeptLoads(grow(page, ways))))
  return kept
}

const grow =
  (page: Page, ways: Ways) =>
  (text: string): void => {
    ways.characters += text.length + AN_ENTRY
    if (byPage.peek(page) !== ways) return
    // What is set again as it stands is not weighed again.
    byPage.delete(page)
    byPage.set(page, ways)
  }
