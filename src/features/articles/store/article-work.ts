import { z } from 'zod'
import type { ArticleFields } from '../rules/own-article.ts'
import type { Language } from '#base/kit/language.ts'
import { removedArticleSchema } from './stored-article.ts'

/** An own article in an editor's list. */
export interface ArticleSummary {
  id: number
  lang: Language
  title: string
  slug: string
  motifs: string[]
  /** Date of what is live, an instant; `null` when nothing is. */
  publishedAt: string | null
  /** Instant at which visitors see what is planned of it; empty when nothing is. */
  plannedAt: string
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
  personId: z.int().min(0).default(0),
  reviewerId: z.int().min(0).default(0),
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

/** An own article in the trash: what was being written, and what was live. */
export const trashedArticle = z.object({
  counter: z.number(),
  draft: fieldsSchema.nullable(),
  live: removedArticleSchema.nullable(),
  reviewAt: text,
})

/** What the list shows of an article in the trash beside its title. */
export const trashedDetail = z.object({
  lang: z.enum(['fr', 'en']).default('fr'),
  slug: z.string().default(''),
  motifs: z.array(z.string()).default([]),
})
