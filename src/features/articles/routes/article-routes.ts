import type { Target } from '#base/core/field/uses.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import type { AuditNote } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'
import { pageOf } from '#framework/api/list-query.ts'
import { mayDo } from '#framework/api/rights.ts'
import { articles } from '../contract/articles.ts'
import {
  createArticle,
  listArticles,
  removeArticle,
  restoreArticle,
  slugsOf,
  type WrittenStores,
} from '../service/written-articles.ts'
import { articleList } from './article-list.ts'

export interface ArticleRoutes {
  stores: WrittenStores
  uses: Uses
  clock(): Date
}

/** Own articles and videos: the list, a new one, the trash. What is written in one is a document. */
export function articleRoutes(
  serve: Serve<WrittenStores>,
  { stores, uses, clock }: ArticleRoutes,
): void {
  const now = () => clock().toISOString()
  const doneBy = ({ user: { id, name } }: Pick<Call, 'user'>) => ({ by: { id, name }, at: now() })

  serve(articles.list, async ({ siteId, query }) =>
    pageOf(articleList(await listArticles(stores, siteId), query, now()), query),
  )

  serve(articles.uses, async (call) => {
    const { siteId, params } = call
    const slugs = await slugsOf(stores, siteId, params.id)
    const found = await uses.of(
      call,
      slugs.map((ref): Target => ({ kind: 'article', ref })),
    )
    return {
      uses: found.filter(({ kind, ref }) => kind !== 'article' || ref !== String(params.id)),
    }
  })

  serve(articles.create, async (call) => {
    const id = await call.audited(
      (made: number) => noteOf('article.create', made, 'Nouvel article'),
      (inside) => createArticle(inside, call.siteId, call.body.lang, doneBy(call)),
    )
    return { id }
  })

  serve(articles.remove, async (call) => {
    const { siteId, params } = call
    await call.audited(
      ({ title }: { title: string }) => noteOf('article.remove', params.id, title),
      async (inside) => {
        const removed = await removeArticle(inside, siteId, params.id, doneBy(call))
        refuseWriters(call, removed.wasLive)
        return removed
      },
    )
    return { id: params.id }
  })

  serve(articles.restore, async (call) => {
    const { siteId, params } = call
    await call.audited(
      ({ title }: { title: string }) => noteOf('article.restore', params.id, title),
      async (inside) => {
        const restored = await restoreArticle(inside, siteId, params.id, doneBy(call))
        refuseWriters(call, restored.wasLive)
        return restored
      },
    )
    return { id: params.id }
  })
}

type Call = AdminCall<unknown, unknown, unknown>

const noteOf = (action: string, id: number, title: string): AuditNote => ({
  action,
  subject: `article:${id}`,
  title: title || `Article ${id}`,
})

function refuseWriters({ session }: Pick<Call, 'session'>, isLive: boolean): void {
  if (!isLive || mayDo(session.role, 'articles.publish')) return
  throw new Refused(
    'forbidden',
    'Cet article est en ligne : demandez à un éditeur du site de le retirer.',
  )
}
