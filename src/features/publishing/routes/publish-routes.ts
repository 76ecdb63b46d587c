import { z } from 'zod'
import { actorOf, named } from '../service/conflict.ts'
import type { Kind, Live } from '../service/kind.ts'
import { type Published, publishDocument, unpublishDocument } from '../service/publish-document.ts'
import { askForPublication, rejectRequest } from '../service/publish-requests.ts'
import {
  base,
  type DefineDocumentRoute,
  type DocumentRoutes,
  note,
  placeOf,
} from './document-call.ts'

/** Putting a document live, taking it off, and asking those who may. */
export function publishRoutes(
  route: DefineDocumentRoute,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const now = () => clock().toISOString()
  const { path, params, rights } = kind

  route({
    method: 'POST',
    path: `${path}/draft/publish`,
    right: rights.publish,
    params,
    body: z.strictObject({ base }),
    async handle(call) {
      const done = { base: call.body.base, actor: actorOf(call.user), at: now() }
      const { live } = await call.audited(
        ({ note: entry }: Published) => entry,
        (inside) => publishDocument(placeOf(kind, inside, call), done),
      )
      return { path: await kind.address(live, call.reader) }
    },
  })

  route({
    method: 'POST',
    path: `${path}/draft/unpublish`,
    right: rights.publish,
    params,
    async handle(call) {
      const done = { actor: actorOf(call.user), at: now() }
      await call.audited(
        (entry: Awaited<ReturnType<typeof unpublishDocument>>) => entry,
        (inside) => unpublishDocument(placeOf(kind, inside, call), done),
      )
    },
  })

  route({
    method: 'POST',
    path: `${path}/draft/request`,
    right: rights.write,
    params,
    body: z.strictObject({ base, note: note.default('') }),
    async handle(call) {
      const asking = { ...call.body, actor: actorOf(call.user), at: now() }
      await call.audited(
        (live: Live) => ({
          ...named('request', kind.keyOf(call.params), live),
          after: call.body.note,
        }),
        (inside) => askForPublication(placeOf(kind, inside, call), asking),
      )
    },
  })

  route({
    method: 'POST',
    path: `${path}/draft/request/reject`,
    right: rights.publish,
    params,
    body: z.strictObject({
      reason: note.refine((text) => text.trim() !== '', 'Dites pourquoi, en une phrase.'),
    }),
    async handle(call) {
      const rejection = { by: actorOf(call.user), at: now(), reason: call.body.reason.trim() }
      await call.audited(
        (live: Live) => ({
          ...named('reject', kind.keyOf(call.params), live),
          after: rejection.reason,
        }),
        (inside) => rejectRequest(placeOf(kind, inside, call), rejection),
      )
    },
  })

  route({
    method: 'DELETE',
    path: `${path}/draft/request`,
    right: rights.write,
    params,
    async handle(call) {
      const { siteId, key } = placeOf(kind, stores, call)
      const live = await kind.live(stores, siteId, key)
      await call.audited(named('unrequest', key, live), (inside) =>
        inside.documents.requests.remove(siteId, key),
      )
    },
  })
}
