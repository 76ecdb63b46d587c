import type { Moved } from '#features/articles/service/written-articles.ts'
import { type DocumentKey, type DoneBy, TEXT_KINDS, type TextKind } from '#base/core/document.ts'
import { type Use, usePlace } from '#base/core/field/used-in.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Language } from '#base/kit/language.ts'
import { Refused } from '#base/kit/refused.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { TRASH_DAYS } from '#features/pages/rules/retention.ts'
import type { ListedText, TrashedText } from '../contract/texts.ts'
import { documentWords } from '../rules/document-words.ts'
import { trashedText, trashedTextDetail } from '../store/stored-text.ts'
import type { Kind, KindStores, TextsOf } from './kind.ts'
import { listedStates } from './listed-states.ts'

/** A kind whose documents begin, are listed and removed here. */
export interface OfTexts extends Pick<Kind, 'keyOf'> {
  kind: TextKind
  texts: TextsOf
}

const DAY = 86_400_000

/** Places that a list names of one text. */
const LISTED_USES = 50

/** A kind as its texts need it; `null` for one with tables of its own. */
export function textsOf({ kind, keyOf, texts }: Kind): OfTexts | null {
  const known = TEXT_KINDS.find((one) => one === kind)
  return known && texts ? { kind: known, keyOf, texts } : null
}

/** All of a kind by title, with where they are used, and those in the trash. */
export async function listTexts(
  stores: KindStores,
  siteId: number,
  { kind, keyOf }: OfTexts,
  used: ReadonlyMap<string, readonly Use[]>,
): Promise<{ texts: ListedText[]; trashed: TrashedText[] }> {
  const [all, stateOf, trashed] = await Promise.all([
    stores.texts.list(siteId, kind),
    listedStates(stores.documents, siteId, kind),
    stores.texts.trashOf(kind).list(siteId),
  ])
  return {
    texts: all
      .toSorted((one, other) => one.title.localeCompare(other.title, 'fr'))
      .map((text) => {
        const uses = used.get(String(text.id)) ?? []
        const first = uses.slice(0, LISTED_USES)
        return {
          ...text,
          ...stateOf(keyOf({ id: text.id })),
          usedIn: countOfPlaces(uses),
          uses: first,
        }
      }),
    trashed: trashed.map(({ ref, title, detail, by, at }) => ({
      id: Number(ref),
      title,
      ...detailOf(detail),
      by: by.name,
      at,
      erasedAt: new Date(Date.parse(at) + TRASH_DAYS * DAY).toISOString(),
    })),
  }
}

/** Begins one that nobody sees yet, inside of a transaction. @returns its number */
export async function createText(
  stores: KindStores,
  siteId: number,
  of: OfTexts,
  { title, lang }: { title: string; lang: Language | '' },
): Promise<number> {
  const { kind, texts } = of
  const id = await freeNumber(stores, siteId, of)
  const content = texts.blank(title)
  await stores.texts.write(siteId, kind, { id, lang, title, content, isLive: false })
  return id
}

/** A number that no text of the kind has: not one that is being written or lies in the trash either. */
async function freeNumber(
  { texts, documents }: KindStores,
  siteId: number,
  { kind, keyOf }: OfTexts,
): Promise<number> {
  for (;;) {
    const id = await texts.reserveId(siteId)
    const key = keyOf({ id })
    const [known, { counter }, trashed] = await Promise.all([
      texts.find(siteId, kind, id),
      documents.find(siteId, key),
      texts.trashOf(kind).ofDocument(siteId, key.ref),
    ])
    if (!known && counter === 0 && !trashed) return id
  }
}

/**
 * Puts one into the trash with its draft, inside of a transaction.
 * @throws {Refused} `absent`, or `invalid` while something shows it
 */
export async function removeText(
  stores: KindStores,
  siteId: number,
  { kind, keyOf }: OfTexts,
  id: number,
  { by, at, uses }: DoneBy & { uses: readonly Use[] },
): Promise<Moved> {
  const key = keyOf({ id })
  const text = await stores.texts.find(siteId, kind, id)
  if (!text) throw notThere(key, 'n’existe pas ou plus : revenez à la liste')
  refuseUsed(key, uses)
  const { title, lang, content, isLive, position } = text
  const { counter, content: draft, liveHash } = await stores.documents.find(siteId, key)
  await stores.texts.trashOf(kind).put(siteId, {
    ref: key.ref,
    title,
    detail: JSON.stringify({ lang }),
    content: JSON.stringify({ lang, counter, draft, liveHash, content, isLive, position }),
    by,
    at,
  })
  await stores.documents.remove(siteId, key)
  await stores.texts.remove(siteId, kind, id)
  return { title, wasLive: isLive }
}

/**
 * Takes one out of the trash, as it was, inside of a transaction.
 * @throws {Refused} `invalid` when it does not lie there
 */
export async function restoreText(
  stores: KindStores,
  siteId: number,
  { kind, keyOf }: OfTexts,
  id: number,
  { by, at }: DoneBy,
): Promise<Moved> {
  const key = keyOf({ id })
  const trash = stores.texts.trashOf(kind)
  const entry = await trash.ofDocument(siteId, key.ref)
  if (!entry || (await stores.texts.find(siteId, kind, id))) {
    throw notThere(key, 'n’est pas dans la corbeille', 'invalid')
  }
  const read = parseStored(trashedText, entry.content)
  if ('reason' in read) {
    throw new ContentError(
      `« ${entry.title} » est abîmé dans la base et ne peut pas être restauré : demandez une sauvegarde ` +
        'antérieure à votre agence.',
    )
  }
  const { lang, counter, draft, liveHash, content, isLive, position } = read.value
  const { title } = entry
  await trash.take(siteId, entry.id)
  await stores.texts.write(siteId, kind, { id, lang, title, content, isLive, position })
  await stores.documents.open(siteId, key, at)
  const last = { what: 'saved' as const, by, at }
  await stores.documents.write(siteId, key, {
    counter: counter + 1,
    content: draft,
    liveHash,
    last,
  })
  return { title, wasLive: isLive }
}

function notThere(key: DocumentKey, why: string, reason: 'absent' | 'invalid' = 'absent'): Refused {
  return new Refused(reason, `${documentWords(key).This} ${why}.`)
}

/** Uses that a sentence names; there may be thousands. */
const NAMED = 5

function refuseUsed(key: DocumentKey, uses: readonly Use[]): void {
  if (uses.length === 0) return
  const { This, ending, object } = documentWords(key)
  const named = uses.slice(0, NAMED).map((used) => usePlace(used))
  const more = uses.length - named.length
  throw new Refused(
    'invalid',
    `${This} est utilisé${ending} dans : ${named.join(', ')}${more > 0 ? `, et ${more} de plus` : ''}. ` +
      `Retirez-${object} d’abord de là.`,
  )
}

/** What visitors see of a page and its draft are one place. */
const countOfPlaces = (uses: readonly Use[]): number =>
  new Set(uses.map(({ kind, ref, lang }) => `${kind} ${ref} ${lang}`)).size

function detailOf(text: string): { lang: TrashedText['lang'] } {
  const read = parseStored(trashedTextDetail, text)
  return 'value' in read ? read.value : { lang: '' }
}
