import { paginate } from '#base/kit/pagination.ts'
import { pageNumber } from '#base/kit/page-number.ts'
import { parentOf } from '#base/core/page/parent-of.ts'
import {
  HITS_PER_PAGE,
  MAX_HITS,
  NO_HITS,
  type SearchHit,
  SEARCH_KINDS,
  type SearchKind,
  searchKind,
  searchQuery,
} from '#base/core/search/search.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { SearchResultsView, type SearchResultsModel } from './view.tsx'

/** Sections offered when an editor chose no pages. */
const SECTIONS = 8

/** The search form, and what answers `query`, ten a page. */
export const widget = defineWidget({
  type: 'search-results',
  title: 'Recherche',
  sentence: 'Le champ de recherche du site, et ce qu’il trouve.',
  group: 'layout',
  options,
  words: 'elsewhere',
  root: 'section',
  params: { query: 'once', type: 'once', page: 'once' },
  async load({ popular, contact }, context) {
    const { request, page, href, search, tree } = context
    const query = searchQuery(request.query['query'])
    const kind = searchKind(request.query['type'])
    const last = Math.ceil(MAX_HITS / HITS_PER_PAGE)
    const asked = Math.min(pageNumber(request.query['page']), last + 1)
    const answer = query
      ? await search.find({ query, lang: page.lang, kind, page: asked })
      : NO_HITS
    const action = href(page.path) ?? page.path
    const linkTo = (more: { query?: string; kind?: SearchKind | null; page?: number }) =>
      address(action, { query, kind, ...more })
    const all = Object.values(answer.counts).reduce((sum, count) => sum + count, 0)
    const model: SearchResultsModel = {
      action,
      query,
      count: answer.count,
      all,
      hits: answer.hits.map((hit) => ({
        ...hit,
        href: href(hit.path) ?? hit.path,
        section: sectionOf(tree, hit),
      })),
      kinds: [null, ...SEARCH_KINDS].flatMap((one) => {
        const count = one === null ? all : answer.counts[one]
        if (count === 0 && one !== kind) return []
        return [{ kind: one, count, href: linkTo({ kind: one }), isCurrent: one === kind }]
      }),
      pagination: {
        ...paginate(asked, answer.count, HITS_PER_PAGE, MAX_HITS),
        href: (number) => linkTo({ page: number }),
      },
      near: answer.nearWords.map((words) => ({
        words,
        href: address(action, { query: words, kind: null }),
      })),
      isBeingMade: answer.isBeingMade,
      popular: all > 0 ? [] : popularPages(popular, context),
      contactHref: contact > 0 ? href(`page:${contact}`) : null,
    }
    return { state: 'ready', model }
  },
  View: SearchResultsView,
  island: () => 'search-results',
  examples,
})

/**
 * The name of the page right above a found one; empty for a section itself, for all but pages, and where that page is
 * off line or tells its name to nobody but clients.
 */
function sectionOf(
  tree: WidgetContext['tree'],
  { kind, path }: Pick<SearchHit, 'kind' | 'path'>,
): string {
  const found = kind === 'page' ? tree.find((node) => node.path === path) : undefined
  if (found === undefined) return ''
  const above = parentOf(tree, found)
  return above?.is_active && !above.is_secure && above.level > 0 ? above.name : ''
}

/** Address of results: the first page and all kinds go without saying. */
function address(
  action: string,
  { query, kind, page = 1 }: { query: string; kind: SearchKind | null; page?: number },
): string {
  const asked = new URLSearchParams({ query })
  if (kind !== null) asked.set('type', kind)
  if (page > 1) asked.set('page', String(page))
  return `${action}?${asked}`
}

/** The editor's choice, else the sections of the site. */
function popularPages(
  chosen: readonly { page: number }[],
  { tree, href, page }: Pick<WidgetContext, 'tree' | 'href' | 'page'>,
): SearchResultsModel['popular'] {
  const open = tree.filter(
    ({ is_active, is_secure, is_indexable, id }) =>
      is_active && !is_secure && is_indexable && id !== page.id,
  )
  const wanted = chosen.flatMap(({ page: id }) => open.find((node) => node.id === id) ?? [])
  const pages = wanted.length > 0 ? wanted : open.filter(({ level }) => level === 1)
  return pages
    .slice(0, Math.max(SECTIONS, wanted.length))
    .map(({ id, name, path }) => ({ id, name, href: href(path) ?? path }))
}
