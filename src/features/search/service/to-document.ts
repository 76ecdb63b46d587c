import { createHash } from 'node:crypto'
import type { AnalysedDocument } from '../store/search-document.ts'
import type { SearchDocument } from '#base/core/search/search.ts'

/** A document for the index, not yet analysed. */
export type NewDocument = SearchDocument & Pick<AnalysedDocument, 'origin' | 'hash'>

/** Tells whether what a document is made of has changed. */
export const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
