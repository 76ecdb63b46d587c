import { z } from 'zod'
import { isSlug } from '#base/core/article/article-link.ts'
import { MOTIF_CODE } from '#base/core/article/motifs.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { call } from '#framework/api/call.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'

const lang = z.enum(LANGUAGES).default('fr')

/** What the firm adds to an article of anybody. */
const articleChoice = z.object({
  slug: z.string(),
  externalKey: z.string(),
  lang: z.enum(LANGUAGES),
  title: z.string(),
  opinion: z.object({ html: z.string(), signature: z.string(), at: z.string() }).nullable(),
  pin: z.object({ at: z.string(), until: z.string() }).nullable(),
  isHidden: z.boolean(),
})

/** An article of any provider, with what the firm adds to it. */
const receivedArticle = z.object({
  /** Its slug. */
  id: z.string(),
  title: z.string(),
  motifs: z.array(z.string()),
  publishedAt: z.string(),
  /** Empty for one that no provider lists any more. */
  origin: z.enum(['own', 'provider', 'feed', '']),
  /** Whose text it is, for an article of a public feed. */
  source: z.string(),
  path: z.string(),
  choice: articleChoice.nullable(),
})
export type ReceivedArticle = z.infer<typeof receivedArticle>

const slugParams = z.object({
  slug: z.string().refine(isSlug, 'Ce n’est pas une adresse d’article.'),
})

/** `null` where the firm adds nothing. */
const choiceOfOne = z.object({ id: z.string(), choice: articleChoice.nullable() })

const filter = z.strictObject({
  q: z.string().max(200).optional(),
  motif: z.string().regex(MOTIF_CODE).optional(),
  lang,
  choice: z.enum(['opinion', 'pinned', 'hidden']).optional(),
  origin: z.enum(['own', 'provider', 'feed']).optional(),
})

/** Signs of an opinion and of who signs it. */
export const OPINION_LIMITS = { html: 20_000, signature: 120 } as const

const choiceChange = z.strictObject({
  opinion: z
    .strictObject({
      html: z.string().max(OPINION_LIMITS.html),
      signature: z.string().max(OPINION_LIMITS.signature),
    })
    .nullable(),
  pin: z
    .strictObject({
      until: z.union([
        z.literal(''),
        z.iso.datetime().transform((text) => new Date(text).toISOString()),
      ]),
    })
    .nullable(),
  isHidden: z.boolean(),
})
export type ChoiceChange = z.infer<typeof choiceChange>

/** Articles of all providers: to comment, put first or hide. */
export const received = {
  list: call({
    method: 'GET',
    path: '/received-articles',
    right: 'articles.read',
    query: listQuery(filter, ['published']),
    answer: listOf(receivedArticle).extend({
      /** Providers that did not answer. */
      failed: z.array(z.string()),
    }),
    reads: ['received-articles'],
  }),
  /** Of an own article, also one that is to come, and of whatever has been chosen. */
  choice: call({
    method: 'GET',
    path: '/received-articles/:slug/choice',
    right: 'articles.read',
    params: slugParams,
    answer: choiceOfOne,
    reads: ['received-articles'],
  }),
  choose: call({
    method: 'PUT',
    path: '/received-articles/:slug',
    right: 'articles.publish',
    params: slugParams,
    body: choiceChange.extend({ lang }),
    answer: choiceOfOne,
    changes: ['received-articles'],
  }),
}
