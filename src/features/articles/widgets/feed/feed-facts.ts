import type { ImageSize } from '#base/core/address/image-size.ts'
import type { LinkTokens } from '#base/core/address/link-tokens.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import { parseMotifList } from '#base/core/article/motifs.ts'
import { pageNumber } from '#base/kit/page-number.ts'
import type { Params } from '#base/core/page/page-params.ts'
import type { Culture } from '#base/kit/language.ts'
import type { MotifMap } from '#base/core/article/article-gateway.ts'
import type { FeedOptions } from './options.ts'

/** Options that make a list: those that the browser needs too. */
const LIST_OPTIONS = [
  'nb_items',
  'offset',
  'motifs',
  'page_auto',
  'request_type',
  'lead_motifs',
  'lead_items',
  'fixed_motifs',
  'items_per_motif',
  'reverse_order',
  'isActuVideo',
  'title_tag',
  'title_class_first',
  'title_class',
  'item_link_text',
  'link_leading_slash',
  'display_date',
  'show_item_resume',
  'summary_length',
  'media_index',
  'show_filters',
  'filter_all_label',
  'filter_mobile_label',
  'filter_position',
  'filters_beside',
  'show_pagination',
  'pagination_position',
  'loader_style',
  'loader_height',
  'loader_overlay',
  'arrangement',
  'on_phone',
  'wording',
] as const satisfies readonly (keyof FeedOptions)[]

export type ListOptions = Pick<FeedOptions, (typeof LIST_OPTIONS)[number]>

/** All that a list is made of beside the visitor's choice and the articles; plain data. */
export interface FeedFacts {
  widgetId: number
  options: ListOptions
  culture: Culture
  /** Path of the page, without script name. */
  path: string
  scriptName: string
  pageMotifs: string[]
  subscribed: MotifMap
  size: ImageSize
  /** Id of the article being read, when it must not appear in the list. */
  currentId: number | null
  /** Values of the placeholders in links; `null` when they stay (requirements I1). */
  tokens: LinkTokens | null
}

/** What the feed's island reads in its root: the facts, and where to ask. */
export interface FeedProps extends FeedFacts {
  /** `{provider}` of the five calls. */
  segment: string
  /** Address of the template's text. */
  template: string
}

/** What the address of the page asks of a list. */
export interface FeedQuery {
  /** Codes of `mo`, or `null` when it is absent or malformed (requirements D3). */
  mo: string[] | null
  page: number
}

/** The options of a list, without the others. */
export const listOptions = weakMemoize(
  (options: FeedOptions): ListOptions =>
    // Each name gives the value of that name.
    Object.fromEntries(LIST_OPTIONS.map((name) => [name, options[name]])) as ListOptions,
)

/** Reads `mo` and `page`; a repeated parameter comes as an array. */
export const feedQueryOf = (query: Readonly<Record<string, unknown>>): FeedQuery => ({
  mo: parseMotifList(query['mo']),
  page: pageNumber(query['page']),
})

/** Only a widget whose filters or pagination are on reads the address (requirements D3). */
export const readsAddress = (options: Pick<FeedOptions, 'show_filters' | 'show_pagination'>) =>
  options.show_filters || options.show_pagination

/** The parameters that a feed reads; an article that nobody knows is a 404. */
export const feedParams = (options: FeedOptions): Params => ({
  ...(readsAddress(options) ? { mo: 'motifs', page: 'page' } : {}),
  title: options.request_type === 'article' ? 'slug' : 'once',
})

/** A list of so many items a motif has one page. */
export const isPaginated = (options: Pick<FeedOptions, 'show_pagination' | 'fixed_motifs'>) =>
  options.show_pagination && !options.fixed_motifs
