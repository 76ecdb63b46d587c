import type { SearchDocument, SearchKind } from '#domain/search.ts'
import type { Language } from '#domain/language.ts'

/** Whence a document comes: a page of the site, or the provider of that name. */
export type SearchOrigin = 'page' | 'library' | 'http' | 'feeds'

/** A document as the index takes it: analysed, with the hash of what it was made of. */
export interface AnalysedDocument extends SearchDocument {
  origin: SearchOrigin
  hash: string
  titleTerms: readonly string[]
  bodyTerms: readonly string[]
  /** Whole words that words being typed are the beginnings of. */
  beginnings: readonly string[]
  words: readonly (readonly [folded: string, shown: string])[]
}

/** A document of the index, without its text. */
type KnownDocument = Pick<AnalysedDocument, 'key' | 'origin' | 'lang' | 'hash'>

/** What to find: letters and digits only; a prefix stands for every word that begins so. */
export interface IndexQuestion {
  /** A document answers a group when it holds one of its terms. */
  groups: readonly (readonly { term: string; prefix: boolean }[])[]
  /** Whether a document must answer every group, or one of them. */
  mode: 'all' | 'any'
  /** Documents in this language come first. */
  lang: Language
  kind: SearchKind | null
  /** Keys of the pages that may be shown; a page of another key is as if it were not there. */
  pages: readonly string[]
  limit: number
  offset: number
}

export interface IndexAnswer {
  documents: SearchDocument[]
  /** Of all that answer, whatever kind is asked for. */
  counts: Record<SearchKind, number>
}

/** How far a site's index is. */
interface IndexState {
  siteId: number
  /** Today's version of the site. */
  siteVersion: number
  /** What the index was made from; `null` before there is one. */
  indexed: { siteVersion: number; indexVersion: number; articlesAt: string } | null
}

/** An index that was made by another program, from another version, or of articles not read between. */
export interface StaleIndex {
  indexVersion: number
  /** Instants; absent when the age of the articles does not matter. */
  articles?: { from: string; until: string }
}

/** What visitors looked for, all days together. */
interface KeptQuery {
  query: string
  askings: number
  /** Found when it was last asked. */
  results: number
  lastDay: string
}

/** The search index of all sites, and what was looked for; no content: a site's version stays. */
export interface SearchStore {
  /** Adds documents, or replaces those of the same key; one transaction. */
  save(siteId: number, documents: readonly AnalysedDocument[]): Promise<void>
  remove(siteId: number, keys: readonly string[]): Promise<void>
  known(siteId: number): Promise<KnownDocument[]>
  /** Best first: a word in the title weighs far more than one in the text. */
  find(siteId: number, question: IndexQuestion): Promise<IndexAnswer>
  /** Words of the documents by their number of letters, those of most documents first. */
  vocabulary(
    siteId: number,
    letters: { min: number; max: number },
  ): Promise<{ word: string; shown: string; documents: number }[]>
  /** Of all sites, of one, or of those whose index is not what it should be. */
  states(asked?: { siteId: number } | StaleIndex): Promise<IndexState[]>
  /** Says how far the index is now. */
  saveState(siteId: number, indexed: NonNullable<IndexState['indexed']>): Promise<void>
  /** Takes the right to write a site's index until an instant; `false` while another has it. */
  lease(siteId: number, holder: string, now: string, until: string): Promise<boolean>
  release(siteId: number, holder: string): Promise<void>
  /** Counts one asking of a query on a day (`2026-11-21`); rows are bounded. */
  keepQuery(siteId: number, asked: { day: string; query: string; results: number }): Promise<void>
  /** Those asked most often since a day, first those that found nothing. */
  queries(siteId: number, since: string, limit: number): Promise<KeptQuery[]>
}
