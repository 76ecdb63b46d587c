import type { DocumentKey, ShareLink } from '#base/core/document.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { columnsOf, KNOWN, keyOfRow } from './document-row.ts'
import type { DocumentTables } from './document-tables.ts'

/** Secret links to drafts: only the hash of a token is kept. */
export function createShares(db: Db<DocumentTables>) {
  return {
    async of(siteId: number, key: DocumentKey, now: string): Promise<ShareLink[]> {
      const rows = await db
        .selectFrom('editorial_share')
        .selectAll()
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .where('until', '>', now)
        .orderBy('at', 'desc')
        .execute()
      return rows.map(({ token_hash: id, user_id, user_name, at, until }) => ({
        id,
        by: { id: user_id, name: user_name },
        at,
        until,
      }))
    },

    /** `id` is the SHA-256 of the token in hexadecimal. */
    async add(siteId: number, key: DocumentKey, { id, by, at, until }: ShareLink): Promise<void> {
      const act = { user_id: by.id, user_name: by.name, at }
      await db
        .insertInto('editorial_share')
        .values({ ...columnsOf(siteId, key), ...act, token_hash: id, until })
        .execute()
    },

    async find(siteId: number, id: string, now: string): Promise<DocumentKey | null> {
      const row = await db
        .selectFrom('editorial_share')
        .select(['kind', 'ref', 'lang'])
        .where('site_id', '=', siteId)
        .where('token_hash', '=', id)
        .where('until', '>', now)
        .where('kind', 'in', KNOWN)
        .executeTakeFirst()
      return row === undefined ? null : keyOfRow(row)
    },

    async revoke(siteId: number, key: DocumentKey, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('editorial_share')
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .where('token_hash', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
