import { z } from 'zod'
import { actorOf, named } from '../service/conflict.ts'
import type { Kind, KindStores } from '../service/kind.ts'
import { type DefineDocumentRoute, type DocumentRoutes, holder, placeOf } from './document-call.ts'

/** Milliseconds for which a document is somebody's after a heartbeat. */
const LEASE = 60_000

/** Who edits a document: the heart beats, lets go, or takes over. */
export function lockRoutes(
  route: DefineDocumentRoute,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const { path, params } = kind
  const right = kind.rights.write

  route({
    method: 'POST',
    path: `${path}/draft/lock`,
    right,
    params,
    body: z.strictObject({ holder, take: z.literal(true).optional() }),
    async handle(call) {
      const { siteId, key } = placeOf(kind, stores, call)
      const live = await kind.live(stores, siteId, key)
      const at = clock()
      const wish = {
        holder: call.body.holder,
        by: actorOf(call.user),
        now: at.toISOString(),
        until: new Date(at.getTime() + LEASE).toISOString(),
        take: call.body.take === true,
      }
      const heartbeat = ({ documents }: Pick<KindStores, 'documents'>) =>
        documents.locks.heartbeat(siteId, key, wish)
      const { lock } = wish.take
        ? await call.audited(
            ({ from }) => ({
              ...named('takeover', key, live),
              before: from?.by.name ?? '',
              after: call.user.name,
            }),
            heartbeat,
          )
        : await heartbeat(stores)
      const { documents } = stores
      const [{ counter }, request, schedules] = await Promise.all([
        documents.find(siteId, key),
        documents.requests.of(siteId, key),
        documents.tasks.of(siteId, key),
      ])
      const isYours = lock.holder === call.body.holder
      return { lock, isYours, base: counter, request, schedules }
    },
  })

  route({
    method: 'DELETE',
    path: `${path}/draft/lock`,
    right,
    params,
    body: z.strictObject({ holder }),
    async handle(call) {
      const { siteId, key } = placeOf(kind, stores, call)
      await stores.documents.locks.release(siteId, key, call.body.holder)
    },
  })
}
