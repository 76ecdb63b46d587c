import { z } from 'zod'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { actorOf } from '../service/conflict.ts'
import { holder } from './draft-body.ts'
import { type EditedPageStores, keyOf, pageParams, requirePage } from '../service/edited-page.ts'
import { named } from '../service/publish-draft.ts'

/** Milliseconds for which a page is somebody's after a heartbeat. */
const LEASE = 60_000

/** Who edits a page: the heart beats, lets go, or takes over. */
export function lockRoutes(
  route: DefineRoute<EditedPageStores>,
  { stores, clock }: { stores: EditedPageStores; clock(): Date },
): void {
  route({
    method: 'POST',
    path: '/pages/:id/:lang/draft/lock',
    right: 'pages.write',
    params: pageParams,
    body: z.strictObject({ holder, take: z.literal(true).optional() }),
    async handle(call) {
      const { siteId, params, user, body } = call
      const page = await requirePage(stores, siteId, keyOf(params))
      const at = clock()
      const wish = {
        holder: body.holder,
        by: actorOf(user),
        now: at.toISOString(),
        until: new Date(at.getTime() + LEASE).toISOString(),
        take: body.take === true,
      }
      const beat = (from: Pick<EditedPageStores, 'drafts'>) =>
        from.drafts.locks.beat(siteId, keyOf(params), wish)
      const { lock } = wish.take
        ? await call.audited(
            ({ from }) => ({
              ...named('page.takeover', page),
              before: from?.by.name ?? '',
              after: user.name,
            }),
            beat,
          )
        : await beat(stores)
      const { base: counter } = await stores.drafts.find(siteId, keyOf(params))
      return { lock, isYours: lock.holder === body.holder, base: counter }
    },
  })

  route({
    method: 'DELETE',
    path: '/pages/:id/:lang/draft/lock',
    right: 'pages.write',
    params: pageParams,
    body: z.strictObject({ holder }),
    async handle({ siteId, params, body }) {
      await stores.drafts.locks.release(siteId, keyOf(params), body.holder)
    },
  })
}
