import { type DocumentKey, documentWord } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import { documentWords } from '../rules/document-words.ts'
import type { DocumentPlace } from './kind.ts'
import { type Published, publishDocument, refuseUndrawable } from './publish-document.ts'
import type { Done } from './save-document.ts'

/** A document that is published together with another, as somebody looked at it. */
export interface Together<Place extends DocumentPlace = DocumentPlace> {
  place: Place
  base: number
}

/**
 * Puts a draft live, and others that it is drawn with. Inside of one transaction: all or none.
 * @returns what was published, the document itself first
 * @throws {Refused} as `publishDocument`; for one of the others its sentence names that one, and what is gone is a `conflict`
 */
export async function publishTogether<Place extends DocumentPlace>(
  place: Place,
  others: readonly Together<Place>[],
  done: Done,
): Promise<{ place: Place; published: Published }[]> {
  const { stores, siteId } = place
  // In one order, whoever publishes what: two that wait for each other would never end.
  const keys = [place, ...others.map((other) => other.place)].map(({ key }) => key)
  for (const key of keys.toSorted((one, other) =>
    documentWord(one) < documentWord(other) ? -1 : 1,
  )) {
    await stores.documents.open(siteId, key, done.at)
  }
  const all = [{ place, published: await publishDocument(place, done) }]
  for (const { place: other, base } of others) {
    const published = await naming(other, () => publishDocument(other, { ...done, base }))
    all.push({ place: other, published })
  }
  return all
}

/**
 * Tries to draw all of them, before the transaction.
 * @throws {Refused} as `refuseUndrawable`, naming which of the others
 */
export async function refuseUndrawables(
  place: DocumentPlace,
  others: readonly Together[],
): Promise<void> {
  await refuseUndrawable(place)
  for (const { place: other } of others) await naming(other, () => refuseUndrawable(other))
}

/** What another document is refused for, with its name before it: its widgets are none of the one that is edited. */
async function naming<T>(place: DocumentPlace, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    if (cause.reason === 'absent') throw goneMeanwhile(place.key)
    const { stores, kind, siteId, key } = place
    const { title } = await kind.live(stores, siteId, key)
    throw new Refused(cause.reason, `« ${title} » : ${cause.message} ${NOTHING_DONE}`)
  }
}

/** One of the others is not there. */
export function goneMeanwhile(key: DocumentKey): Refused {
  const { The, ending } = documentWords(key)
  return new Refused('conflict', `${The} a été supprimé${ending} entre-temps. ${NOTHING_DONE}`)
}

const NOTHING_DONE = 'Rien n’a été publié.'
