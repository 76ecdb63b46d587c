import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { actorOf, named } from '../service/conflict.ts'
import { openDocument } from '../service/edited-document.ts'
import { saving } from '../contract/documents.ts'
import type { Kind } from '../service/kind.ts'
import { discardDocument, saveDocument, setAside } from '../service/save-document.ts'
import { type DocumentRoutes, placeOf, type ServeDocuments } from './document-call.ts'

/** The draft of a document: reading, saving, dropping, setting a version aside. */
export function draftRoutes(
  serve: ServeDocuments,
  kind: Kind,
  { stores, clock }: DocumentRoutes,
): void {
  const now = () => clock().toISOString()
  const { calls, content } = kind

  serve(calls.open, (call) => openDocument(placeOf(kind, stores, call), call.reader, now()))

  // An autosave is no act of its own: the draft says who typed last, the log would drown in them.
  serve(calls.save, async (call) => {
    const { base: counter, holder: editor, instead } = saving.parse(call.body)
    const sent = content.strip().parse(call.body)
    await yieldToLoop()
    const draft = {
      base: counter,
      content: (await kind.received?.(sent)) ?? sent,
      actor: actorOf(call.user),
      at: now(),
      instead,
      holder: editor,
    }
    return stores.atomically((inside) => saveDocument(placeOf(kind, inside, call), draft))
  })

  serve(calls.discard, async (call) => {
    const place = placeOf(kind, stores, call)
    const live = await kind.live(stores, place.siteId, place.key)
    const done = { base: call.body.base, actor: actorOf(call.user), at: now() }
    return call.audited(named('discard', place.key, live), (inside) =>
      discardDocument(placeOf(kind, inside, call), done),
    )
  })

  serve(calls.setAside, async (call) => {
    const place = placeOf(kind, stores, call)
    const live = await kind.live(stores, place.siteId, place.key)
    const sent = (await kind.received?.(call.body)) ?? call.body
    const aside = { content: sent, actor: actorOf(call.user), at: now() }
    return call.audited(named('set-aside', place.key, live), async (inside) => ({
      revision: await setAside(placeOf(kind, inside, call), aside),
    }))
  })
}
