import { DOCUMENT_KINDS, type DocumentKey, documentWord } from '#base/core/document.ts'
import { type Use, usePlace } from '#base/core/field/used-in.ts'
import type { ReplacedPlace } from '#features/sites/contract/settings-facts.ts'

/** A document in which a number can be replaced. */
export interface PhonePlace {
  key: DocumentKey
  words: string
  href: string
}

/** The documents among the places, each once: what visitors see of one and its draft are one place. */
export function placesToReplace(uses: readonly Use[]): PhonePlace[] {
  const places = uses.flatMap((use): PhonePlace[] => {
    const kind = DOCUMENT_KINDS.find((known) => known === use.kind)
    if (!kind || use.ref === '') return []
    const { ref, lang, href } = use
    return [{ key: { kind, ref, lang }, words: usePlace(use), href }]
  })
  return [...new Map(places.map((place) => [documentWord(place.key), place])).values()]
}

/** Places that are no document, or that whoever asks may not read: somebody changes them by hand. */
export const placesByHand = (uses: readonly Use[]): Use[] =>
  uses.filter((use) => placesToReplace([use]).length === 0)

/** A place with what became of it. */
export interface DonePlace extends PhonePlace, Pick<ReplacedPlace, 'became' | 'why'> {}

/** What was answered of places, in their order. */
export function donePlaces(
  places: readonly PhonePlace[],
  replaced: readonly ReplacedPlace[],
): DonePlace[] {
  const known = new Map(replaced.map((one) => [documentWord(one), one]))
  return places.flatMap((place) => {
    const one = known.get(documentWord(place.key))
    return one ? [{ ...place, became: one.became, why: one.why }] : []
  })
}

/** « 01 99 00 12 34 »; a number of another country as it is dialled. */
export const readable = (phone: string): string =>
  phone.startsWith('+33') ? `0${phone.slice(3)}`.replace(/(\d\d)(?=\d)/g, '$1\u00A0') : phone
