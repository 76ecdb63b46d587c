import type { Page } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import { forgetMovedTo, movedRedirectsTo } from '../redirects/moved-redirects.ts'
import { pathsAtOrAbove, type PathChange } from '../page-paths.ts'
import { placeOf } from '../tree/page-place.ts'
import { findPage } from '../page-rows.ts'
import { nodeOf, parentOf, refuseRoot, removeSubtree } from '../tree/page-tree.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { PageTables } from '../page-tables.ts'
import { createTrashOf, type Trashed } from '#base/platform/db/tables/editorial-trash.ts'
import { parseStored, type ReportFault } from '#base/platform/db/stored-json.ts'
import { readSubtree } from '../tree/subtree-rows.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import { type TrashContent, trashDetail } from './trash-content.ts'
import { restored, type RestoreOptions } from './trash-restore.ts'
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
  const trash = createTrashOf(db, 'page')
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
      return (await trash.list(siteId)).map(toEntry)
    },

    async find(siteId: number, id: number): Promise<TrashEntry | null> {
      const trashed = await trash.find(siteId, id)
      return trashed && toEntry(trashed)
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
      wish: RestoreOptions = {},
    ): Promise<{ page: Page; paths: PathChange[] }> {
      return writeSite(db, siteId, (trx) => restored(trx, siteId, id, wish, report))
    },

    /** Removes for good; nothing happens when it is not there. */
    async remove(siteId: number, id: number): Promise<void> {
      if (isId(id)) await trash.take(siteId, id)
    },

    /** Removes for good what was put in before an instant, on one site or on all. @returns how many */
    purge: (before: string, siteId?: number): Promise<number> => trash.purge(before, siteId),
  }
}

export type TrashStore = ReturnType<typeof createTrashStore>

function toEntry({ id, ref, title: name, detail, by, at: trashedAt }: Trashed): TrashEntry {
  const read = parseStored(trashDetail, detail)
  const shown = 'value' in read ? read.value : trashDetail.parse({})
  return { id, pageId: Number(ref), name, ...shown, trashedAt, by }
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
  const detail = {
    path: named?.path ?? '',
    pages: ids.length,
    parentId: parent.id,
    parentName: await nameOf(trx, siteId, parent.id),
  }
  const trashed = {
    ref: String(pageId),
    title: named?.name ?? '',
    detail: JSON.stringify(detail),
    by,
    at,
  }
  const id = await createTrashOf(trx, 'page').put(siteId, {
    ...trashed,
    content: JSON.stringify(content),
  })
  await removeSubtree(trx, siteId, node)
  await forgetMovedTo(trx, siteId, ids)
  return toEntry({ id, ...trashed })
}
