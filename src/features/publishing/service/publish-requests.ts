import type { Actor } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import { changedMeanwhile } from './conflict.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace, Live } from './kind.ts'
import { refuseNothing } from './publish-document.ts'
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
  await stores.documents.requests.save(siteId, key, { by, at, note, base })
  return document.live
}

/** Sends a request back. @throws {Refused} `absent` when none waits */
export async function rejectRequest(
  { stores, kind, siteId, key }: DocumentPlace,
  rejection: { by: Actor; at: string; reason: string },
): Promise<Live> {
  if (!(await stores.documents.requests.reject(siteId, key, rejection))) {
    throw new Refused('absent', 'Cette demande de publication n’attend plus de réponse.')
  }
  return kind.live(stores, siteId, key)
}
