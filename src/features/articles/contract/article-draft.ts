import { z } from 'zod'
import { documentState } from '#base/core/document.ts'
import { ARTICLE_STATES, shownFields } from '../rules/own-article.ts'

/** An own article as its editor opens it. */
export const articleDraft = documentState.extend({
  article: z.object({
    id: z.number(),
    /** By what is live of it; what is planned is said in `schedules`. */
    state: z.enum(ARTICLE_STATES),
    /** Date and slug of what is live; empty when nothing is. */
    publishedAt: z.string(),
    slug: z.string(),
  }),
  /** The fields as the draft has them, else as they are live. */
  fields: shownFields,
})
export type ArticleDraft = z.infer<typeof articleDraft>
