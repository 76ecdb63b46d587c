import { setImmediate } from 'node:timers/promises'
import type { AuditNote } from '#base/core/account.ts'
import type { DocumentKey, DocumentProblem, PublishRequest } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import { documentWords } from '../rules/document-words.ts'
import type { RevisionReason } from '../rules/history.ts'
import { changedMeanwhile, named } from './conflict.ts'
import { edited, editedDocument } from './edited-document.ts'
import type { DocumentPlace, Kind, Live } from './kind.ts'
import type { DocumentHead } from '../store/document-store.ts'
import type { Done } from './save-document.ts'

/** A document that was put live, and what the audit log tells of it. */
export interface Published {
  live: Live
  note: AuditNote
  /** The request that it answers; `null` for none. */
  request: PublishRequest | null
}

/**
 * Puts the draft live as it stands under a counter. Inside of a transaction.
 * @throws {Refused} `conflict` when it was saved meanwhile, `invalid` when there is nothing to publish or
 *   the kind refuses
 */
export async function publishDocument(place: DocumentPlace, done: Done): Promise<Published> {
  const opened = await openedDocument(place, done.at)
  const { live, base, content, isDraft, last } = edited(place.kind, opened.live, opened.head)
  if (base !== done.base) throw changedMeanwhile(place, base, last)
  refuseNothing(place, { isDraft, live })
  return publishOpened(place, opened, { ...done, content })
}

/** @throws {Refused} `invalid` when what is live says all of it already */
export function refuseNothing(
  { key }: Pick<DocumentPlace, 'key'>,
  { isDraft, live }: { isDraft: boolean; live: Live },
): void {
  if (isDraft || !live.isLive) return
  const { the, ending } = documentWords(key)
  const same = ending === 'e' ? 'celle-ci' : 'celui-ci'
  throw new Refused('invalid', `Il n’y a rien à publier : ${the} en ligne est déjà ${same}.`)
}

/**
 * Puts content live that was approved before: both versions into the history, what was scheduled or asked
 * of it is over. A draft that was saved after `base` stays.
 * @throws {Refused} `invalid`
 */
export async function publishContent(
  place: DocumentPlace,
  content: ContentToPublish,
): Promise<Published> {
  return publishOpened(place, await openedDocument(place, content.at), content)
}

type ContentToPublish = Done & { content: object; reason?: RevisionReason }

/** A document that nobody else writes to before the transaction ends, and what is live of it. */
interface OpenedDocument {
  head: DocumentHead
  live: Live
}

async function openedDocument(
  { stores, kind, siteId, key }: DocumentPlace,
  at: string,
): Promise<OpenedDocument> {
  const head = await stores.documents.open(siteId, key, at)
  const live = await kind.live(stores, siteId, key)
  // Each step reads or writes a whole document: the loop goes on between them.
  await setImmediate()
  return { head, live }
}

async function publishOpened(
  place: DocumentPlace,
  { head, live: before }: OpenedDocument,
  { base, actor, at, content, reason }: ContentToPublish,
): Promise<Published> {
  const { stores, kind, siteId, key } = place
  const { documents } = stores
  await refuseProblems(place, content, before)
  const { live, revision } = await putLive(place, before, { actor, at, content, reason })
  const isAll = head.counter === base
  await documents.write(
    siteId,
    key,
    isAll
      ? {
          content: '',
          liveHash: '',
          counter: base + 1,
          last: { what: 'published', by: actor, at },
        }
      : // What was typed after the approval goes on from what is live now.
        { liveHash: live.hash },
  )
  await documents.tasks.remove(siteId, key, 'publish')
  const request = await documents.requests.of(siteId, key)
  // Of what was typed after the approval, a request still waits.
  const isAnswered = request !== null && (isAll || request.base <= base)
  if (isAnswered) await documents.requests.remove(siteId, key)
  return {
    live,
    request: isAnswered && request.rejected === null ? request : null,
    note: {
      ...named('publish', key, live),
      before: kind.told(before),
      after: { ...kind.told(live), version: revision },
    },
  }
}

/** Makes content live: both versions into the history. */
async function putLive(
  place: DocumentPlace,
  before: Live,
  {
    actor: by,
    at,
    content,
    reason = 'published',
  }: Omit<Done, 'base'> & { content: object; reason?: RevisionReason | undefined },
): Promise<{ live: Live; revision: number }> {
  const { stores, kind, siteId, key } = place
  await setImmediate()
  await keepLive(place, before, at)
  await setImmediate()
  await kind.write(stores, siteId, before, content)
  await setImmediate()
  const live = kind.after?.(before, content) ?? (await kind.live(stores, siteId, key))
  const text = kind.revision(live, null)
  const version = { reason, by, at, content: text }
  return { live, revision: await stores.revisions.add(siteId, key, version) }
}

/**
 * Puts content live beside the draft, inside of a transaction: a form of its own saves a part of the document at once.
 * A draft stays, and what is scheduled or asked of it; it is behind what is live then. What changes nothing is no version.
 */
export async function publishBeside(
  place: DocumentPlace,
  done: Omit<Done, 'base'> & { content: object },
): Promise<void> {
  const { stores, kind, siteId, key } = place
  await stores.documents.open(siteId, key, done.at)
  const before = await kind.live(stores, siteId, key)
  if (kind.reduce(before, done.content) !== null) await putLive(place, before, done)
}

/**
 * Tries to draw what was approved, the draft unless given, before the transaction that puts it live: pages
 * are read for it, and that one answers 409 when it is another draft by then.
 * @throws {Refused} `invalid` with the problems
 */
export async function refuseUndrawable(place: DocumentPlace, approved?: object): Promise<void> {
  const { kind, siteId, key } = place
  if (!kind.drawingProblems) return
  const { live, content } = await editedDocument(place, kind)
  refuseAny(key, await kind.drawingProblems(siteId, approved ?? content, live))
}

/** @throws {Refused} `invalid` for what no site can do without */
export function refuseUnpublishing(kind: Pick<Kind, 'stays'>, live: Live): void {
  const why = kind.stays?.(live) ?? ''
  if (why !== '') throw new Refused('invalid', why)
}

/**
 * Takes a document off the site, inside of a transaction; what was live goes into the history. One that
 * is off it already stays as it is.
 * @throws {Refused} `invalid` for what no site can do without
 */
export async function unpublishDocument(
  { stores, kind, siteId, key }: DocumentPlace,
  { actor: by, at }: Omit<Done, 'base'>,
): Promise<AuditNote> {
  await stores.documents.open(siteId, key, at)
  const live = await kind.live(stores, siteId, key)
  refuseUnpublishing(kind, live)
  if (live.isLive) {
    const content = kind.revision(live, null)
    await stores.revisions.add(siteId, key, { reason: 'unpublished', by, at, content })
    await kind.unpublish?.(stores, siteId, live)
  }
  await stores.documents.tasks.remove(siteId, key, 'unpublish')
  return {
    ...named('unpublish', key, live),
    before: { en_ligne: live.isLive },
    after: { en_ligne: false },
  }
}

/** Keeps what is live until now, unless the history's newest live version says the same. */
async function keepLive(place: DocumentPlace, live: Live, at: string): Promise<void> {
  const { stores, kind, siteId, key } = place
  if (live.isBlank) return
  const newest = await stores.revisions.newestLive(siteId, key)
  const content = kind.revision(live, null)
  // What was published here last stands there letter by letter; an older one may mean the same in another order.
  if (newest === content || (newest !== null && kind.hashOfRevision(newest) === live.hash)) return
  const by = { id: '', name: '' }
  await stores.revisions.add(siteId, key, { reason: 'before', by, at, content })
}

/** @throws {Refused} `invalid` with the problems, when there are any */
export async function refuseProblems(
  { stores, kind, siteId, key }: DocumentPlace,
  content: object,
  live: Live,
): Promise<void> {
  refuseAny(key, await kind.problems(stores, siteId, content, live))
}

function refuseAny(key: DocumentKey, problems: DocumentProblem[]): void {
  const [first] = problems
  if (first === undefined) return
  const { The, ending } = documentWords(key)
  const many = problems.length === 1 ? 'un point est' : `${problems.length} points sont`
  const where =
    first.widget === '' ? `: ${first.message}` : `, dans le bloc « ${first.widget} » d’abord.`
  throw new Refused(
    'invalid',
    `${The} ne peut pas être mis${ending} en ligne : ${many} à corriger${where} Le brouillon est gardé.`,
    { problems },
  )
}
