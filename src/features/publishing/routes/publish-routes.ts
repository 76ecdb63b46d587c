import { actorOf } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import {
  publishDocument,
  refuseUndrawable,
  unpublishDocument,
} from '../service/publish-document.ts'
import { tellPublished } from '../service/team-mails.ts'
import {
  type ServeDocuments,
  noteOf,
  placeOf,
  tellAnswer,
  tellingOf,
  type TellingRoutes,
} from './document-call.ts'

/** Putting a document live, and taking it off. */
export function publishRoutes(serve: ServeDocuments, kind: Kind, deps: TellingRoutes): void {
  const { stores, clock } = deps
  const { calls } = kind

  serve(calls.publish, async (call) => {
    const by = actorOf(call.user)
    const at = clock().toISOString()
    await refuseUndrawable(placeOf(kind, stores, call))
    const { live, told } = await call.audited(noteOf, async (inside) => {
      const place = placeOf(kind, inside, call)
      const done = { base: call.body.base, actor: by, at }
      const published = await publishDocument(place, done)
      const telling = tellingOf(deps, call, { live: published.live, at })
      const answer = await tellAnswer(deps, published.request, by, (asker) =>
        tellPublished(place, telling, { asker, by }),
      )
      return { ...published, ...answer }
    })
    deps.mailed()
    return { path: await kind.address(live, call.reader), told }
  })

  serve(calls.unpublish, async (call) => {
    const done = { actor: actorOf(call.user), at: clock().toISOString() }
    await call.audited(
      (entry: Awaited<ReturnType<typeof unpublishDocument>>) => entry,
      (inside) => unpublishDocument(placeOf(kind, inside, call), done),
    )
  })
}
