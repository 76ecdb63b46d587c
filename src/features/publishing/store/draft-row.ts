import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import type { PageDraftTable, DraftTables } from './draft-tables.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { Transaction } from 'kysely'

/** The row of a page's draft, or nothing. */
export const draftRow = (
  db: Db<DraftTables>,
  siteId: number,
  { pageId, lang }: PageKey,
): Promise<PageDraftTable | undefined> =>
  db
    .selectFrom('page_draft')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('lang', '=', lang)
    .executeTakeFirst()

/** The row of a page's draft, made when there is none, and nobody else's until the end. */
export async function openDraft(
  trx: Transaction<DraftTables>,
  siteId: number,
  page: PageKey,
  at: string,
): Promise<PageDraftTable> {
  const { pageId: page_id, lang } = page
  await trx
    .insertInto('page_draft')
    .values({
      site_id: siteId,
      page_id,
      lang,
      user_id: '',
      user_name: '',
      at,
      counter: 0,
      what: '',
      content: '',
      live_hash: '',
    })
    .onConflict((known) => known.columns(['site_id', 'page_id', 'lang']).doNothing())
    .execute()
  return trx
    .selectFrom('page_draft')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', page_id)
    .where('lang', '=', lang)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
}

/** Changes the row that `openDraft` gave. */
export async function writeDraft(
  trx: Transaction<DraftTables>,
  siteId: number,
  { pageId, lang }: PageKey,
  changes: Partial<Omit<PageDraftTable, 'site_id' | 'page_id' | 'lang'>>,
): Promise<void> {
  await trx
    .updateTable('page_draft')
    .set(changes)
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('lang', '=', lang)
    .execute()
}
