import type { DraftStore } from './draft-port.ts'
import { languageOf } from '#domain/language.ts'
import type { Database } from './schema.ts'

/** Secret links to drafts: only the hash of a token is kept. */
export function createDraftShares(db: Database): DraftStore['shares'] {
  return {
    async of(siteId, { pageId, lang }, now) {
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

    async add(siteId, page, { id, by, at, until }) {
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

    async find(siteId, id, now) {
      const row = await db
        .selectFrom('draft_share')
        .select(['page_id', 'lang'])
        .where('site_id', '=', siteId)
        .where('token_hash', '=', id)
        .where('until', '>', now)
        .executeTakeFirst()
      return row === undefined ? null : { pageId: row.page_id, lang: languageOf(row.lang) }
    },

    async revoke(siteId, { pageId, lang }, id) {
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
