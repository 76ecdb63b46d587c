import { LRUCache } from 'lru-cache'
import type { Page } from '#domain/page.ts'
import { KeptLoads } from '#site/kept-loads.ts'
import type { PageContext } from '#site/run-widgets.tsx'

/** Pages, of all sites together, whose loads are kept; some 40 KB each. */
const MAX_PAGES = 200

/**
 * By page, as its site's reader keeps it: a site that was written to has another reader, whose pages
 * are other objects.
 */
const byPage = new LRUCache<Page, Map<string, KeptLoads>>({ max: MAX_PAGES })

/** Loads that are kept for a page in the way in which it is asked for. */
export function keptLoads(
  page: Page,
  { origin, request }: Pick<PageContext, 'origin' | 'request'>,
): KeptLoads {
  let ways = byPage.get(page)
  if (ways === undefined) byPage.set(page, (ways = new Map()))
  const way = `${request.scriptName} ${request.debug} ${origin}`
  let kept = ways.get(way)
  if (kept === undefined) ways.set(way, (kept = new KeptLoads()))
  return kept
}
