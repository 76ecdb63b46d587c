import type { DocumentState } from '#base/core/document.ts'
import type { ArticleFields, ArticleState } from '../rules/own-article.ts'

/** What `GET /admin/api/articles/:id/draft` gives. */
export interface ArticleDraft extends DocumentState {
  article: {
    id: number
    state: ArticleState
    /** Date of what is live; empty when nothing is. */
    publishedAt: string
  }
  /** The fields as the draft has them, else as they are live. */
  fields: ArticleFields
}
