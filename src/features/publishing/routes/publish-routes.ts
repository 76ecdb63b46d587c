import type { DocumentKind } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Together as Asked } from '../contract/documents.ts'
import { documentWords } from '../rules/document-words.ts'
import { actorOf } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import { unpublishDocument } from '../service/publish-document.ts'
import {
  goneMeanwhile,
  publishTogether,
  refuseUndrawables,
  type Together,
} from '../service/publish-together.ts'
import { shownDrafts } from '../service/shown-drafts.ts'
import { tellPublished, type MailedPlace } from '../service/team-mails.ts'
import {
  type ServeDocuments,
  noteOf,
  placeOf,
  type RouteStores,
  tellAnswer,
  tellingOf,
  type TellingRoutes,
} from './document-call.ts'

export interface PublishRoutes extends TellingRoutes {
  kinds: readonly Kind[]
}

/** Putting a document live, with what it shows where somebody says so, and taking it off. */
export function publishRoutes(serve: ServeDocuments, kind: Kind, deps: PublishRoutes): void {
  const { stores, clock } = deps
  const { calls } = kind
  const kinds = new Map(deps.kinds.map((known) => [known.kind, known]))

  serve(calls.shown, async (call) => {
    const { session, user } = call
    const asking = { role: session.role, user, at: clock().toISOString() }
    return { drafts: await shownDrafts(placeOf(kind, stores, call), kinds, asking) }
  })

  serve(calls.publish, async (call) => {
    const by = actorOf(call.user)
    const at = clock().toISOString()
    const others = (inside: RouteStores) => placesOf(kinds, inside, call)
    await refuseUndrawables(placeOf(kind, stores, call), others(stores))
    const { live, told } = await call.audited(noteOf, async (inside) => {
      const done = { base: call.body.base, actor: by, at }
      const all = await publishTogether(placeOf(kind, inside, call), others(inside), done)
      const answers: string[] = []
      for (const { place, published } of all) {
        const telling = tellingOf(deps, call, { live: published.live, at })
        const answer = await tellAnswer(deps, published.request, by, (asker) =>
          tellPublished(place, telling, { asker, by }),
        )
        answers.push(answer.told)
      }
      const [own, ...rest] = all.map(({ published }) => published)
      for (const { note } of rest) await inside.audit.add(call.siteId, call.user, note)
      if (own === undefined) throw new Error('Nothing was published.')
      return { ...own, told: answers.filter(Boolean).join(' ') }
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

/**
 * The documents that a call publishes together with its own.
 * @throws {Refused} `forbidden` for a kind that whoever calls may not publish, `conflict` for what can't be a document of its kind
 */
function placesOf(
  kinds: ReadonlyMap<DocumentKind, Kind>,
  stores: RouteStores,
  {
    siteId,
    session,
    body,
  }: Pick<
    AdminCall<unknown, unknown, { together: Asked }, RouteStores>,
    'siteId' | 'session' | 'body'
  >,
): Together<MailedPlace & { stores: RouteStores }>[] {
  return body.together.map(({ key, base }) => {
    const kind = kinds.get(key.kind)
    if (!kind || !mayDo(session.role, kind.rights.publish)) {
      const refused = `Votre rôle ne permet pas de publier ${documentWords(key).this}.`
      throw new Refused('forbidden', `${refused} Rien n’a été publié.`)
    }
    // As the addresses of its kind say it.
    const { data: params } = kind.params.safeParse(kind.paramsOf(key))
    if (params === undefined) throw goneMeanwhile(key)
    return { place: { stores, kind, siteId, key: kind.keyOf(params) }, base }
  })
}
