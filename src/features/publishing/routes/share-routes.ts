import { z } from 'zod'
import { paths } from '#base/core/address/urls.ts'
import { mailOriginOf, type OriginDeps } from '#base/platform/http/site-origin.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { Refused } from '#base/kit/refused.ts'
import { actorOf } from '../service/conflict.ts'
import { type EditedPageStores, keyOf, pageParams, requirePage } from '../service/edited-page.ts'
import { named } from '../service/publish-draft.ts'
import { newShareToken, shareId } from '../service/share-token.ts'

const DAY = 86_400_000

export type ShareRoutes = OriginDeps & { stores: EditedPageStores; clock(): Date }

/** Secret links to a draft, for people without an account. */
export function shareRoutes(route: DefineRoute<EditedPageStores>, deps: ShareRoutes): void {
  const { stores, clock } = deps
  route({
    method: 'POST',
    path: '/pages/:id/:lang/shares',
    right: 'pages.write',
    params: pageParams,
    body: z.strictObject({ days: z.int().min(1).max(90).default(14) }),
    async handle(call) {
      const { siteId, params, user, body, reader } = call
      const page = await requirePage(stores, siteId, keyOf(params))
      const token = newShareToken()
      const now = clock()
      const share = {
        id: shareId(token),
        by: actorOf(user),
        at: now.toISOString(),
        until: new Date(now.getTime() + body.days * DAY).toISOString(),
      }
      await call.audited(
        { ...named('page.share', page), after: { until: share.until } },
        (inside) => inside.drafts.shares.add(siteId, keyOf(params), share),
      )
      return { ...share, url: mailOriginOf(deps, reader.site) + paths.draftPreview(token) }
    },
  })

  route({
    method: 'DELETE',
    path: '/pages/:id/:lang/shares/:share',
    right: 'pages.write',
    params: pageParams.extend({ share: z.string().regex(/^[0-9a-f]{64}$/) }),
    async handle(call) {
      const { siteId, params } = call
      const page = await requirePage(stores, siteId, keyOf(params))
      await call.audited(named('page.unshare', page), async (inside) => {
        if (await inside.drafts.shares.revoke(siteId, keyOf(params), params.share)) return
        throw new Refused('absent', 'Ce lien n’ouvre déjà plus rien.')
      })
    },
  })
}
