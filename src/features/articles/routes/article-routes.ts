import { z } from 'zod'
import { listQuery, pageOf } from '#framework/api/list-query.ts'
import type { AdminCall, DefineRoute } from '#framework/api/admin-route.ts'
import { mayDo } from '#framework/api/rights.ts'
import {
  type ArticleParts,
  createArticle,
  publishArticle,
  removeArticle,
  restoreArticle,
  saveArticle,
  unpublishArticle,
} from '../service/change-article.ts'
import { articleOf, shownArticle } from '../service/shown-article.ts'
import { ARTICLE_LIMIT, articleChange, articleId } from './article-body.ts'
import { ARTICLE_SORTS, articleFilter, articleList } from './article-list.ts'

/** Own articles and videos. */
export function articleRoutes(
  route: DefineRoute<ArticleParts['stores']>,
  parts: ArticleParts,
): void {
  const { stores, clock } = parts
  const now = () => clock().toISOString()
  const shown = async ({ siteId, reader }: Where, id: number) =>
    shownArticle(await articleOf(stores, siteId, id), reader, now())

  route({
    method: 'GET',
    path: '/articles',
    right: 'articles.read',
    query: listQuery(articleFilter, ARTICLE_SORTS),
    handle: async ({ siteId, query }) =>
      pageOf(articleList(await stores.articleDrafts.list(siteId), query, now()), query),
  })

  route({
    method: 'GET',
    path: '/articles/:id',
    right: 'articles.read',
    params: articleId,
    handle: (call) => shown(call, call.params.id),
  })

  route({
    method: 'POST',
    path: '/articles',
    right: 'articles.write',
    body: z.strictObject({ lang: z.enum(['fr', 'en']).default('fr') }),
    async handle(call) {
      const { siteId, user, body, audited } = call
      return shown(call, await createArticle({ siteId, lang: body.lang, by: user.name }, audited))
    },
  })

  route({
    method: 'PUT',
    path: '/articles/:id',
    right: 'articles.write',
    params: articleId,
    body: articleChange,
    bodyLimit: ARTICLE_LIMIT,
    handle: ({ siteId, user, params: { id }, body }) =>
      saveArticle(parts, { siteId, id, by: user.name, ...body }),
  })

  route({
    method: 'POST',
    path: '/articles/:id/publish',
    right: 'articles.publish',
    params: articleId,
    body: articleChange,
    bodyLimit: ARTICLE_LIMIT,
    async handle(call) {
      const { siteId, user, params, body, audited } = call
      const change = { siteId, id: params.id, by: user.name, ...body }
      const version = await publishArticle(parts, change, audited)
      return { ...(await shown(call, params.id)), version }
    },
  })

  route({
    method: 'POST',
    path: '/articles/:id/unpublish',
    right: 'articles.publish',
    params: articleId,
    async handle(call) {
      await unpublishArticle(stores, actOf(call), call.audited)
      return shown(call, call.params.id)
    },
  })

  route({
    method: 'DELETE',
    path: '/articles/:id',
    right: 'articles.write',
    params: articleId,
    async handle(call) {
      await removeArticle(stores, actOf(call), call.audited)
      return { id: call.params.id }
    },
  })

  route({
    method: 'POST',
    path: '/articles/:id/restore',
    right: 'articles.write',
    params: articleId,
    async handle(call) {
      await restoreArticle(stores, actOf(call), call.audited)
      return shown(call, call.params.id)
    },
  })
}

type Where = Pick<AdminCall<unknown, unknown, unknown>, 'siteId' | 'reader'>

const actOf = ({
  siteId,
  user,
  session,
  params: { id },
}: Pick<
  AdminCall<{ id: number }, unknown, unknown>,
  'siteId' | 'user' | 'session' | 'params'
>) => ({
  siteId,
  id,
  by: user.name,
  mayPublish: mayDo(session.role, 'articles.publish'),
})
