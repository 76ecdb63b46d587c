import type { DocumentKey, DoneBy } from '#base/core/document.ts'
import {
  LIVE_REASONS,
  oldestRetained,
  REVISIONS_KEPT,
  type RevisionReason,
  revisionReason,
} from '../rules/history.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { columnsOf, keyOfRow } from './document-row.ts'
import type { DocumentTables } from './document-tables.ts'

/** A kept version of a document. */
export interface Revision extends DoneBy {
  id: number
  key: DocumentKey
  /** What it was kept for. */
  reason: RevisionReason
  /** JSON text; what it holds is its kind's own business. */
  content: string
}

/** Kept versions of documents; they outlive their document, so that a removal can be mended. */
export function createRevisionStore(db: Db<DocumentTables>) {
  return {
    /** @returns its number, which counts per site */
    async add(
      siteId: number,
      key: DocumentKey,
      { reason, by, at, content }: Omit<Revision, 'id' | 'key'>,
    ): Promise<number> {
      return inTransaction(db, async (trx) => {
        const { last_revision_id: id } = await trx
          .updateTable('site')
          .set((eb) => ({ last_revision_id: eb('last_revision_id', '+', 1) }))
          .where('id', '=', siteId)
          .returning('last_revision_id')
          .executeTakeFirstOrThrow()
        const act = { user_id: by.id, user_name: by.name, at }
        await trx
          .insertInto('editorial_revision')
          .values({ ...columnsOf(siteId, key), ...act, id, reason, content })
          .execute()
        return id
      })
    },

    /** Forgets those of a document whose name may be another's one day. */
    async remove(siteId: number, key: DocumentKey): Promise<void> {
      await db
        .deleteFrom('editorial_revision')
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .execute()
    },

    /** Newest first. */
    async list(siteId: number, key: DocumentKey): Promise<Omit<Revision, 'content'>[]> {
      const rows = await db
        .selectFrom('editorial_revision')
        .select(['id', 'user_id', 'user_name', 'at', 'reason'])
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, user_id, user_name, at, reason }) => ({
        id,
        key,
        by: { id: user_id, name: user_name },
        at,
        reason: revisionReason(reason),
      }))
    },

    async find(siteId: number, id: number): Promise<Revision | null> {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('editorial_revision')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const { at, content } = row
      const by = { id: row.user_id, name: row.user_name }
      return { id, key: keyOfRow(row), by, at, reason: revisionReason(row.reason), content }
    },

    /** The content of the newest version that was live, or `null`. */
    async newestLive(siteId: number, key: DocumentKey): Promise<string | null> {
      const row = await db
        .selectFrom('editorial_revision')
        .select('content')
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .where('reason', 'in', LIVE_REASONS)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.content ?? null
    },

    /** Forgets those that the rule of features/publishing/rules/history.ts lets go. @returns how many */
    purge: (at: Date): Promise<number> => purgeRevisions(db, at),
  }
}

export type RevisionStore = ReturnType<typeof createRevisionStore>

async function purgeRevisions(db: Db<DocumentTables>, at: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('editorial_revision')
    .where('at', '<', oldestRetained(at).toISOString())
    .where((eb) =>
      eb(
        eb
          .selectFrom('editorial_revision as newer')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('newer.site_id', '=', 'editorial_revision.site_id')
          .whereRef('newer.kind', '=', 'editorial_revision.kind')
          .whereRef('newer.ref', '=', 'editorial_revision.ref')
          .whereRef('newer.lang', '=', 'editorial_revision.lang')
          .whereRef('newer.id', '>', 'editorial_revision.id'),
        '>=',
        REVISIONS_KEPT,
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
