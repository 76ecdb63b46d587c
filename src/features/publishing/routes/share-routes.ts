import { paths } from '#base/core/address/urls.ts'
import { mailOriginOf, type OriginDeps } from '#base/platform/http/site-origin.ts'
import { Refused } from '#base/kit/refused.ts'
import { actorOf, named } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import { newShareToken, shareId } from '../service/share-token.ts'
import { type DocumentRoutes, placeOf, type ServeDocuments } from './document-call.ts'

const DAY = 86_400_000

export type ShareRoutes = OriginDeps & DocumentRoutes

/** Secret links to a draft, for people without an account. */
export function shareRoutes(serve: ServeDocuments, kind: Kind, deps: ShareRoutes): void {
  const { stores, clock } = deps
  const { calls } = kind

  serve(calls.share, async (call) => {
    const { siteId, key } = placeOf(kind, stores, call)
    const live = await kind.live(stores, siteId, key)
    const token = newShareToken()
    const now = clock()
    const share = {
      id: shareId(token),
      by: actorOf(call.user),
      at: now.toISOString(),
      until: new Date(now.getTime() + call.body.days * DAY).toISOString(),
    }
    const entry = { ...named('share', key, live), after: { until: share.until } }
    await call.audited(entry, (inside) => inside.documents.shares.add(siteId, key, share))
    return { ...share, url: mailOriginOf(deps, call.reader.site) + paths.draftPreview(token) }
  })

  serve(calls.unshare, async (call) => {
    const { siteId, key } = placeOf(kind, stores, call)
    const live = await kind.live(stores, siteId, key)
    const { share } = call.params
    await call.audited(named('unshare', key, live), async (inside) => {
      if (await inside.documents.shares.revoke(siteId, key, share)) return
      throw new Refused('absent', 'Ce lien n’ouvre déjà plus rien.')
    })
  })
}
