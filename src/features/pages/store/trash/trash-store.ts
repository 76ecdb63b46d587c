import type { Page } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import { forgetMovedTo, movedRedirectsTo } from '../redirects/moved-redirects.ts'
import { pathsAtOrAbove, type PathChange } from '../page-paths.ts'
import { placeOf } from '../tree/page-place.ts'
import { findPage } from '../page-rows.ts'
import { nodeOf, parentOf, refuseRoot, removeSubtree } from '../tree/page-tree.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { TrashTable, PageTables } from '../page-tables.ts'
import type { ReportFault } from '#base/platform/db/stored-json.ts'
import { readSubtree } from '../tree/subtree-rows.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'
import type { TrashContent } from './trash-content.ts'
import { restored, type RestoreWish } from './trash-restore.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'

/** What was removed at once: a page and the pages below it. */
export interface TrashEntry {
  id: number
  /** The page at its top. */
  pageId: number
  name: string
  path: string
  /** How many pages, with itself. */
  pages: number
  parentId: number
  parentName: string
  /** Instant, ISO 8601 in UTC. */
  trashedAt: string
  by: { id: string; name: string }
}

/** The bin of removed pages; what lies in it is no content, so purging it leaves the site's version. */
export function createTrashStore(db: Db<PageTables>, now: () => string, report: ReportFault) {
  return {
    /**
     * Removes a page with those below it, kept as they are.
     * @throws PageTreeError for the root, and for a page that is not there
     */
    async put(
      siteId: number,
      pageId: number,
      by: { id: string; name: string },
    ): Promise<TrashEntry> {
      return writeSite(db, siteId, (trx) => putIn(trx, siteId, pageId, { by, at: now() }))
    },

    /** Newest first. */
    async list(siteId: number): Promise<TrashEntry[]> {
      const rows = await db
        .selectFrom('trash')
        .select(ENTRY_COLUMNS)
        .where('site_id', '=', siteId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toEntry)
    },

    async find(siteId: number, id: number): Promise<TrashEntry | null> {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('trash')
        .select(ENTRY_COLUMNS)
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : toEntry(row)
    },

    /**
     * Puts pages back with their ids, languages, widgets and former addresses, where they were or
     * where the wish says. Paths follow a parent that has another one by now.
     * @returns the page at the top, and the paths that are not the former ones
     * @throws PathsTakenError when other pages have their paths, unless free ones are wished
     * @throws PageTreeError when the parent is gone
     */
    async restore(
      siteId: number,
      id: number,
      wish: RestoreWish = {},
    ): Promise<{ page: Page; paths: PathChange[] }> {
      return writeSite(db, siteId, (trx) => restored(trx, siteId, id, wish, report))
    },

    /** Removes for good; nothing happens when it is not there. */
    async remove(siteId: number, id: number): Promise<void> {
      if (!isId(id)) return
      await inTransaction(db, (trx) =>
        trx.deleteFrom('trash').where('site_id', '=', siteId).where('id', '=', id).execute(),
      )
    },

    /** Removes for good what was put in before an instant, on one site or on all. @returns how many */
    async purge(before: string, siteId?: number): Promise<number> {
      return inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('trash')
          .where('trashed_at', '<', before)
          .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? 0))
          .executeTakeFirst()
        return Number(numDeletedRows)
      })
    },
  }
}

export type TrashStore = ReturnType<typeof createTrashStore>

const ENTRY_COLUMNS = [
  'id',
  'page_id',
  'name',
  'path',
  'pages',
  'parent_id',
  'parent_name',
  'trashed_at',
  'user_id',
  'user_name',
] as const

const toEntry = (row: Pick<TrashTable, (typeof ENTRY_COLUMNS)[number]>): TrashEntry => ({
  id: row.id,
  pageId: row.page_id,
  name: row.name,
  path: row.path,
  pages: row.pages,
  parentId: row.parent_id,
  parentName: row.parent_name,
  trashedAt: row.trashed_at,
  by: { id: row.user_id, name: row.user_name },
})

async function nextId(trx: Transaction<PageTables>, siteId: number): Promise<number> {
  const { last_trash_id } = await trx
    .updateTable('site')
    .set((eb) => ({ last_trash_id: eb('last_trash_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_trash_id')
    .executeTakeFirstOrThrow()
  return last_trash_id
}

async function nameOf(trx: Transaction<PageTables>, siteId: number, id: number): Promise<string> {
  const languages: Language[] = ['fr', 'en']
  for (const lang of languages) {
    const page = await findPage(trx, siteId, id, lang)
    if (page !== null) return page.name
  }
  return ''
}

async function putIn(
  trx: Transaction<PageTables>,
  siteId: number,
  pageId: number,
  { by, at }: { by: { id: string; name: string }; at: string },
): Promise<TrashEntry> {
  const node = await nodeOf(trx, siteId, pageId)
  refuseRoot(node, 'mise à la corbeille')
  const parent = await parentOf(trx, siteId, node)
  const rows = await readSubtree(trx, siteId, node)
  const ids = rows.pages.map(({ id }) => id)
  const content: TrashContent = {
    rows,
    redirects: await movedRedirectsTo(trx, siteId, ids),
    place: await placeOf(trx, siteId, node, parent),
    parentPaths: Object.fromEntries(await pathsAtOrAbove(trx, siteId, parent)),
  }
  const names = rows.translations.filter(({ page_id }) => page_id === pageId)
  const named = names.find(({ lang }) => lang === 'fr') ?? names[0]
  const row: TrashTable = {
    site_id: siteId,
    id: await nextId(trx, siteId),
    page_id: pageId,
    name: named?.name ?? '',
    path: named?.path ?? '',
    pages: ids.length,
    parent_id: parent.id,
    parent_name: await nameOf(trx, siteId, parent.id),
    trashed_at: at,
    user_id: by.id,
    user_name: by.name,
    content: JSON.stringify(content),
  }
  await trx.insertInto('trash').values(row).execute()
  await removeSubtree(trx, siteId, node)
  await forgetMovedTo(trx, siteId, ids)
  return toEntry(row)
}
