import type { DocumentProblem } from '#base/core/document.ts'
import type { ArticleDraft } from '#features/articles/contract/article-draft.ts'
import type { ArticleFields } from '#features/articles/rules/own-article.ts'
import { articleDocuments } from '#features/publishing/contract/article-documents.ts'
import type { DocumentEditing } from '#features/publishing/admin/document-editing.ts'
import type { EditedKind } from '#features/publishing/admin/use-document.ts'

type ArticleContent = Pick<ArticleDraft, 'fields'>

/** An own article that is being edited. */
export type ArticleEditing = DocumentEditing<ArticleDraft, ArticleContent>

export const ARTICLE: EditedKind<ArticleDraft, ArticleContent> = {
  documents: articleDocuments,
  contentOf: ({ fields }) => ({ fields }),
  isContent: (kept): kept is ArticleContent =>
    'fields' in kept && typeof kept.fields === 'object' && kept.fields !== null,
  isLive: ({ article }) => article.state !== 'draft',
}

/** What the parts of the form are given. */
export interface ArticleFormProps {
  fields: ArticleFields
  change(changes: Partial<ArticleFields>): void
  /** Why a field is refused, by its name. */
  faults: Readonly<Record<string, string>>
  disabled: boolean
}

export const faultsOf = (problems: readonly DocumentProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ name = '', message }) => [name, message]))
