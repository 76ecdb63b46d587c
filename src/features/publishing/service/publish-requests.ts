import type { Actor } from '#base/core/account.ts'
import type { PublishRequest } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import { changedMeanwhile } from './conflict.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace, Live } from './kind.ts'
import { refuseNothing, refuseProblems } from './publish-document.ts'
import type { Done } from './save-document.ts'

/**
 * Asks those who may publish to do so.
 * @throws {Refused} `conflict` when the draft is another by now, `invalid` when there is nothing to publish
 */
export async function askForPublication(
  place: DocumentPlace,
  { base, note, actor: by, at }: Done & { note: string },
): Promise<Live> {
  const { stores, siteId, key } = place
  const document = await editedDocument(place, place.kind)
  if (document.base !== base) throw changedMeanwhile(place, document.base, document.last)
  refuseNothing(place, document)
  await refuseProblems(place, document.content, document.live)
  await stores.documents.requests.save(siteId, key, { by, at, note, base })
  return document.live
}

/** Sends a request back. @throws {Refused} `absent` when none waits */
export async function rejectRequest(
  place: DocumentPlace,
  rejection: { by: Actor; at: string; reason: string },
): Promise<{ request: PublishRequest; live: Live }> {
  const { stores, kind, siteId, key } = place
  const request = await waitingRequest(place)
  if (!(await stores.documents.requests.reject(siteId, key, rejection))) throw over()
  return { request, live: await kind.live(stores, siteId, key) }
}

/**
 * Takes a request back, answered or not: whoever made it, or may answer it.
 * @throws {Refused} `absent` when there is none, `forbidden`
 */
export async function withdrawRequest(
  place: DocumentPlace,
  { by, mayPublish }: { by: Actor; mayPublish: boolean },
): Promise<{ request: PublishRequest; live: Live }> {
  const { stores, kind, siteId, key } = place
  const request = await stores.documents.requests.of(siteId, key)
  if (request === null) throw over()
  if (request.by.id !== by.id && !mayPublish) {
    const who = request.by.name || 'quelqu’un d’autre'
    throw new Refused(
      'forbidden',
      `Cette demande est celle de ${who} : vous ne pouvez pas la retirer à sa place.`,
    )
  }
  await stores.documents.requests.remove(siteId, key)
  return { request, live: await kind.live(stores, siteId, key) }
}

async function waitingRequest({ stores, siteId, key }: DocumentPlace): Promise<PublishRequest> {
  const request = await stores.documents.requests.of(siteId, key)
  if (request === null || request.rejected) throw over()
  return request
}

const over = () => new Refused('absent', 'Cette demande de publication n’attend plus de réponse.')
