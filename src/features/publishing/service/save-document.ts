import { setImmediate } from 'node:timers/promises'
import type { Actor } from '#base/core/account.ts'
import type { DocumentState } from '#base/core/document.ts'
import type { DocumentHead } from '../store/document-store.ts'
import { conflictWith, takenBy } from './conflict.ts'
import { Refused } from '#base/kit/refused.ts'
import { canDiscard, isBehind } from './edited-document.ts'
import { documentWords } from '../rules/document-words.ts'
import type { DocumentPlace } from './kind.ts'

/** Who did something to a document, when, and on which counter. */
export interface Done {
  base: number
  actor: Actor
  /** Instant, ISO 8601 in UTC. */
  at: string
}

/** A draft that is saved. */
export interface DraftToSave extends Done {
  content: object
  /** The opened editor that saves; absent for one without a lock. */
  holder?: string | undefined
  /** Puts itself in place of another version on purpose: that one goes into the history. */
  instead?: boolean
}

/** What an editor is told after a save. */
export type Saved = Pick<DocumentState, 'base' | 'isDraft' | 'isBehind' | 'saved'>

/**
 * Saves a draft inside of a transaction, unless somebody was faster. The version of another person goes
 * into the history.
 * @throws {Refused} `absent`, or `conflict` when it was saved or taken over meanwhile
 */
export async function saveDocument(place: DocumentPlace, draft: DraftToSave): Promise<Saved> {
  const { stores, kind, siteId, key } = place
  const { base, actor, at } = draft
  const live = await kind.live(stores, siteId, key)
  const head = await stores.documents.open(siteId, key, at)
  await refuseOthers(place, head, draft)
  // What is live and what is sent may both be large: the loop goes on between them.
  await setImmediate()
  const former = kind.readDraft(head.content)
  if (former && (draft.instead === true || head.last?.by.id !== actor.id)) {
    await stores.revisions.add(siteId, key, {
      reason: 'replaced',
      by: head.last?.by ?? NOBODY,
      at: head.last?.at ?? at,
      content: kind.revision(live, former),
    })
  }
  const kept = kind.reduce(live, former ? kind.over(former, draft.content) : draft.content)
  const liveHash = kept === null ? '' : former ? head.liveHash : live.hash
  await setImmediate()
  await stores.documents.write(siteId, key, {
    content: kept === null ? '' : kind.writeDraft(kept),
    liveHash,
    counter: base + 1,
    last: { what: 'saved', by: actor, at },
    ...(kind.reviewAt ? { reviewAt: kind.reviewAt(draft.content) } : {}),
  })
  return {
    base: base + 1,
    isDraft: kept !== null,
    isBehind: kept !== null && isBehind({ liveHash }, live),
    saved: { by: actor, at },
  }
}

/** @throws {Refused} `conflict` */
async function refuseOthers(
  place: DocumentPlace,
  head: DocumentHead,
  { base, actor, at, holder }: DraftToSave,
): Promise<void> {
  const { stores, siteId, key } = place
  const lock = await stores.documents.locks.find(siteId, key, at)
  const isOthers =
    lock !== null && (holder === undefined ? lock.by.id !== actor.id : lock.holder !== holder)
  if (isOthers) throw takenBy(place, lock, head)
  if (head.counter !== base) throw conflictWith(place, head)
}

/**
 * Back to what is live, inside of a transaction; the draft goes into the history.
 * @throws {Refused} `conflict`, or `invalid` when nothing would be left
 */
export async function discardDocument(
  place: DocumentPlace,
  { base, actor, at }: Done,
): Promise<{ base: number }> {
  const { stores, kind, siteId, key } = place
  const { documents } = stores
  const live = await kind.live(stores, siteId, key)
  const head = await documents.open(siteId, key, at)
  if (head.counter !== base) throw conflictWith(place, head)
  if (!canDiscard(live)) {
    const { The } = documentWords(key)
    throw new Refused(
      'invalid',
      `${The} n’est pas en ligne : la corbeille est le moyen de l’abandonner.`,
    )
  }
  const draft = kind.readDraft(head.content)
  if (draft) {
    const content = kind.revision(live, draft)
    await stores.revisions.add(siteId, key, { reason: 'discarded', by: actor, at, content })
  }
  await documents.write(siteId, key, {
    content: '',
    liveHash: '',
    counter: base + 1,
    last: { what: 'discarded', by: actor, at },
  })
  await documents.requests.remove(siteId, key)
  await documents.tasks.remove(siteId, key, 'publish')
  return { base: base + 1 }
}

/** Puts a version into the history that is neither live nor the draft. @returns its number */
export async function setAside(
  { stores, kind, siteId, key }: DocumentPlace,
  { content, actor: by, at }: Omit<DraftToSave, 'base'>,
): Promise<number> {
  const live = await kind.live(stores, siteId, key)
  const text = kind.revision(live, content)
  return stores.revisions.add(siteId, key, { reason: 'aside', by, at, content: text })
}

const NOBODY: Actor = { id: '', name: '' }
