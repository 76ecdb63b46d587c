import { type Repeated, repeatedly } from '#base/platform/repeatedly.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { TakenTask } from '../store/task-store.ts'
import type { Atomically } from '#base/platform/db/transaction.ts'
import type { AuditStore } from '#features/audit/store/audit-store.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Warn } from '#base/kit/warn.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Site } from '#base/core/site.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import { documentWords } from '../rules/document-words.ts'
import type { Kind, KindStores, Live } from './kind.ts'
import { publishContent, refuseUndrawable, unpublishDocument } from './publish-document.ts'
import { tellFailed, tellPublished, type TeamStores, type Telling } from './team-mails.ts'

/** Milliseconds between two looks: what is due happens well within a minute. */
const LOOK = 10_000

/** Milliseconds for which another server leaves alone what one is doing; then it counts as dead. */
const LEASE = 30_000

const EXPIRED = 10

type FiringStores = KindStores & TeamStores & { audit: AuditStore; sites: SiteStore }

interface ScheduleStores extends KindStores {
  atomically: Atomically<FiringStores>
}

interface Parts {
  stores: ScheduleStores
  kinds: readonly Kind[]
  clock(): Date
  warn: Warn
  /** What the links in a site's mails begin with. */
  addressesOf(site: Site): MailedAddresses
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

/**
 * Publishes and unpublishes what is due on any site, each once: taken under a lease, done and
 * struck off in one transaction. What the widgets refuse stays as a failure with its reason; what
 * failed for another cause is tried again when the lease is over.
 * @returns how many were done
 */
export async function fireSchedules(parts: Parts): Promise<number> {
  const { stores, clock, warn } = parts
  const now = clock()
  const taken = await stores.documents.tasks.take({
    now: now.toISOString(),
    until: new Date(now.getTime() + LEASE).toISOString(),
    limit: EXPIRED,
  })
  let done = 0
  for (const task of taken) {
    try {
      if (await fire(parts, task, now.toISOString())) done += 1
    } catch (cause) {
      if (cause instanceof Refused || cause instanceof ContentError) {
        await noteFailure(parts, task, { reason: cause.message, at: now.toISOString() }).catch(
          (fault: unknown) =>
            warn('L’échec de ce qui était programmé n’a pas pu être noté.', fault, task.siteId),
        )
      }
      const { The, ending } = documentWords(task)
      const which = task.lang === '' ? task.ref : `${task.ref} (${task.lang})`
      const what = task.action === 'publish' ? `mis${ending} en ligne` : `retiré${ending}`
      warn(`${The} ${which} n’a pas pu être ${what} à l’heure.`, cause, task.siteId)
    }
  }
  if (taken.length > 0) parts.mailed()
  return done
}

/** `null` for a site that is gone. */
async function tellingOf(
  { addressesOf }: Parts,
  { sites }: FiringStores,
  { siteId, live, at }: { siteId: number; live: Live; at: string },
): Promise<Telling | null> {
  const site = await sites.find(siteId)
  return site && { site, live, at, ...addressesOf(site) }
}

/** `false` when somebody else did it, or took it back, meanwhile. */
async function fire(parts: Parts, task: TakenTask, at: string): Promise<boolean> {
  const { stores, kinds } = parts
  const { siteId, action, actor, content, base } = task
  const kind = kindOf(kinds, task)
  const key = keyOf(task)
  const approved = kind.readDraft(content)
  if (action === 'publish' && approved === null) {
    throw new ContentError('Le brouillon programmé est illisible.')
  }
  if (approved) await refuseUndrawable({ stores, kind, siteId, key }, approved)
  return stores.atomically(async (inside) => {
    const place = { stores: inside, kind, siteId, key }
    // The document first, as whoever publishes by hand: two that wait for each other would never end.
    await inside.documents.open(siteId, key, at)
    if (!(await inside.documents.tasks.done(task))) return false
    if (approved) {
      const { note, live, request } = await publishContent(place, {
        base,
        actor,
        at,
        content: approved,
      })
      const telling = request && (await tellingOf(parts, inside, { siteId, live, at }))
      if (telling) await tellPublished(place, telling, { asker: request.by, by: actor })
      await inside.audit.add(siteId, actor, { ...note, action: `${kind.kind}.publish-scheduled` })
    } else {
      const note = await unpublishDocument(place, { actor, at })
      await inside.audit.add(siteId, actor, { ...note, action: `${kind.kind}.unpublish-scheduled` })
    }
    return true
  })
}

/** The reason is kept where editors see it, and in the log of who did what. */
const noteFailure = (
  parts: Parts,
  task: TakenTask,
  { reason, at }: { reason: string; at: string },
): Promise<void> =>
  parts.stores.atomically(async (inside) => {
    if (!(await inside.documents.tasks.failed(task, reason))) return
    const { siteId, action, actor, due } = task
    const key = keyOf(task)
    const kind = kindOf(parts.kinds, task)
    const live = await kind.live(inside, siteId, key).catch(() => null)
    const title = live?.title ?? `${documentWords(key).The} ${key.ref}`
    const telling =
      live && action === 'publish' && (await tellingOf(parts, inside, { siteId, live, at }))
    if (telling) {
      const request = await inside.documents.requests.of(siteId, key)
      const people = request && !request.rejected ? [actor, request.by] : [actor]
      const place = { stores: inside, kind, siteId, key }
      await tellFailed(place, telling, { people, due, reason })
    }
    await inside.audit.add(siteId, actor, {
      action: `${key.kind}.${action}-failed`,
      subject: `${key.kind}:${key.ref}`,
      title,
      after: reason,
    })
  })

const keyOf = ({ kind, ref, lang }: TakenTask): DocumentKey => ({ kind, ref, lang })

/** @throws Error for a kind that the program was not given */
function kindOf(kinds: readonly Kind[], { kind: wanted }: Pick<TakenTask, 'kind'>): Kind {
  const kind = kinds.find((known) => known.kind === wanted)
  if (kind === undefined) throw new Error(`Nobody publishes documents of the kind ${wanted}.`)
  return kind
}

/** Looks for what is due at the start of a server and every ten seconds. */
export const scheduleLoop = (parts: Parts): Repeated =>
  repeatedly(
    LOOK,
    () => fireSchedules(parts),
    (cause) =>
      parts.warn('Ce qui est programmé n’a pas pu être lu ; un nouvel essai suit.', cause, null),
  )
