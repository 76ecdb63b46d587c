import type { SearchDocument } from '#base/core/search/search.ts'

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
