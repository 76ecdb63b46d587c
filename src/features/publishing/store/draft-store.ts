import type { DraftConflict, DraftContent, DoneBy } from '#base/core/page/page-draft.ts'
import { createDraftLocks, lockOn } from './draft-locks.ts'
import { createPublishing, type Publication } from './draft-publish.ts'
import { createPublishRequests } from './draft-requests.ts'
import { draftRow, openDraft, writeDraft } from './draft-row.ts'
import { asVersion, draftContent, livePage, reduced } from './draft-rows.ts'
import { createSchedules } from './draft-schedules.ts'
import { createDraftShares } from './draft-shares.ts'
import { languageOf } from '#base/kit/language.ts'
import { addRevision } from './revision-store.ts'
import type { PageDraftTable, DraftTables } from './draft-tables.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { Actor } from '#base/core/account.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '#features/pages/store/page-tables.ts'

type Tables = DraftTables & PageTables

/** What is kept of a page's draft; `content` is `null` when nothing differs from the live page. */
export interface StoredDraft {
  base: number
  content: DraftContent | null
  /** Whether the live page has changed since the draft was begun. */
  isBehind: boolean
  last: (DoneBy & { what: Exclude<DraftConflict['reason'], 'taken'> }) | null
}

/** A draft that is saved. */
export interface DraftToSave {
  /** Counter that it was typed on. */
  base: number
  content: DraftContent
  actor: Actor
  /** Instant, ISO 8601 in UTC. */
  at: string
  /** The opened editor that saves; absent for one without a lock. */
  holder?: string
  /** Puts itself in place of another version on purpose: that one goes into the history. */
  instead?: boolean
}

/** How a save ended. */
export type Saved = { outcome: 'saved'; base: number } | ({ outcome: 'conflict' } & DraftConflict)

/** What is asked of a page's editors, or waits, on a whole site. */
interface WaitingDraft extends PageKey, DoneBy {
  base: number
}

/**
 * Drafts of pages, their locks, what is scheduled, asked and shared of them. Nothing here raises the
 * site's version but what publishes: visitors see the live page until then.
 */
export function createDraftStore(db: Db<Tables>, now: () => string) {
  const shares = createDraftShares(db)
  return {
    async find(siteId: number, page: PageKey): Promise<StoredDraft> {
      const row = await draftRow(db, siteId, page)
      if (!row) return NO_DRAFT
      const content = draftContent(row.content)
      const isBehind = content !== null && (await livePage(db, siteId, page)).hash !== row.live_hash
      return { base: row.counter, content, isBehind, last: lastOf(row) }
    },

    /** Pages of which there is a draft, newest first. */
    async list(siteId: number): Promise<WaitingDraft[]> {
      const rows = await db
        .selectFrom('page_draft')
        .select(['page_id', 'lang', 'counter', 'user_id', 'user_name', 'at'])
        .where('site_id', '=', siteId)
        .where('content', '<>', '')
        .orderBy('at', 'desc')
        .execute()
      return rows.map((row) => ({
        pageId: row.page_id,
        lang: languageOf(row.lang),
        base: row.counter,
        by: { id: row.user_id, name: row.user_name },
        at: row.at,
      }))
    },

    /**
     * Saves unless somebody was faster. The version of another person goes into the history.
     * @throws ContentError when the page does not exist
     */
    save: (siteId: number, page: PageKey, draft: DraftToSave): Promise<Saved> =>
      inTransaction(db, (trx) => saveDraft(trx, siteId, page, draft)),

    /** Back to the live page; the draft goes into the history. */
    async discard(
      siteId: number,
      page: PageKey,
      { base, actor, at }: Omit<Publication, 'content'>,
    ): Promise<Saved> {
      return inTransaction(db, async (trx) => {
        const row = await openDraft(trx, siteId, page, at)
        if (row.counter !== base) return conflict(row)
        const content = draftContent(row.content)
        if (content) {
          const version = asVersion(await livePage(trx, siteId, page), content)
          await addRevision(trx, siteId, version, { kind: 'discarded', actor, at })
        }
        await writeDraft(trx, siteId, page, {
          what: 'discarded',
          content: '',
          live_hash: '',
          counter: base + 1,
          user_id: actor.id,
          user_name: actor.name,
          at,
        })
        await createPublishRequests(trx).remove(siteId, page)
        await createSchedules(trx).remove(siteId, page, 'publish')
        return { outcome: 'saved', base: base + 1 }
      })
    },

    /** Puts a version into the history that is neither live nor the draft. */
    async setAside(
      siteId: number,
      page: PageKey,
      { content, actor, at }: Omit<Publication, 'base'>,
    ): Promise<number> {
      return inTransaction(db, async (trx) => {
        const version = asVersion(await livePage(trx, siteId, page), content)
        return addRevision(trx, siteId, version, { kind: 'aside', actor, at })
      })
    },

    ...createPublishing(db, now),
    locks: createDraftLocks(db),
    schedules: createSchedules(db),
    requests: createPublishRequests(db),
    shares,

    /** Forgets links and locks that are over. */
    async purge(at: string): Promise<void> {
      await db.deleteFrom('page_lock').where('until', '<', at).execute()
      await db.deleteFrom('draft_share').where('until', '<', at).execute()
    },
  }
}

export type DraftStore = ReturnType<typeof createDraftStore>

const NO_DRAFT: StoredDraft = { base: 0, content: null, isBehind: false, last: null }

async function saveDraft(
  trx: Transaction<Tables>,
  siteId: number,
  page: PageKey,
  { base, content, actor, at, holder, instead = false }: DraftToSave,
): Promise<Saved> {
  const live = await livePage(trx, siteId, page)
  const row = await openDraft(trx, siteId, page, at)
  const lock = await lockOn(trx, siteId, page, at)
  const isOther =
    lock !== null && (holder === undefined ? lock.by.id !== actor.id : lock.holder !== holder)
  if (isOther) {
    return { outcome: 'conflict', reason: 'taken', by: lock.by, at: lock.at, base: row.counter }
  }
  if (row.counter !== base) return conflict(row)
  const former = draftContent(row.content)
  if (former && (instead || row.user_id !== actor.id)) {
    await addRevision(trx, siteId, asVersion(live, former), {
      kind: 'replaced',
      actor: { id: row.user_id, name: row.user_name },
      at: row.at,
    })
  }
  const kept = reduced(live, {
    widgets: content.widgets,
    fields: { ...former?.fields, ...content.fields },
  })
  await writeDraft(trx, siteId, page, {
    what: 'saved',
    content: kept === null ? '' : JSON.stringify(kept),
    live_hash: kept === null ? '' : former ? row.live_hash : live.hash,
    counter: base + 1,
    user_id: actor.id,
    user_name: actor.name,
    at,
  })
  return { outcome: 'saved', base: base + 1 }
}

function lastOf({ what, user_id, user_name, at }: PageDraftTable): StoredDraft['last'] {
  const known = ENDS.find((end) => end === what)
  return known === undefined ? null : { what: known, by: { id: user_id, name: user_name }, at }
}

const ENDS = ['saved', 'published', 'discarded'] as const satisfies DraftConflict['reason'][]

function conflict(row: PageDraftTable): Saved {
  const { what, by, at } = lastOf(row) ?? { what: 'saved', by: { id: '', name: '' }, at: row.at }
  return { outcome: 'conflict', reason: what, by, at, base: row.counter }
}
