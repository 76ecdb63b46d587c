import { z } from 'zod'
import { giveWay } from '#base/platform/db/give-way.ts'
import { actorOf, named } from '../service/conflict.ts'
import { compareVersions, compareWithDraft, restoreVersion } from '../service/history.ts'
import type { Kind } from '../service/kind.ts'
import {
  base,
  type DefineDocumentRoute,
  type DocumentRoutes,
  holder,
  placeOf,
} from './document-call.ts'

/** A version to compare: of the history by its number, what is live, or the draft. */
const version = z.union([z.enum(['live', 'draft']), z.coerce.number().int().positive()])

/** The history of a document: what stands in it, what became of what, and back into the draft. */
export function historyRoutes(
  route: DefineDocumentRoute,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const { path, params, bodyLimit, content } = kind
  const right = kind.rights.write

  route({
    method: 'GET',
    path: `${path}/history`,
    right,
    params,
    async handle(call) {
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
    },
  })

  route({
    method: 'GET',
    path: `${path}/history/compare`,
    right,
    params,
    query: z.object({ from: version, to: version }),
    async handle(call) {
      const { from, to } = call.query
      return { changes: await compareVersions(placeOf(kind, stores, call), from, to) }
    },
  })

  // What stands in a browser alone, in a conflict, against what the server holds.
  route({
    method: 'POST',
    path: `${path}/draft/compare`,
    right,
    params,
    body: content,
    bodyLimit,
    async handle(call) {
      await giveWay()
      return { changes: await compareWithDraft(placeOf(kind, stores, call), call.body) }
    },
  })

  route({
    method: 'POST',
    path: `${path}/draft/restore`,
    right,
    params,
    body: z.strictObject({ base, holder: holder.optional(), revisionId: z.int().positive() }),
    async handle(call) {
      const restoring = { ...call.body, actor: actorOf(call.user), at: clock().toISOString() }
      await giveWay()
      const restored = await call.audited(
        ({ live }: Awaited<ReturnType<typeof restoreVersion>>) => ({
          ...named('restore', kind.keyOf(call.params), live),
          after: { version: call.body.revisionId },
        }),
        (inside) => restoreVersion(placeOf(kind, inside, call), restoring),
      )
      return { base: restored.base }
    },
  })
}
