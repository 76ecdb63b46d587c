import { z } from 'zod'
import type { ArticleFields } from '../rules/own-article.ts'
import type { Language } from '#base/kit/language.ts'
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

const text = z.string().default('')

/** What is being written, as it was stored; members of later versions are dropped. */
export const fieldsSchema: z.ZodType<ArticleFields> = z.object({
  lang: z.enum(['fr', 'en']),
  title: text,
  slug: text,
  summary: text,
  html: text,
  motifs: z.array(z.string()).default([]),
  publishedAt: text,
  author: text,
  reviewAt: text,
  cover: z.object({ path: text, credit: text, creditYear: text }),
  video: z.object({
    kind: z.enum(['none', 'file', 'external']),
    address: text,
    poster: text,
    captions: text,
    duration: text,
  }),
})
