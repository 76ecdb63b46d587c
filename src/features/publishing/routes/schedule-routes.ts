import { formatInParis } from '#base/kit/time/paris-time.ts'
import { actorOf, named } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import { refuseUndrawable } from '../service/publish-document.ts'
import { scheduleDocument } from '../service/schedule-document.ts'
import { tellScheduled } from '../service/team-mails.ts'
import {
  type ServeDocuments,
  noteOf,
  placeOf,
  tellAnswer,
  tellingOf,
  type TellingRoutes,
} from './document-call.ts'

/** What is to happen to a document by itself, at a date and time of Paris. */
export function scheduleRoutes(serve: ServeDocuments, kind: Kind, deps: TellingRoutes): void {
  const { stores, clock } = deps
  const { calls } = kind

  serve(calls.schedule, async (call) => {
    const { at: local, ...wanted } = call.body
    const by = actorOf(call.user)
    const now = clock()
    if (wanted.action === 'publish') await refuseUndrawable(placeOf(kind, stores, call))
    const { due, isSkipped, told } = await call.audited(noteOf, async (inside) => {
      const place = placeOf(kind, inside, call)
      const planned = await scheduleDocument(place, { ...wanted, local, by, now })
      const telling = tellingOf(deps, call, { live: planned.live, at: now.toISOString() })
      const answer = await tellAnswer(deps, planned.request, by, (asker) =>
        tellScheduled(place, telling, { asker, by, due: planned.due }),
      )
      return { ...planned, ...answer }
    })
    deps.mailed()
    return { due, said: formatInParis(due), isSkipped, told }
  })

  serve(calls.unschedule, async (call) => {
    const { siteId, key } = placeOf(kind, stores, call)
    const live = await kind.live(stores, siteId, key)
    const planned = call.params.action
    await call.audited(named(`unschedule-${planned}`, key, live), (inside) =>
      inside.documents.tasks.remove(siteId, key, planned),
    )
  })
}
