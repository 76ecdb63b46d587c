import type { PublishRequest } from '#base/core/page/page-draft.ts'
import { languageOf } from '#base/kit/language.ts'
import type { PublishRequestTable, DraftTables } from './draft-tables.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

/** Who asks that a page be published. */
export function createPublishRequests(db: Db<DraftTables>) {
  return {
    async of(siteId: number, { pageId, lang }: PageKey): Promise<PublishRequest | null> {
      const row = await db
        .selectFrom('publish_request')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
        .executeTakeFirst()
      return row === undefined ? null : toRequest(row)
    },

    async list(siteId: number): Promise<(PublishRequest & PageKey)[]> {
      const rows = await db
        .selectFrom('publish_request')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('at')
        .execute()
      return rows.map((row) => ({
        ...toRequest(row),
        pageId: row.page_id,
        lang: languageOf(row.lang),
      }))
    },

    async save(
      siteId: number,
      page: PageKey,
      { by, at, note, base }: PublishRequest,
    ): Promise<void> {
      const columns = { user_id: by.id, user_name: by.name, at, note, counter: base }
      await db
        .insertInto('publish_request')
        .values({ site_id: siteId, page_id: page.pageId, lang: page.lang, ...columns })
        .onConflict((known) => known.columns(['site_id', 'page_id', 'lang']).doUpdateSet(columns))
        .execute()
    },

    async remove(siteId: number, { pageId, lang }: PageKey): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('publish_request')
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const toRequest = (row: PublishRequestTable): PublishRequest => ({
  by: { id: row.user_id, name: row.user_name },
  at: row.at,
  note: row.note,
  base: row.counter,
})
