import type { SearchStore } from '../store/search-store.ts'
import {
  HITS_PER_PAGE,
  NO_HITS,
  type Search,
  type SearchDocument,
  type SearchHit,
  type SearchQuery,
} from '#base/core/search/search.ts'
import { excerptOf, markedText, polishedPieces } from '../rules/excerpt.ts'
import { keepableQuery } from '../rules/keepable-query.ts'
import { promotedPages } from '../rules/promoted.ts'
import { type WantedGroup, wantedGroups } from '../rules/query.ts'
import { cultureOf } from '#base/kit/language.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { type Asking, FEW, nearQueries } from './near-queries.ts'
import { findableKeys, pageKey } from './shown-pages.ts'

/** Suggestions under a field. */
const SUGGESTIONS = 7

/** What a search needs from outside. */
export interface SiteSearchDeps {
  stores: { search: SearchStore }
  clock(): Date
  warn(message: string, cause?: unknown): void
}

/** The search of a site, and what the 404 page asks of it. */
export interface SiteSearch extends Search {
  /** Documents that hold any of the words, those of most first. */
  related(words: string, lang: SearchQuery['lang'], limit: number): Promise<SearchDocument[]>
}

/** Finds in the index of one site; pages that the reader does not show are not found. */
export function siteSearch(
  { stores, clock, warn }: SiteSearchDeps,
  reader: SiteReader,
): SiteSearch {
  const { id, settings } = reader.site
  const ask = async (
    groups: readonly WantedGroup[],
    { lang, kind = null, mode = 'all', limit, offset = 0 }: Asking,
  ) => {
    const pages = await findableKeys(reader)
    const promoted = mode === 'all' ? promotedPages(settings.promoted_pages, groups) : []
    const keys = promoted.map((page) => pageKey({ id: page, lang }))
    const first = keys.filter((key) => pages.includes(key))
    return stores.search.find(id, { groups, mode, lang, kind, pages, first, limit, offset })
  }

  return {
    async find({ query, lang, kind, page }) {
      const groups = wantedGroups(query)
      if (groups.length === 0) return NO_HITS
      const { documents, counts } = await ask(groups, {
        lang,
        kind,
        limit: HITS_PER_PAGE,
        offset: (page - 1) * HITS_PER_PAGE,
      })
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
      if (page === 1 && kind === null) void keep(query, all)
      return {
        hits: documents.map((document) => hit(document, groups)),
        count: kind === null ? all : counts[kind],
        counts,
        nearWords:
          all > FEW ? [] : await nearQueries(query, { siteId: id, stores, ask, lang, found: all }),
        isBeingMade: await isBeingMade(stores, id),
      }
    },

    async suggest({ query, lang }) {
      const groups = wantedGroups(query, { typing: true })
      if (groups.length === 0) return { items: [], count: 0 }
      const { documents, counts } = await ask(groups, { lang, limit: SUGGESTIONS })
      return {
        items: documents.map((document) => ({
          kind: document.kind,
          lang: document.lang,
          path: document.path,
          title: markedText(
            typography(cultureOf(document.lang)).text(document.title),
            groups,
            document.lang,
          ),
        })),
        count: Object.values(counts).reduce((sum, count) => sum + count, 0),
      }
    },

    async related(words, lang, limit) {
      const { documents } = await ask(wantedGroups(words), { lang, limit, mode: 'any' })
      return documents
    },
  }

  /** After the answer: nobody waits for it, and a failure costs no visitor anything. */
  async function keep(typed: string, results: number): Promise<void> {
    const query = keepableQuery(typed)
    if (query === null) return
    try {
      const day = clock().toISOString().slice(0, 10)
      await stores.search.keepQuery(id, { day, query, results })
    } catch (cause) {
      warn('Une recherche n’a pas pu être notée pour le rédacteur.', cause)
    }
  }
}

/** Whether a site has no whole index yet. */
const isBeingMade = async ({ search }: SiteSearchDeps['stores'], siteId: number) =>
  (await search.states({ siteId })).every(({ indexed }) => indexed === null)

/** The description tells what a document is; the text is quoted when only it holds the words. */
function hit(document: SearchDocument, groups: readonly WantedGroup[]): SearchHit {
  const { kind, lang, title, path, description, body } = document
  return {
    kind,
    lang,
    path,
    title: markedText(typography(cultureOf(lang)).text(title), groups, lang),
    excerpt: polishedPieces(excerptOf([description, body], groups, lang), groups, lang),
  }
}
