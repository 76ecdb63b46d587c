import { z } from 'zod'
import { giveWay } from '#base/platform/db/give-way.ts'
import { actorOf, named } from '../service/conflict.ts'
import { openDocument } from '../service/edited-document.ts'
import type { Kind } from '../service/kind.ts'
import { discardDocument, saveDocument, setAside } from '../service/save-document.ts'
import {
  base,
  type DefineDocumentRoute,
  type DocumentRoutes,
  holder,
  placeOf,
} from './document-call.ts'

/** What comes with a content that is saved. */
const saving = z.object({
  base,
  holder: holder.optional(),
  instead: z.boolean().default(false),
})

/** The draft of a document: reading, saving, dropping, setting a version aside. */
export function draftRoutes(
  route: DefineDocumentRoute,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const now = () => clock().toISOString()
  const { path, params, bodyLimit, content } = kind
  const right = kind.rights.write

  route({
    method: 'GET',
    path: `${path}/draft`,
    right,
    params,
    handle: (call) => openDocument(placeOf(kind, stores, call), call.reader, now()),
  })

  // An autosave is no act of its own: the draft says who typed last, the log would drown in them.
  route({
    method: 'PUT',
    path: `${path}/draft`,
    right,
    params,
    body: content.extend(saving.shape),
    bodyLimit,
    async handle(call) {
      const { base: counter, holder: editor, instead } = saving.parse(call.body)
      const sent = content.strip().parse(call.body)
      await giveWay()
      const draft = {
        base: counter,
        content: (await kind.received?.(sent)) ?? sent,
        actor: actorOf(call.user),
        at: now(),
        instead,
        holder: editor,
      }
      return stores.atomically((inside) => saveDocument(placeOf(kind, inside, call), draft))
    },
  })

  route({
    method: 'DELETE',
    path: `${path}/draft`,
    right,
    params,
    body: z.strictObject({ base }),
    async handle(call) {
      const place = placeOf(kind, stores, call)
      const live = await kind.live(stores, place.siteId, place.key)
      const done = { base: call.body.base, actor: actorOf(call.user), at: now() }
      return call.audited(named('discard', place.key, live), (inside) =>
        discardDocument(placeOf(kind, inside, call), done),
      )
    },
  })

  route({
    method: 'POST',
    path: `${path}/draft/set-aside`,
    right,
    params,
    body: content,
    bodyLimit,
    async handle(call) {
      const place = placeOf(kind, stores, call)
      const live = await kind.live(stores, place.siteId, place.key)
      const sent = (await kind.received?.(call.body)) ?? call.body
      const aside = { content: sent, actor: actorOf(call.user), at: now() }
      return call.audited(named('set-aside', place.key, live), async (inside) => ({
        revision: await setAside(placeOf(kind, inside, call), aside),
      }))
    },
  })
}
