import { z } from 'zod'
import { ARTICLE_LIMIT, articleFields } from '#features/articles/contract/article-body.ts'
import { articleDraft } from '#features/articles/contract/article-draft.ts'
import { idParams } from '#framework/api/call.ts'
import { documentsOf } from './documents.ts'

/** Own articles, each in its one language. */
export const articleDocuments = documentsOf({
  kind: 'article',
  path: '/articles/:id',
  params: idParams,
  keyOf: ({ id }) => ({ kind: 'article', ref: String(id), lang: '' }),
  paramsOf: ({ ref }) => ({ id: ref }),
  rights: { look: 'articles.read', write: 'articles.write', publish: 'articles.publish' },
  content: z.strictObject({ fields: articleFields }),
  bodyLimit: ARTICLE_LIMIT,
  opened: articleDraft,
  topics: ['articles', 'received-articles'],
})
