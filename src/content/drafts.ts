import type { DraftConflict } from '#domain/page-draft.ts'
import { createDraftLocks, lockOn } from './draft-locks.ts'
import type { DraftStore, DraftToSave, PageKey, Saved, StoredDraft } from './draft-port.ts'
import { createPublishing } from './draft-publish.ts'
import { createPublishRequests } from './draft-requests.ts'
import { draftRow, openDraft, writeDraft } from './draft-row.ts'
import { asVersion, draftContent, livePage, reduced } from './draft-rows.ts'
import { createSchedules } from './draft-schedules.ts'
import { createDraftShares } from './draft-shares.ts'
import { languageOf } from '#domain/language.ts'
import { addRevision } from './revisions.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import type { PageDraftTable } from './draft-schema.ts'
import { inTransaction } from './transaction.ts'

/** Drafts of pages, their locks, what is scheduled, asked and shared of them. */
export function createDrafts(db: Database, now: () => string): DraftStore {
  const shares = createDraftShares(db)
  return {
    async find(siteId, page) {
      const row = await draftRow(db, siteId, page)
      if (!row) return NO_DRAFT
      const content = draftContent(row.content)
      const isBehind = content !== null && (await livePage(db, siteId, page)).hash !== row.live_hash
      return { base: row.counter, content, isBehind, last: lastOf(row) }
    },

    async list(siteId) {
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

    save: (siteId, page, draft) => inTransaction(db, (trx) => saveDraft(trx, siteId, page, draft)),

    async discard(siteId, page, { base, actor, at }) {
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

    async setAside(siteId, page, { content, actor, at }) {
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

    async purge(at) {
      await db.deleteFrom('page_lock').where('until', '<', at).execute()
      await db.deleteFrom('draft_share').where('until', '<', at).execute()
    },
  }
}

const NO_DRAFT: StoredDraft = { base: 0, content: null, isBehind: false, last: null }

async function saveDraft(
  trx: DatabaseTransaction,
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
