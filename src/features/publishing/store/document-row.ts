import { DOCUMENT_KINDS, type DocumentKey } from '#base/core/document.ts'
import { languageOf } from '#base/kit/language.ts'
import type { DocumentAct } from './document-tables.ts'

/** The columns that name a document, for a query's conditions and for a new row. */
export const columnsOf = (siteId: number, { kind, ref, lang }: DocumentKey) => ({
  site_id: siteId,
  kind,
  ref,
  lang,
})

/** The columns of a table's key. */
export const KEY_COLUMNS = ['site_id', 'kind', 'ref', 'lang'] as const

/** Kinds that this version of the program knows: rows of another are kept, and shown to nobody. */
export const KNOWN: string[] = [...DOCUMENT_KINDS]

/** What a row of a known kind is about. */
export const keyOfRow = ({
  kind,
  ref,
  lang,
}: Pick<DocumentAct, 'kind' | 'ref' | 'lang'>): DocumentKey => ({
  kind: DOCUMENT_KINDS.find((known) => known === kind) ?? 'page',
  ref,
  lang: lang === '' ? '' : languageOf(lang),
})
