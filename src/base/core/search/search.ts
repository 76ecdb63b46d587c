import type { Language } from '#base/kit/language.ts'

/** Characters of a query that count. */
export const MAX_QUERY = 200

/** Hits a page. */
export const HITS_PER_PAGE = 10

/** Hits that pages of results lead to at most. */
export const MAX_HITS = 1000

/** Kinds of documents that a search finds and filters by. */
export const SEARCH_KINDS = ['page', 'article', 'guide', 'video'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The kind of that name, or `null`; `value` is a query parameter as received. */
export const searchKind = (value: unknown): SearchKind | null =>
  SEARCH_KINDS.find((kind) => kind === value) ?? null

/** The query as it counts: cut, without spaces around it; `value` is a query parameter as received. */
export const searchQuery = (value: unknown): string =>
  typeof value === 'string'
    ? value.slice(0, MAX_QUERY).toWellFormed().replaceAll('\0', ' ').trim()
    : ''

/** A thing that can be found. */
export interface SearchDocument {
  /** `page:12:fr`, `article:fr:la-tva`: one document, whatever its words. */
  key: string
  kind: SearchKind
  lang: Language
  title: string
  /** Path, with `?title=` for an article. */
  path: string
  /** Plain text, without markup. */
  description: string
  body: string
}

/** A piece of an excerpt; `marked` pieces hold the words that were looked for. */
export interface ExcerptPiece {
  text: string
  marked: boolean
}

export interface SearchHit {
  kind: SearchKind
  lang: Language
  title: readonly ExcerptPiece[]
  path: string
  excerpt: readonly ExcerptPiece[]
}

export interface SearchQuery {
  query: string
  /** Language of the page that asks: what is written in it comes first. */
  lang: Language
  kind: SearchKind | null
  /** From 1; ten hits a page. */
  page: number
}

export interface SearchAnswer {
  hits: readonly SearchHit[]
  /** Of all pages together, of the kind asked for. */
  count: number
  /** Whatever kind is asked for. */
  counts: Readonly<Record<SearchKind, number>>
  /** When little was found: near words to try, best first. */
  nearWords: readonly string[]
  /** The site is so new that its index is not whole yet. */
  isBeingMade: boolean
}

/** What may be meant by words that are still being typed. */
interface Suggestions {
  items: readonly Pick<SearchHit, 'kind' | 'lang' | 'title' | 'path'>[]
  /** Of all that match. */
  count: number
}

/** The search of one site. */
export interface Search {
  /** What answers a visitor's query, which is kept for the editor without anything of the visitor. */
  find(query: SearchQuery): Promise<SearchAnswer>
  /** The same for words being typed, whose last one may be the beginning of a word. */
  suggest(query: Pick<SearchQuery, 'query' | 'lang'>): Promise<Suggestions>
}

/** Nothing found. */
export const NO_HITS: SearchAnswer = {
  hits: [],
  count: 0,
  counts: { page: 0, article: 0, guide: 0, video: 0 },
  nearWords: [],
  isBeingMade: false,
}
