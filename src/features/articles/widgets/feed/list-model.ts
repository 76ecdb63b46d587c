import { filterEntries } from '../../rules/filters.ts'
import { labels } from '#base/core/article/labels.ts'
import type { LinkTokens } from '#base/core/address/link-tokens.ts'
import { withScriptName } from '#base/core/address/link.ts'
import { cappedCount, type PaginationModel, paginate } from '#base/kit/pagination.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import type { FeedItemValues } from '#features/templates/engine/template-values.ts'
import { type FeedQuery, type FeedFacts, isPaginated, type ListOptions } from './feed-facts.ts'
import { perPageOf } from './feed-plan.ts'
import { itemValues } from './item-values.ts'
import { type ListAnswer, listMotifs } from './list-answer.ts'

/** Filters as badges (requirements D4). */
export interface FeedFilters {
  allLabel: string
  allHref: string
  allActive: boolean
  /** On a phone the badges fold under a button of this label. */
  mobileLabel: string
  isOpen: boolean
  entries: { motif: string; description: string; is_active: boolean; href: string }[]
}

/** A list as its view draws it: the same on the server and in the browser. */
export interface FeedList {
  options: ListOptions
  filters: FeedFilters | null
  items: FeedItemValues[]
  /** Values of the placeholders in the cards' links; `null` when they stay. */
  tokens: LinkTokens | null
  pagination: (PaginationModel & { href(page: number): string }) | null
  /** Stands in the place of items. */
  emptySentence: string
  /** The page asked for is beyond the last one (requirements D5). */
  isBeyond: boolean
  /** Said aloud when the list has changed. */
  announcement: string
}

/** Draws what the provider gave into a model (requirements D3 to D5, D9 to D11). */
export function listModel(facts: FeedFacts, query: FeedQuery, answer: ListAnswer): FeedList {
  const { options, culture } = facts
  const say = labels(culture)
  const perPage = perPageOf(options)
  const pages = paginate(answer.page, answer.countArticle, perPage)
  const isBeyond = isPaginated(options) && pages.current === null
  const items = itemValues(isBeyond ? [] : answer.items, {
    widgetId: facts.widgetId,
    options,
    culture,
    subscribed: facts.subscribed,
    linkMotifs: options.page_auto ? facts.pageMotifs : null,
    mediaBase: PROVIDER_MEDIA,
    scriptPrefix: facts.scriptName.replace(/\/$/, ''),
  })
  const emptySentence = isBeyond ? say.noArticleOnPage : say.noArticle
  return {
    options,
    filters: options.show_filters ? feedFilters(facts, query) : null,
    items,
    tokens: facts.tokens,
    pagination: isPaginated(options) ? listPagination(facts, pages, answer) : null,
    emptySentence,
    isBeyond,
    announcement:
      items.length === 0
        ? emptySentence
        : isPaginated(options)
          ? `${say.articleCount(cappedCount(answer.countArticle))}, ${say.pageOf(answer.page, pages.pages)}`
          : say.articleCount(items.length),
  }
}

/** None for a single page, unless the visitor is beyond it and needs the way back. */
function listPagination(
  facts: FeedFacts,
  pages: PaginationModel,
  { force }: ListAnswer,
): FeedList['pagination'] {
  const href = (page: number) => linkOf(facts, force.fromMo ? force.motifs : null, page)
  if (pages.pages > 1) return { ...pages, href }
  return pages.current === null && pages.last !== null
    ? { ...pages, window: [pages.last], href }
    : null
}

/** One badge a motif, each a link that works without script (requirements A10, D4). */
function feedFilters(facts: FeedFacts, { mo }: FeedQuery): FeedFilters {
  const { options, culture, subscribed } = facts
  const say = labels(culture)
  const { all, filters } = filterEntries(listMotifs(facts, null).motifs, subscribed, mo)
  return {
    allLabel: options.filter_all_label || say.all,
    allHref: linkOf(facts, null, 1),
    allActive: all,
    mobileLabel: options.filter_mobile_label || say.filterByTheme,
    isOpen: !all,
    entries: filters.map((entry) => ({ ...entry, href: linkOf(facts, [entry.motif], 1) })),
  }
}

const linkOf = ({ path, scriptName }: FeedFacts, mo: string[] | null, page: number): string =>
  withScriptName(feedHref(path, { mo, page }), scriptName)

/**
 * The link of a filter or of a page of a list. The order `mo`, `page` and the missing page 1 give
 * one spelling to one list (requirements D3, D5); without `mo` and `page` it is the « Tous » link.
 * `path` carries no query; the script name is put in front by `withScriptName`.
 */
export function feedHref(
  path: string,
  query: { mo?: readonly string[] | null | undefined; page?: number | undefined } = {},
): string {
  const { mo, page } = query
  const parameters: string[] = []
  if (mo && mo.length > 0) parameters.push(`mo=${encodeURIComponent(JSON.stringify(mo))}`)
  if (page !== undefined && page > 1) parameters.push(`page=${page}`)
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
}
