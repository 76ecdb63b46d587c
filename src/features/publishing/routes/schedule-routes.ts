import { z } from 'zod'
import { saidInParis } from '#base/kit/time/paris-time.ts'
import { actorOf, named } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import { refuseUndrawable } from '../service/publish-document.ts'
import { scheduleDocument } from '../service/schedule-document.ts'
import { saidOfAnswer } from '../service/said-of-mails.ts'
import { tellScheduled } from '../service/team-mails.ts'
import {
  base,
  type DefineDocumentRoute,
  noteOf,
  placeOf,
  tellingOf,
  type TellingRoutes,
} from './document-call.ts'

const action = z.enum(['publish', 'unpublish'])

/** What is to happen to a document by itself, at a date and time of Paris. */
export function scheduleRoutes(route: DefineDocumentRoute, kind: Kind, deps: TellingRoutes): void {
  const { stores, clock, sendsMail } = deps
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
      const by = actorOf(call.user)
      const now = clock()
      if (wanted.action === 'publish') await refuseUndrawable(placeOf(kind, stores, call))
      const { due, isSkipped, told } = await call.audited(noteOf, async (inside) => {
        const place = placeOf(kind, inside, call)
        const { request, ...planned } = await scheduleDocument(place, { ...wanted, local, by, now })
        if (request === null) return { ...planned, told: '' }
        const asker = request.by
        const telling = tellingOf(deps, call, { live: planned.live, at: now.toISOString() })
        const people = await tellScheduled(place, telling, { asker, by, due: planned.due })
        return { ...planned, told: saidOfAnswer(asker, by, { people, sendsMail }) }
      })
      deps.mailed()
      return { due, said: saidInParis(due), isSkipped, told }
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
