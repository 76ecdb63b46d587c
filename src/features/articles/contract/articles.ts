import { z } from 'zod'
import { MOTIF_CODE } from '#base/core/article/motifs.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { call, idParams, usesCall } from '#framework/api/call.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'
import { ARTICLE_STATES } from '../rules/own-article.ts'

/** An own article in the list. */
const listedArticle = z.object({
  id: z.number(),
  lang: z.enum(LANGUAGES),
  title: z.string(),
  slug: z.string(),
  motifs: z.array(z.string()),
  state: z.enum(ARTICLE_STATES),
  /** Whether something written waits to be published. */
  hasDraft: z.boolean(),
  /** Date of what is live, an instant; `null` when nothing is. */
  publishedAt: z.string().nullable(),
  /** Instant at which visitors see what is planned of it; empty when nothing is. */
  plannedAt: z.string(),
  /** ISO day, or empty. */
  reviewAt: z.string(),
  /** Instant of the last change and who made it; empty when nobody did here. */
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** Instant at which it went to the bin; empty when it did not. */
  removedAt: z.string(),
})
export type ListedArticle = z.infer<typeof listedArticle>

/** Which articles an editor asks for; those in the bin only when they are asked for. */
const filter = z.strictObject({
  q: z.string().max(200).optional(),
  state: z.enum([...ARTICLE_STATES, 'changed']).optional(),
  motif: z.string().regex(MOTIF_CODE).optional(),
  lang: z.enum(LANGUAGES).optional(),
})

const ofId = z.object({ id: z.number() })

const changes = ['articles', 'drafts'] as const

/** Own articles and videos: the list, a new one, the trash. What is written in one is a document. */
export const articles = {
  list: call({
    method: 'GET',
    path: '/articles',
    right: 'articles.read',
    query: listQuery(filter, ['updatedAt', 'title', 'publishedAt', 'reviewAt']),
    answer: listOf(listedArticle),
    reads: ['articles', 'drafts'],
  }),
  uses: usesCall('/articles/:id/uses', 'articles.read'),
  create: call({
    method: 'POST',
    path: '/articles',
    right: 'articles.write',
    body: z.strictObject({ lang: z.enum(LANGUAGES).default('fr') }),
    answer: ofId,
    changes,
  }),
  remove: call({
    method: 'DELETE',
    path: '/articles/:id',
    right: 'articles.write',
    params: idParams,
    answer: ofId,
    changes,
  }),
  restore: call({
    method: 'POST',
    path: '/articles/:id/restore',
    right: 'articles.write',
    params: idParams,
    answer: ofId,
    changes,
  }),
}
