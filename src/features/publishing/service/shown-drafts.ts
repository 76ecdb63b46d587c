import { DOCUMENT_KINDS, type DocumentKind, documentWord } from '#base/core/document.ts'
import type { Session, SessionUser } from '#base/core/session.ts'
import { Refused } from '#base/kit/refused.ts'
import { formatInParis } from '#base/kit/time/paris-time.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { ShownDraft } from '../contract/documents.ts'
import { documentWords } from '../rules/document-words.ts'
import { editedDocument, type EditedDocument } from './edited-document.ts'
import type { DocumentPlace, Kind, Live } from './kind.ts'

/** Who asks, and when: an instant. */
interface Asking {
  role: Session['role']
  user: Pick<SessionUser, 'id'>
  at: string
}

type Edited = EditedDocument<object, Live>

/**
 * Drafts that a document is drawn with, at any depth, as its own draft has it; what stands around it comes first. What
 * is gone meanwhile is left out.
 * @throws {Refused} `absent` when there is no such document
 */
export async function shownDrafts(
  place: DocumentPlace,
  kinds: ReadonlyMap<DocumentKind, Kind>,
  asking: Asking,
): Promise<ShownDraft[]> {
  const { stores, kind, siteId, key: own } = place
  const [edited, waiting] = await Promise.all([
    editedDocument(place, kind),
    stores.documents.list(siteId),
  ])
  const drafts = new Set(waiting.map(({ key }) => documentWord(key)))
  drafts.delete(documentWord(own))
  if (drafts.size === 0) return []
  const found = new Map([[documentWord(own), own]])
  const see = async (there: DocumentPlace, { live, content }: Edited) => {
    const shown = (await there.kind.shows?.(stores, siteId, live, content)) ?? []
    for (const key of shown) {
      if (!found.has(documentWord(key))) found.set(documentWord(key), key)
    }
  }
  await see(place, edited)
  const told: ShownDraft[] = []
  // Those that are found stand behind, and are looked into in their turn.
  for (const [word, key] of found) {
    const of = kinds.get(key.kind)
    if (key === own || !of || (!of.shows && !drafts.has(word))) continue
    const there = { ...place, kind: of, key }
    const one = await editedOrGone(there)
    if (one === null) continue
    await see(there, one)
    if (one.isDraft && drafts.has(word)) told.push(await toldOf(there, one, asking))
  }
  return told.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ key: { kind } }: ShownDraft): number =>
  kind === 'layout' ? -1 : DOCUMENT_KINDS.indexOf(kind)

async function editedOrGone(place: DocumentPlace): Promise<Edited | null> {
  try {
    return await editedDocument(place, place.kind)
  } catch (cause) {
    if (cause instanceof Refused && cause.reason === 'absent') return null
    throw cause
  }
}

async function toldOf(
  place: DocumentPlace,
  { live, base, content }: Edited,
  asking: Asking,
): Promise<ShownDraft> {
  const { kind, key } = place
  const changes = live.isLive ? await kind.changes(kind.complete(live, null), content) : []
  return {
    key,
    base,
    title: live.title,
    isLive: live.isLive,
    changes: changes.length,
    refusal: await refusalOf(place, { live, content }, asking),
  }
}

/** Why somebody does not publish it now along with another document; empty when they can. */
async function refusalOf(
  { stores, kind, siteId, key }: DocumentPlace,
  { live, content }: Pick<Edited, 'live' | 'content'>,
  { role, user, at }: Asking,
): Promise<string> {
  const { this: document, object } = documentWords(key)
  if (!mayDo(role, kind.rights.publish)) {
    return `Votre rôle ne permet pas de publier ${document}.`
  }
  const [lock, tasks] = await Promise.all([
    stores.documents.locks.find(siteId, key, at),
    stores.documents.tasks.of(siteId, key),
  ])
  if (lock !== null && lock.by.id !== user.id) {
    return `${lock.by.name || 'Quelqu’un'} ${object} modifie en ce moment.`
  }
  const planned = tasks.find(({ action, error }) => action === 'publish' && error === '')
  if (planned) return `Sa mise en ligne est prévue le ${formatInParis(planned.due)}.`
  const [problem] = await kind.problems(stores, siteId, content, live)
  return problem ? `À corriger d’abord : ${problem.message}` : ''
}
