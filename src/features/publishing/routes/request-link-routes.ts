import type { DocumentKey } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import { formatInParis } from '#base/kit/time/paris-time.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Serve } from '#framework/api/serve.ts'
import { publishRequests } from '../contract/publish-requests.ts'
import { documentWords } from '../rules/document-words.ts'
import { editedDocument } from '../service/edited-document.ts'
import type { Kind } from '../service/kind.ts'
import { LINK_DAYS, readRequestLink } from '../service/request-link.ts'
import type { RequestRoutes } from './request-routes.ts'

/** What the link of a mail leads to: the request as it stands, or why there is none any more. */
export function requestLinkRoutes(
  serve: Serve,
  { stores, kinds, signer, clock }: RequestRoutes & { kinds: readonly Kind[] },
): void {
  serve(publishRequests.open, async ({ siteId, body, session }) => {
    const linked = readRequestLink(signer, siteId, body.token, clock())
    const kind = kinds.find((known) => known.kind === linked?.key.kind)
    if (linked === null || kind === undefined) {
      throw new Refused(
        'absent',
        `Ce lien n’est plus valable, ou pas pour ce site : il vaut ${LINK_DAYS} jours et s’ouvre entier, comme il est dans le courriel.`,
      )
    }
    if (!mayDo(session.role, kind.rights.publish)) {
      throw new Refused(
        'forbidden',
        `Votre rôle ne permet pas de publier ${documentWords(linked.key).this}.`,
      )
    }
    const { key, at } = linked
    const place = { stores, kind, siteId, key }
    const [document, request] = await Promise.all([
      editedDocument(place, kind),
      stores.documents.requests.of(siteId, key),
    ])
    if (request === null) throw over(key, 'elle a été publiée ou retirée')
    if (request.at !== at) throw over(key, 'une autre l’a remplacée')
    if (request.rejected) {
      const { by, at: rejectedAt } = request.rejected
      throw over(key, `${by.name} l’a renvoyée le ${formatInParis(rejectedAt)}`)
    }
    return {
      document: key,
      title: document.live.title,
      by: request.by.name,
      at: request.at,
      note: request.note,
      base: request.base,
      now: document.base,
    }
  })
}

/** The document is named, so that it can be opened instead. */
const over = (document: DocumentKey, why: string): Refused =>
  new Refused('absent', `Cette demande n’attend plus de réponse : ${why}.`, { document })
