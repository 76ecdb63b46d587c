import type { DocumentKey, DoneBy, PublishRequest } from '#base/core/document.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { columnsOf, KEY_COLUMNS, keyOfRow, KNOWN } from './document-row.ts'
import type { DocumentTables, RequestTable } from './document-tables.ts'

/** Who asks that a document be published, and who sent it back. */
export function createRequests(db: Db<DocumentTables>) {
  return {
    async of(siteId: number, key: DocumentKey): Promise<PublishRequest | null> {
      const row = await db
        .selectFrom('editorial_request')
        .selectAll()
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .executeTakeFirst()
      return row === undefined ? null : toRequest(row)
    },

    /** Oldest first. */
    async list(siteId: number): Promise<(PublishRequest & DocumentKey)[]> {
      const rows = await db
        .selectFrom('editorial_request')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('kind', 'in', KNOWN)
        .orderBy('at')
        .execute()
      return rows.map((row) => ({ ...toRequest(row), ...keyOfRow(row) }))
    },

    /** In place of an earlier one. */
    async save(
      siteId: number,
      key: DocumentKey,
      { by, at, note, base }: Omit<PublishRequest, 'rejected'>,
    ): Promise<void> {
      const columns = {
        user_id: by.id,
        user_name: by.name,
        at,
        note,
        counter: base,
        answer: '',
        answered_by: '',
        answered_name: '',
        answered_at: '',
      }
      await db
        .insertInto('editorial_request')
        .values({ ...columnsOf(siteId, key), ...columns })
        .onConflict((known) => known.columns([...KEY_COLUMNS]).doUpdateSet(columns))
        .execute()
    },

    /** `false` when there is none that waits. */
    async reject(
      siteId: number,
      key: DocumentKey,
      { by, at, reason }: DoneBy & { reason: string },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('editorial_request')
        .set({ answer: reason, answered_by: by.id, answered_name: by.name, answered_at: at })
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .where('answered_at', '=', '')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async remove(siteId: number, key: DocumentKey): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('editorial_request')
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const toRequest = (row: RequestTable): PublishRequest => ({
  by: { id: row.user_id, name: row.user_name },
  at: row.at,
  note: row.note,
  base: row.counter,
  rejected:
    row.answered_at === ''
      ? null
      : {
          by: { id: row.answered_by, name: row.answered_name },
          at: row.answered_at,
          reason: row.answer,
        },
})
