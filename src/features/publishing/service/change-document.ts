import type { AuditNote } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import { documentWords } from '../rules/document-words.ts'
import type { RevisionReason } from '../rules/history.ts'
import { changedMeanwhile, named } from './conflict.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace } from './kind.ts'
import { publishContent, refuseUndrawable } from './publish-document.ts'
import { type Done, saveDocument } from './save-document.ts'

/** A change of a document that nobody has opened, ready to be made. */
export interface PlannedChange {
  base: number
  content: object
  /** Whether visitors see it at once: a draft in progress keeps it until it is published. */
  isPublic: boolean
}

/**
 * What a change makes of a document, drawn once; `null` where it says nothing of it.
 * @param change gives the same object when there is nothing to change
 * @throws {Refused} `absent`, or `invalid` for what can't be published as it stands
 */
export async function planChange(
  place: DocumentPlace,
  change: (content: object) => object,
): Promise<PlannedChange | null> {
  const { kind } = place
  const { live, base, content, isDraft } = await editedDocument(place, kind)
  const changed = change(content)
  if (changed === content) return null
  const received = (await kind.received?.(changed)) ?? changed
  const isPublic = live.isLive && !isDraft
  if (isPublic) await refuseUndrawable(place, received)
  return { base, content: received, isPublic }
}

/**
 * Makes a planned change, inside of a transaction: live under a reason of its own, or in the draft.
 * @throws {Refused} `conflict` for a document that somebody edits, waits with, or was faster to change
 */
export async function makeChange(
  place: DocumentPlace,
  { base, content, isPublic }: PlannedChange,
  { actor, at, reason }: Omit<Done, 'base'> & { reason: RevisionReason },
): Promise<AuditNote> {
  const { stores, kind, siteId, key } = place
  const { counter, last } = await stores.documents.open(siteId, key, at)
  const busy = await busyWith(place, at)
  if (busy !== '') throw new Refused('conflict', busy)
  if (counter !== base) throw changedMeanwhile(place, counter, last)
  const action = `${key.kind}.${reason}`
  if (isPublic) {
    const { note } = await publishContent(place, { base, actor, at, content, reason })
    return { ...note, action }
  }
  await saveDocument(place, { base, actor, at, content })
  return { ...named(reason, key, await kind.live(stores, siteId, key)), action }
}

/** What keeps a document from being changed by somebody who has not opened it, as a sentence; empty for nothing. */
export async function busyWith(
  { stores, siteId, key }: DocumentPlace,
  at: string,
): Promise<string> {
  const { documents } = stores
  const [lock, tasks, request] = await Promise.all([
    documents.locks.find(siteId, key, at),
    documents.tasks.of(siteId, key),
    documents.requests.of(siteId, key),
  ])
  const { This, ending } = documentWords(key)
  if (lock) return `${This} est ouvert${ending} par ${lock.by.name || 'quelqu’un'} en ce moment.`
  if (tasks.some(({ action }) => action === 'publish')) {
    return `${This} a une publication programmée.`
  }
  return request && request.rejected === null
    ? `${This} attend la réponse à une demande de publication.`
    : ''
}
