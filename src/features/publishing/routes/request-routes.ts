import { mayDo } from '#framework/api/rights.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { actorOf, named } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import { askForPublication, rejectRequest, withdrawRequest } from '../service/publish-requests.ts'
import { requestLink } from '../service/request-link.ts'
import { requestNotice } from '../service/mail-notice.ts'
import { takeBackRequest, tellPublishers, tellRejected } from '../service/team-mails.ts'
import {
  type ServeDocuments,
  noteOf,
  placeOf,
  tellAnswer,
  tellingOf,
  type TellingRoutes,
} from './document-call.ts'

export interface RequestRoutes extends TellingRoutes {
  signer: Signer
}

/** Asking those who may publish a document, taking that back, and sending it back. */
export function requestRoutes(serve: ServeDocuments, kind: Kind, deps: RequestRoutes): void {
  const { clock, sendsMail, signer } = deps
  const { calls, rights } = kind

  serve(calls.ask, async (call) => {
    const by = actorOf(call.user)
    const at = clock().toISOString()
    const { note: word } = call.body
    const { told } = await call.audited(noteOf, async (inside) => {
      const place = placeOf(kind, inside, call)
      const { siteId, key } = place
      const live = await askForPublication(place, { ...call.body, actor: by, at })
      const telling = tellingOf(deps, call, { live, at })
      const href = requestLink(signer, { ...telling, siteId }, { key, at })
      const people = await tellPublishers(place, telling, { by, note: word, href })
      const entry = { ...named('request', key, live), after: word }
      return { note: entry, told: requestNotice({ people, sendsMail }) }
    })
    deps.mailed()
    return { told }
  })

  serve(calls.reject, async (call) => {
    const by = actorOf(call.user)
    const at = clock().toISOString()
    const reason = call.body.reason.trim()
    const { told } = await call.audited(noteOf, async (inside) => {
      const place = placeOf(kind, inside, call)
      const { live, request } = await rejectRequest(place, { by, at, reason })
      const telling = tellingOf(deps, call, { live, at })
      const answer = await tellAnswer(deps, request, by, (asker) =>
        tellRejected(place, telling, { asker, by, reason }),
      )
      return { note: { ...named('reject', place.key, live), after: reason }, ...answer }
    })
    deps.mailed()
    return { told }
  })

  serve(calls.withdraw, async (call) => {
    const mayPublish = mayDo(call.session.role, rights.publish)
    const wish = { by: actorOf(call.user), mayPublish }
    await call.audited(noteOf, async (inside) => {
      const place = placeOf(kind, inside, call)
      const { live, request } = await withdrawRequest(place, wish)
      await takeBackRequest(place, request)
      return { note: named('unrequest', place.key, live) }
    })
  })
}
