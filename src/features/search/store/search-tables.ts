import type { Generated } from 'kysely'
import type { SearchKind } from '#base/core/search/search.ts'
import type { Language } from '#base/kit/language.ts'
import type { SearchOrigin } from './search-document.ts'
import type { SiteVersion } from '#base/platform/db/site-changes.ts'

/** A document that can be found; `terms` is PostgreSQL's. */
interface SearchDocumentTable {
  site_id: number
  id: Generated<number>
  key: string
  origin: SearchOrigin
  kind: SearchKind
  lang: Language
  hash: string
  terms?: string
}

/** What is shown of a document; `words` are its different ones, folded. */
interface SearchContentTable {
  document_id: number
  title: string
  path: string
  description: string
  body: string
  words: string
}

/** A word of a site's documents, and how many hold it. */
interface SearchWordTable {
  site_id: number
  lang: string
  word: string
  shown: string
  documents: number
}

/** How far a site's index is, and who writes it until when. */
interface SearchStateTable {
  site_id: number
  site_version: number
  index_version: number
  articles_at: string
  lease: string
  leased_until: string
}

/** What visitors looked for on a day. */
interface SearchQueryTable {
  site_id: number
  day: string
  query: string
  askings: number
  results: number
}

/** The index of the search, and what was looked for. */
export interface SearchTables {
  site: SiteVersion
  search_document: SearchDocumentTable
  search_content: SearchContentTable
  search_word: SearchWordTable
  search_state: SearchStateTable
  search_query: SearchQueryTable
}
