import type { ArticleFields, ArticleState } from '../rules/own-article.ts'

/** An own article as the screen of its editor gets it. */
export interface ShownArticle {
  id: number
  fields: ArticleFields
  state: ArticleState
  /** Something written waits to be published. */
  hasDraft: boolean
  version: number
  updatedAt: string
  updatedBy: string
  /** Address of what is live under the site; empty when nothing is. */
  path: string
  /** Date of what is live; empty when nothing is. */
  publishedAt: string
}
