import type { ArticleFields } from '#domain/own-article.ts'
import type { Language } from '#domain/language.ts'
import type { StoredArticle } from './stored-article.ts'

/** An own article in an editor's list. */
export interface ArticleSummary {
  id: number
  lang: Language
  title: string
  slug: string
  motifs: string[]
  /** Date of what is live, an instant; `null` when nothing is. */
  publishedAt: string | null
  /** Whether something written waits to be published. */
  hasDraft: boolean
  /** ISO day, or empty. */
  reviewAt: string
  /** Instant of the last change and who made it; empty when nobody did here. */
  updatedAt: string
  updatedBy: string
  /** Instant at which it went to the bin; empty when it did not. */
  removedAt: string
}

/** An own article with all that an editor needs. */
export interface ArticleWork {
  id: number
  /** What is being written; `null` as long as nobody has changed what is live. */
  fields: ArticleFields | null
  /** What visitors see, at once or from its date on. */
  live: StoredArticle | null
  hasDraft: boolean
  /** Raised by every change; 0 as long as there was none. */
  version: number
  updatedAt: string
  updatedBy: string
  removedAt: string
}

/** A change of an article that somebody was looking at in the version `base`. */
export interface ArticleChange {
  base: number
  fields: ArticleFields
  /** Name of whoever changes it. */
  by: string
}

/**
 * Own articles as their editors see them. Drafts are no content: writing one leaves the site's
 * version alone. A change of something that has changed meanwhile is refused with `null`.
 */
export interface ArticleDesk {
  /** All of them, those in the bin too. */
  list(siteId: number): Promise<ArticleSummary[]>
  find(siteId: number, id: number): Promise<ArticleWork | null>
  /** Begins an article. @returns its id */
  create(siteId: number, fields: ArticleFields, by: string): Promise<number>
  /** Keeps what is written; what is live stays. @returns the new version */
  saveDraft(siteId: number, id: number, change: ArticleChange): Promise<number | null>
  /**
   * Makes `article` what visitors see. A slug that it had leads to it from now on.
   * @throws ContentError when another article has its slug
   */
  publish(siteId: number, article: StoredArticle, change: ArticleChange): Promise<number | null>
  /** Takes an article back: it becomes the draft that it was published from. */
  unpublish(siteId: number, id: number, change: ArticleChange): Promise<number | null>
  /** Puts an article into the bin with what is live of it. */
  remove(siteId: number, id: number, change: ArticleChange): Promise<boolean>
  /** Takes an article out of the bin, as it was. */
  restore(siteId: number, id: number): Promise<boolean>
  /** Whether another article, live or being written, has a slug. */
  isTaken(siteId: number, slug: string, exceptId: number): Promise<boolean>
}
