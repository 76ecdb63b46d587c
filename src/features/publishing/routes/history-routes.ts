import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { actorOf, named } from '../service/conflict.ts'
import { compareVersions, compareWithDraft, restoreVersion } from '../service/history.ts'
import type { Kind } from '../service/kind.ts'
import { type DocumentRoutes, placeOf, type ServeDocuments } from './document-call.ts'

/** The history of a document: what stands in it, what became of what, and back into the draft. */
export function historyRoutes(
  serve: ServeDocuments,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const { calls } = kind

  serve(calls.history, async (call) => {
    const { siteId, key } = placeOf(kind, stores, call)
    await kind.live(stores, siteId, key)
    const revisions = await stores.revisions.list(siteId, key)
    const data = revisions.map(({ id, at, by, reason }) => ({
      id,
      createdAt: at,
      author: by.name,
      kind: reason,
    }))
    return { data, total: data.length }
  })

  serve(calls.compare, async (call) => {
    const { from, to } = call.query
    return { changes: await compareVersions(placeOf(kind, stores, call), from, to) }
  })

  serve(calls.compareMine, async (call) => {
    await yieldToLoop()
    return { changes: await compareWithDraft(placeOf(kind, stores, call), call.body) }
  })

  serve(calls.restore, async (call) => {
    const restoring = { ...call.body, actor: actorOf(call.user), at: clock().toISOString() }
    await yieldToLoop()
    const restored = await call.audited(
      ({ live }: Awaited<ReturnType<typeof restoreVersion>>) => ({
        ...named('restore', kind.keyOf(call.params), live),
        after: { version: call.body.revisionId },
      }),
      (inside) => restoreVersion(placeOf(kind, inside, call), restoring),
    )
    return { base: restored.base }
  })
}
