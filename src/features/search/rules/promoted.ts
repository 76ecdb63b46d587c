import { weakMemoize } from '#base/kit/memoize.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'
import { type WantedGroup, wantedGroups } from './query.ts'

type Promoted = SiteSettings['promoted_pages']

/** Each page with its ways of asking: a firm may write thousands, and every letter of a visitor asks. */
const waysOf = weakMemoize((promoted: Promoted) =>
  promoted.map(({ words, page }) => ({
    page,
    ways: words
      .split(',')
      .map((way) => wantedGroups(way))
      .filter((groups) => groups.length > 0),
  })),
)

/**
 * Ids of the pages that the firm wants first for a query, in the order of its setting: those of which
 * the query says all the words of one way of asking, analysed as it is itself.
 */
export function promotedPages(promoted: Promoted, groups: readonly WantedGroup[]): number[] {
  const said = groups.flat().flatMap(({ term, prefix }) => (prefix ? [] : [term]))
  const terms = new Set(said)
  const isSaid = (way: readonly WantedGroup[]) =>
    way.every((group) => group.some(({ term }) => terms.has(term)))
  const pages = waysOf(promoted).flatMap(({ page, ways }) => (ways.some(isSaid) ? [page] : []))
  return [...new Set(pages)]
}
