import { z } from 'zod'
import { chunksOf } from '#base/platform/db/chunks.ts'
import type { TreeNode } from './nested-set.ts'
import { pageColumns, translationColumns, widgetColumns } from '../page-columns.ts'
import type { PageTable, PageTranslationTable, WidgetTable, PageTables } from '../page-tables.ts'
import type { Transaction } from 'kysely'

const flag = z.union([z.literal(0), z.literal(1)])

const pageRow = z.object({
  ...pageColumns,
  layout_id: z.number().nullable(),
}) satisfies z.ZodType<Omit<PageTable, 'site_id'>>

const translationRow = z.object({
  ...translationColumns,
  page_id: z.number(),
  lang: z.string(),
  is_active: flag,
  is_secure: flag,
  is_indexable: flag,
  is_visible_bread_crumb: flag,
}) satisfies z.ZodType<Omit<PageTranslationTable, 'site_id'>>

const widgetRow = z.object({
  ...widgetColumns,
  page_id: z.number(),
  lang: z.string(),
}) satisfies z.ZodType<Omit<WidgetTable, 'site_id' | 'layout_id' | 'part'>>

/** A page with those below it, as their rows stand; pages in tree order. */
export const subtreeRows = z.object({
  pages: z.array(pageRow),
  translations: z.array(translationRow),
  widgets: z.array(widgetRow),
})

export type SubtreeRows = z.infer<typeof subtreeRows>

/** Reads a page, and unless it is alone wanted those below it. */
export async function readSubtree(
  trx: Transaction<PageTables>,
  siteId: number,
  node: TreeNode,
  isAlone = false,
): Promise<SubtreeRows> {
  const pages = await trx
    .selectFrom('page')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('lft', '>=', node.lft)
    .where('lft', '<=', isAlone ? node.lft : node.rgt)
    .orderBy('lft')
    .execute()
  const rows: SubtreeRows = { pages, translations: [], widgets: [] }
  for (const part of chunksOf(pages)) {
    const ids = part.map(({ id }) => id)
    const translations = await trx
      .selectFrom('page_translation')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('page_id', 'in', ids)
      .orderBy('page_id')
      .orderBy('lang')
      .execute()
    rows.translations.push(...translations)
    const widgets = await trx
      .selectFrom('widget')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('page_id', 'in', ids)
      .orderBy('id')
      .execute()
    rows.widgets.push(...widgets.map((widget) => ({ ...widget, page_id: widget.page_id ?? 0 })))
  }
  // What a row's own site is goes without saying.
  return subtreeRows.parse(rows)
}

/** Writes rows whose bounds, paths and ids are free. */
export async function insertSubtree(
  trx: Transaction<PageTables>,
  siteId: number,
  { pages, translations, widgets }: SubtreeRows,
): Promise<void> {
  const site_id = siteId
  for (const part of chunksOf(pages)) {
    await trx
      .insertInto('page')
      .values(part.map((row) => ({ ...row, site_id })))
      .execute()
  }
  for (const part of chunksOf(translations)) {
    await trx
      .insertInto('page_translation')
      .values(part.map((row) => ({ ...row, site_id })))
      .execute()
  }
  for (const part of chunksOf(widgets)) {
    await trx
      .insertInto('widget')
      .values(part.map((row) => ({ ...row, site_id, layout_id: null, part: '' })))
      .execute()
  }
}

/** Pages of a language with their paths, in tree order, as `followingPaths` takes them. */
export function pathNodesOf({ pages, translations }: SubtreeRows, lang: string) {
  const inLanguage = new Map(
    translations.filter((row) => row.lang === lang).map((row) => [row.page_id, row]),
  )
  return pages.flatMap(({ id, lft, rgt }) => {
    const translation = inLanguage.get(id)
    return translation === undefined
      ? []
      : [{ pageId: id, path: translation.path, name: translation.name, lft, rgt }]
  })
}
