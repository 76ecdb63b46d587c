import { actorOf, named } from '../service/conflict.ts'
import type { Kind, KindStores } from '../service/kind.ts'
import { type DocumentRoutes, placeOf, type ServeDocuments } from './document-call.ts'

/** Milliseconds for which a document is somebody's after a heartbeat. */
const LEASE = 60_000

/** Who edits a document: the heart beats, lets go, or takes over. */
export function lockRoutes(
  serve: ServeDocuments,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const { calls } = kind

  serve(calls.beat, async (call) => {
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
  })

  serve(calls.release, async (call) => {
    const { siteId, key } = placeOf(kind, stores, call)
    await stores.documents.locks.release(siteId, key, call.body.holder)
  })
}
