import type { Actor, AuditNote } from '#base/core/account.ts'
import type { Conflict, DocumentKey, DoneBy, EditLock } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DocumentHead } from '../store/document-store.ts'
import type { DocumentPlace, Live } from './kind.ts'

/** Without the address, which the log and the history don't need. */
export const actorOf = ({ id, name }: Actor): Actor => ({ id, name })

/** Somebody saved, published or discarded since: `conflict` that says who was faster, and when. */
export function conflictWith({ kind }: DocumentPlace, { counter, last }: DocumentHead): Refused {
  const { what, by, at } = last ?? { what: 'saved', by: { id: '', name: '' }, at: '' }
  const who = by.name || 'Quelqu’un'
  const { this: document } = kind.words
  const sentence = {
    saved: `${who} a enregistré ${document} entre-temps.`,
    published: `${who} a mis ${document} en ligne entre-temps.`,
    discarded: `${who} a abandonné le brouillon entre-temps.`,
  }[what]
  return kept(sentence, { reason: what, by, at, base: counter })
}

/** Somebody has taken the document over. */
export const takenBy = (
  { kind }: DocumentPlace,
  { by, at }: EditLock,
  { counter }: DocumentHead,
): Refused =>
  kept(`${by.name || 'Quelqu’un'} a pris la main sur ${kind.words.this}.`, {
    reason: 'taken',
    by,
    at,
    base: counter,
  })

const kept = (sentence: string, conflict: Conflict): Refused =>
  new Refused('conflict', `${sentence} Ce que vous avez saisi est gardé.`, { ...conflict })

/** Somebody changed what was looked at. */
export const changedMeanwhile = (
  { kind }: Pick<DocumentPlace, 'kind'>,
  base: number,
  last: DoneBy | null,
): Refused =>
  new Refused(
    'conflict',
    `${last?.by.name || 'Quelqu’un'} a changé ${kind.words.this} entre-temps. Relisez-l${kind.words.ending === 'e' ? 'a' : 'e'}, puis recommencez.`,
    { reason: 'saved', by: last?.by ?? { id: '', name: '' }, at: last?.at ?? '', base },
  )

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
