import type { Actor, AuditNote } from '#base/core/account.ts'
import type { PublishRequest, Schedule, ScheduledAction } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import { parisTime, formatInParis } from '#base/kit/time/paris-time.ts'
import { changedMeanwhile, named } from './conflict.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace, Live } from './kind.ts'
import { documentWords, type DocumentWords } from '../rules/document-words.ts'
import { refuseNothing, refuseProblems, refuseUnpublishing } from './publish-document.ts'

/** What is to happen to a document, at a date and time of Paris (`2026-12-01T08:00`). */
export interface Scheduling {
  action: ScheduledAction
  local: string
  base: number
  by: Actor
  now: Date
}

/** What was planned, for whoever planned it and for the log. */
export interface Scheduled {
  /** Instant. */
  due: string
  /** Whether that time does not exist on that day: the clock skips it. */
  isSkipped: boolean
  note: AuditNote
  live: Live
  /** The request that waits for this version; `null` for none. */
  request: PublishRequest | null
}

/**
 * Plans a publishing, of the draft as it stands, or an unpublishing. Inside of a transaction.
 * @throws {Refused} `conflict` when the draft is another by now, `invalid` for what can't be
 */
export async function scheduleDocument(
  place: DocumentPlace,
  { action, local, base, by, now }: Scheduling,
): Promise<Scheduled> {
  const { stores, kind, siteId, key } = place
  const document = await editedDocument(place, kind)
  const { instant: due, isSkipped } = dueAt(local, now)
  if (document.base !== base) throw changedMeanwhile(place, document.base, document.last)
  const planned = await stores.documents.tasks.of(siteId, key)
  refuseDisorder(documentWords(key), action, due, planned)
  if (action === 'publish') {
    refuseNothing(place, document)
    await refuseProblems(place, document.content, document.live)
  } else {
    refuseUnpublishing(kind, document.live)
  }
  const content = action === 'publish' ? kind.writeDraft(document.content) : ''
  const task = { action, due, base, content, by, at: now.toISOString() }
  await stores.documents.tasks.save(siteId, key, task)
  const before = planned.find((known) => known.action === action)?.due ?? ''
  const { live } = document
  const note = { ...named(`schedule-${action}`, key, live), before, after: due }
  const request = await stores.documents.requests.of(siteId, key)
  const isMeant = action === 'publish' && request?.rejected === null && request.base <= base
  return { due, isSkipped, note, live, request: isMeant ? request : null }
}

/** @throws {Refused} `invalid` for no date, and for one that is over */
function dueAt(local: string, now: Date) {
  const time = parisTime(local)
  if (time === null) {
    throw new Refused('invalid', 'Cette date ne se lit pas : choisissez un jour et une heure.')
  }
  if (time.instant <= now.toISOString()) {
    throw new Refused('invalid', 'Cette date est passée : choisissez un moment à venir.')
  }
  return time
}

/** A document comes before it goes. */
function refuseDisorder(
  { The, ending }: DocumentWords,
  wanted: ScheduledAction,
  due: string,
  planned: readonly Schedule[],
): void {
  const other = planned.find(({ action, error }) => action !== wanted && error === '')
  if (!other) return
  const isInOrder = wanted === 'publish' ? due < other.due : due > other.due
  if (isInOrder) return
  const said = formatInParis(other.due)
  throw new Refused(
    'invalid',
    wanted === 'publish'
      ? `${The} doit être retiré${ending} le ${said} : choisissez un moment avant.`
      : `${The} doit être mis${ending} en ligne le ${said} : choisissez un moment après.`,
  )
}
