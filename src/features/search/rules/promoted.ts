import type { SiteSettings } from '#base/core/settings/settings.ts'
import { type WantedGroup, wantedGroups } from './query.ts'

/**
 * Ids of the pages that the firm wants first for a query, in the order of its setting: those of which
 * the query says all the words of one way of asking, analysed as it is itself.
 */
export function promotedPages(
  promoted: SiteSettings['promoted_pages'],
  groups: readonly WantedGroup[],
): number[] {
  const said = groups.flat().flatMap(({ term, prefix }) => (prefix ? [] : [term]))
  const terms = new Set(said)
  const isSaid = (way: string) => {
    const wanted = wantedGroups(way)
    return wanted.length > 0 && wanted.every((group) => group.some(({ term }) => terms.has(term)))
  }
  const pages = promoted
    .filter(({ words }) => words.split(',').some(isSaid))
    .map(({ page }) => page)
  return [...new Set(pages)]
}
