import type { Actor, AuditNote } from '#base/core/account.ts'
import type { Conflict, DocumentKey, DoneBy, EditLock } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DocumentHead } from '../store/document-store.ts'
import { documentWords } from '../rules/document-words.ts'
import type { DocumentPlace, Live } from './kind.ts'

/** Without the address, which the log and the history don't need. */
export const actorOf = ({ id, name }: Actor): Actor => ({ id, name })

/** Somebody saved, published or discarded since: `conflict` that says who was faster, and when. */
export function conflictWith({ key }: DocumentPlace, { counter, last }: DocumentHead): Refused {
  const { what, by, at } = last ?? { what: 'saved', by: { id: '', name: '' }, at: '' }
  const who = by.name || 'Quelqu’un'
  const { this: document } = documentWords(key)
  const sentence = {
    saved: `${who} a enregistré ${document} entre-temps.`,
    published: `${who} a mis ${document} en ligne entre-temps.`,
    discarded: `${who} a abandonné le brouillon entre-temps.`,
  }[what]
  return kept(sentence, { reason: what, by, at, base: counter })
}

/** Somebody has taken the document over. */
export const takenBy = (
  { key }: DocumentPlace,
  { by, at }: EditLock,
  { counter }: DocumentHead,
): Refused =>
  kept(`${by.name || 'Quelqu’un'} a maintenant la main sur ${documentWords(key).this}.`, {
    reason: 'taken',
    by,
    at,
    base: counter,
  })

const kept = (sentence: string, conflict: Conflict): Refused =>
  new Refused('conflict', `${sentence} Ce que vous avez saisi est gardé.`, { ...conflict })

/** Somebody changed what was looked at. */
export function changedMeanwhile(
  { key }: Pick<DocumentPlace, 'key'>,
  base: number,
  last: DoneBy | null,
): Refused {
  const { this: document, object } = documentWords(key)
  return new Refused(
    'conflict',
    `${last?.by.name || 'Quelqu’un'} a changé ${document} entre-temps. Relisez-${object}, puis recommencez.`,
    { reason: 'saved', by: last?.by ?? { id: '', name: '' }, at: last?.at ?? '', base },
  )
}

/** The document of an entry of the audit log. */
export const named = (
  what: string,
  { kind, ref, lang }: DocumentKey,
  { title }: Live,
): Pick<AuditNote, 'action' | 'subject' | 'title'> => ({
  action: `${kind}.${what}`,
  subject: `${kind}:${ref}`,
  title: lang === 'en' ? `${title} (en)` : title,
})
