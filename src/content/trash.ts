import type { Language } from '#domain/language.ts'
import { forgetMovedTo, movedRedirectsTo } from './moved-redirects.ts'
import { pathsAtOrAbove } from './page-paths.ts'
import { placeOf } from './page-place.ts'
import { findPage } from './page-rows.ts'
import type { PageTrash, TrashEntry } from './page-tree-port.ts'
import { nodeOf, parentOf, refuseRoot, removeSubtree } from './page-tree.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import { isId } from './column-values.ts'
import type { TrashTable } from './page-schema.ts'
import type { ReportFault } from './stored-json.ts'
import { readSubtree } from './subtree-rows.ts'
import { inTransaction, writeSite } from './transaction.ts'
import type { TrashContent } from './trash-content.ts'
import { restored } from './trash-restore.ts'

/** The bin of removed pages; what lies in it is no content, so purging it leaves the site's version. */
export function createTrash(db: Database, now: () => string, report: ReportFault): PageTrash {
  return {
    async put(siteId, pageId, by) {
      return writeSite(db, siteId, async (trx) => {
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
          trashed_at: now(),
          user_id: by.id,
          user_name: by.name,
          content: JSON.stringify(content),
        }
        await trx.insertInto('trash').values(row).execute()
        await removeSubtree(trx, siteId, node)
        await forgetMovedTo(trx, siteId, ids)
        return toEntry(row)
      })
    },

    async list(siteId) {
      const rows = await db
        .selectFrom('trash')
        .select(ENTRY_COLUMNS)
        .where('site_id', '=', siteId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toEntry)
    },

    async find(siteId, id) {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('trash')
        .select(ENTRY_COLUMNS)
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : toEntry(row)
    },

    async restore(siteId, id, wish = {}) {
      return writeSite(db, siteId, (trx) => restored(trx, siteId, id, wish, report))
    },

    async remove(siteId, id) {
      if (!isId(id)) return
      await inTransaction(db, (trx) =>
        trx.deleteFrom('trash').where('site_id', '=', siteId).where('id', '=', id).execute(),
      )
    },

    async purge(before, siteId) {
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

async function nextId(trx: DatabaseTransaction, siteId: number): Promise<number> {
  const { last_trash_id } = await trx
    .updateTable('site')
    .set((eb) => ({ last_trash_id: eb('last_trash_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_trash_id')
    .executeTakeFirstOrThrow()
  return last_trash_id
}

async function nameOf(trx: DatabaseTransaction, siteId: number, id: number): Promise<string> {
  const languages: Language[] = ['fr', 'en']
  for (const lang of languages) {
    const page = await findPage(trx, siteId, id, lang)
    if (page !== null) return page.name
  }
  return ''
}
