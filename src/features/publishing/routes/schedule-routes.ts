import { z } from 'zod'
import { saidInParis } from '#base/kit/time/paris-time.ts'
import { actorOf, named } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import { type Scheduled, scheduleDocument } from '../service/schedule-document.ts'
import { base, type DefineDocumentRoute, type DocumentRoutes, placeOf } from './document-call.ts'

const action = z.enum(['publish', 'unpublish'])

/** What is to happen to a document by itself, at a date and time of Paris. */
export function scheduleRoutes(
  route: DefineDocumentRoute,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const { path, params } = kind
  const right = kind.rights.publish

  route({
    method: 'PUT',
    path: `${path}/schedule`,
    right,
    params,
    body: z.strictObject({ action, at: z.string().max(40), base }),
    async handle(call) {
      const { at: local, ...wanted } = call.body
      const scheduling = { ...wanted, local, by: actorOf(call.user), now: clock() }
      const { due, isSkipped } = await call.audited(
        ({ note }: Scheduled) => note,
        (inside) => scheduleDocument(placeOf(kind, inside, call), scheduling),
      )
      return { due, said: saidInParis(due), isSkipped }
    },
  })

  route({
    method: 'DELETE',
    path: `${path}/schedule/:action`,
    right,
    params: z.intersection(params, z.object({ action })),
    async handle(call) {
      const { siteId, key } = placeOf(kind, stores, call)
      const live = await kind.live(stores, siteId, key)
      const planned = call.params.action
      await call.audited(named(`unschedule-${planned}`, key, live), (inside) =>
        inside.documents.tasks.remove(siteId, key, planned),
      )
    },
  })
}
