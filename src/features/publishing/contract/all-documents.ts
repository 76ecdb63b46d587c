import type { DocumentKind } from '#base/core/document.ts'
import { articleDocuments } from './article-documents.ts'
import { blockDocuments, modelDocuments } from './named-widgets-documents.ts'
import type { Documents } from './documents.ts'
import { layoutDocuments } from './layout-documents.ts'
import { menuDocuments } from './menu-documents.ts'
import { pageDocuments } from './page-documents.ts'
import { personDocuments } from './person-documents.ts'
import { templateDocuments } from './template-documents.ts'
import { themeDocuments } from './theme-documents.ts'

/** The documents of every kind. */
export const DOCUMENTS: Readonly<Record<DocumentKind, Documents>> = {
  page: pageDocuments,
  article: articleDocuments,
  layout: layoutDocuments,
  menu: menuDocuments,
  template: templateDocuments,
  block: blockDocuments,
  model: modelDocuments,
  person: personDocuments,
  theme: themeDocuments,
}
