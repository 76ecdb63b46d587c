import type { DraftShare } from '#base/core/page/page-draft.ts'
import { languageOf } from '#base/kit/language.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { DraftTables } from './draft-tables.ts'

/** Secret links to drafts: only the hash of a token is kept. */
export function createDraftShares(db: Db<DraftTables>) {
  return {
    async of(siteId: number, { pageId, lang }: PageKey, now: string): Promise<DraftShare[]> {
      const rows = await db
        .selectFrom('draft_share')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
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
    async add(siteId: number, page: PageKey, { id, by, at, until }: DraftShare): Promise<void> {
      await db
        .insertInto('draft_share')
        .values({
          site_id: siteId,
          page_id: page.pageId,
          lang: page.lang,
          user_id: by.id,
          user_name: by.name,
          at,
          token_hash: id,
          until,
        })
        .execute()
    },

    async find(siteId: number, id: string, now: string): Promise<PageKey | null> {
      const row = await db
        .selectFrom('draft_share')
        .select(['page_id', 'lang'])
        .where('site_id', '=', siteId)
        .where('token_hash', '=', id)
        .where('until', '>', now)
        .executeTakeFirst()
      return row === undefined ? null : { pageId: row.page_id, lang: languageOf(row.lang) }
    },

    async revoke(siteId: number, { pageId, lang }: PageKey, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('draft_share')
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
        .where('token_hash', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
