import type { Page } from '#base/core/page/page.ts'
import { putBackMoved } from '../redirects/moved-redirects.ts'
import type { TreeNode } from '../tree/nested-set.ts'
import { forgetRedirects, type PathChange } from '../page-paths.ts'
import { positionAgain } from '../tree/page-place.ts'
import { findPage } from '../page-rows.ts'
import { nodeOf, openGap } from '../tree/page-tree.ts'
import { pathsBelow } from './restored-paths.ts'
import { parseStored, type ReportFault } from '#base/platform/db/stored-json.ts'
import { createTrashOf } from '#base/platform/db/tables/editorial-trash.ts'
import { ContentError } from '#base/core/content-error.ts'
import { PageTreeError, PathsTakenError } from '../tree/page-tree-error.ts'
import { insertSubtree, type SubtreeRows } from '../tree/subtree-rows.ts'
import { type TrashContent, trashContent } from './trash-content.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '../page-tables.ts'

/** How something is restored. */
export interface RestoreOptions {
  /** The page above it; absent: where it was. */
  parentId?: number
  /** Place among the other children from 0; absent: where it was, or last. */
  position?: number
  /** Pages whose path was taken meanwhile get the one that was proposed. */
  withFreePaths?: boolean
}

/** Puts removed pages back into the tree and takes them out of the bin. */
export async function restored(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
  wish: RestoreOptions,
  report: ReportFault,
): Promise<{ page: Page; paths: PathChange[] }> {
  const content = await takenOut(trx, siteId, id, report)
  const { rows, place } = content
  const [top] = rows.pages
  if (top === undefined) throw unreadable(id)
  await refuseTakenIds(trx, siteId, rows)
  const parent = await parentFor(trx, siteId, wish.parentId ?? place.parentId)
  const { texts, paths, taken } = await pathsBelow(trx, siteId, content, parent)
  if (taken.length > 0 && wish.withFreePaths !== true) throw new PathsTakenError(taken)

  const position =
    wish.position ??
    (parent.id === place.parentId
      ? await positionAgain(trx, siteId, parent, place, top.id)
      : undefined)
  const lft = await openGap(trx, siteId, parent, position, rows.pages.length)
  const layouts = await layoutsOf(trx, siteId)
  const back: SubtreeRows = {
    pages: rows.pages.map((page) => ({
      ...page,
      lft: page.lft - top.lft + lft,
      rgt: page.rgt - top.lft + lft,
      level: page.level - top.level + parent.level + 1,
      layout_id: layouts.includes(page.layout_id ?? 0) ? page.layout_id : (layouts[0] ?? null),
    })),
    translations: texts,
    widgets: await withFreeIds(trx, siteId, rows.widgets),
  }
  await insertSubtree(trx, siteId, back)
  await forgetRedirects(
    trx,
    siteId,
    back.translations.map(({ path }) => path),
  )
  await putBackMoved(trx, siteId, [
    ...content.redirects,
    // Who kept a former address finds the page at its new one.
    ...paths.map(({ pageId, lang, from }) => ({
      source: from,
      destination: `page:${pageId}`,
      lang,
    })),
  ])
  const page =
    (await findPage(trx, siteId, top.id, 'fr')) ?? (await findPage(trx, siteId, top.id, 'en'))
  if (page === null) throw unreadable(id)
  return { page, paths }
}

async function takenOut(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
  report: ReportFault,
): Promise<TrashContent> {
  const text = await createTrashOf(trx, 'page').take(siteId, id)
  if (text === null) {
    throw new ContentError(
      'Cette page n’est plus dans la corbeille : elle a été restaurée ou effacée entre-temps.',
    )
  }
  const stored = parseStored(trashContent, text)
  if ('value' in stored) return stored.value
  report(`L’entrée ${id} de la corbeille est illisible : ${stored.reason}.`, siteId)
  throw unreadable(id)
}

const unreadable = (id: number): ContentError =>
  new ContentError(
    `L’entrée ${id} de la corbeille est abîmée dans la base et ne peut pas être restaurée : ` +
      'demandez une sauvegarde antérieure à votre agence.',
  )

async function parentFor(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
): Promise<TreeNode> {
  try {
    return await nodeOf(trx, siteId, id)
  } catch (error) {
    if (!(error instanceof PageTreeError)) throw error
    throw new PageTreeError(
      `La page parente ${id} n’existe plus : choisissez sous quelle page restaurer, ou ` +
        'restaurez d’abord la page parente si elle est dans la corbeille.',
    )
  }
}

async function refuseTakenIds(
  trx: Transaction<PageTables>,
  siteId: number,
  { pages }: SubtreeRows,
): Promise<void> {
  const ids = new Set(pages.map(({ id }) => id))
  const rows = await trx.selectFrom('page').select('id').where('site_id', '=', siteId).execute()
  const taken = rows.find(({ id }) => ids.has(id))
  if (taken !== undefined) {
    throw new PageTreeError(
      `Une autre page a pris le numéro ${taken.id} : restaurez la page depuis une sauvegarde.`,
    )
  }
}

/** Layouts in the order in which a page without one gets them. */
async function layoutsOf(trx: Transaction<PageTables>, siteId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('layout')
    .select('id')
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A widget whose number is elsewhere by now, pasted for one, comes back under a new one. */
async function withFreeIds(
  trx: Transaction<PageTables>,
  siteId: number,
  widgets: SubtreeRows['widgets'],
): Promise<SubtreeRows['widgets']> {
  const ids = new Set(widgets.map(({ id }) => id))
  const rows = await trx.selectFrom('widget').select('id').where('site_id', '=', siteId).execute()
  const taken = new Set(rows.map(({ id }) => id).filter((id) => ids.has(id)))
  if (taken.size === 0) return widgets
  const { last_widget_id } = await trx
    .updateTable('site')
    .set((eb) => ({ last_widget_id: eb('last_widget_id', '+', taken.size) }))
    .where('id', '=', siteId)
    .returning('last_widget_id')
    .executeTakeFirstOrThrow()
  let next = last_widget_id - taken.size
  return widgets.map((widget) => (taken.has(widget.id) ? { ...widget, id: (next += 1) } : widget))
}
