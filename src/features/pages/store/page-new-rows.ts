import type { Language } from '#base/kit/language.ts'
import { autoModOf, cleanAutoMod, titleOf } from './path-patterns.ts'
import { nestedSetFaults, type TreeNode } from './tree/nested-set.ts'
import { forgetRedirects, lastSegment, refuseTakenPaths, requirePagePath } from './page-paths.ts'
import { nodeOf, openPlace } from './tree/page-tree.ts'
import { bit, isId } from '#base/platform/db/column-values.ts'
import type { PageTable, PageTranslationTable, PageTables } from './page-tables.ts'
import { PageTreeError } from './tree/page-tree-error.ts'
import type { Page } from '#base/core/page/page.ts'
import type { Transaction } from 'kysely'

/** Fields of a new page; the store computes `lft`, `rgt`, `level` and the defaults. */
export type NewPage = Partial<Omit<Page, 'lft' | 'rgt' | 'level' | 'updated_at'>> &
  Pick<Page, 'path' | 'name'>

/** Another language of an existing page. */
export type PageTranslation = Pick<Page, 'lang' | 'path' | 'name'> &
  Partial<
    Pick<
      Page,
      | 'slug'
      | 'title'
      | 'h1'
      | 'description'
      | 'keywords'
      | 'auto_mod'
      | 'infos'
      | 'is_active'
      | 'is_secure'
      | 'is_indexable'
      | 'is_visible_bread_crumb'
    >
  >

/** A path that a page is about to take: well formed, free, and no former path any more. */
export async function prepareNewPath(
  trx: Transaction<PageTables>,
  siteId: number,
  path: string,
): Promise<void> {
  requirePagePath(path)
  await refuseTakenPaths(trx, siteId, [path])
  await forgetRedirects(trx, siteId, [path])
}

/** The id asked for, when it is free, else the next one; an id is never given out twice. */
export async function newPageId(
  trx: Transaction<PageTables>,
  siteId: number,
  wanted: number | undefined,
): Promise<number> {
  if (wanted === undefined) {
    const { last_page_id } = await trx
      .selectFrom('site')
      .select('last_page_id')
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow()
    await raiseLastPageId(trx, siteId, last_page_id + 1)
    return last_page_id + 1
  }
  if (!isId(wanted)) throw new PageTreeError(`${wanted} n’est pas un numéro de page.`)
  const owner = await trx
    .selectFrom('page')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', wanted)
    .execute()
  if (owner.length > 0) throw new PageTreeError(`Le numéro ${wanted} est déjà celui d’une page.`)
  await raiseLastPageId(trx, siteId, wanted)
  return wanted
}

export async function raiseLastPageId(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
): Promise<void> {
  await trx
    .updateTable('site')
    .set({ last_page_id: id })
    .where('id', '=', siteId)
    .where('last_page_id', '<', id)
    .execute()
}

export async function placeFor(
  trx: Transaction<PageTables>,
  siteId: number,
  parentId: number | null,
  position: number | undefined,
): Promise<Omit<TreeNode, 'id'>> {
  if (parentId !== null) {
    return openPlace(trx, siteId, await nodeOf(trx, siteId, parentId), position)
  }
  const root = await trx
    .selectFrom('page')
    .select('id')
    .where('site_id', '=', siteId)
    .where('level', '=', 0)
    .execute()
  if (root[0] !== undefined) {
    throw new PageTreeError(
      `Ce site a déjà une racine, la page ${root[0].id} : indiquez une page parente.`,
    )
  }
  return { lft: 1, rgt: 2, level: 0 }
}

/** The layout asked for, else the site's first; `null`, which is read as 0, when it has none. */
export async function layoutFor(
  trx: Transaction<PageTables>,
  siteId: number,
  wanted: number | undefined,
): Promise<number | null> {
  if (wanted === 0) return null
  const layout = await trx
    .selectFrom('layout')
    .select('id')
    .where('site_id', '=', siteId)
    .$if(wanted !== undefined, (query) => query.where('id', '=', wanted ?? 0))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (layout === undefined && wanted !== undefined) {
    throw new PageTreeError(`La mise en page ${wanted} n’existe pas dans ce site.`)
  }
  return layout?.id ?? null
}

export function refuseWrongTree(pages: readonly (TreeNode & { path: string })[]): void {
  const ids = new Set<number>()
  const paths = new Set<string>()
  for (const { id, path } of pages) {
    if (!isId(id) || ids.has(id))
      throw new PageTreeError(`Le numéro de page ${id} ne convient pas.`)
    requirePagePath(path)
    if (paths.has(path)) throw new PageTreeError(`Deux pages auraient le chemin « ${path} ».`)
    ids.add(id)
    paths.add(path)
  }
  const [fault] = nestedSetFaults(pages)
  if (fault !== undefined) throw new PageTreeError(`L’arbre donné n’est pas juste. ${fault}`)
}

/** A new page as its row; what is not said gets its usual value. */
export function pageRow(
  siteId: number,
  page: Partial<Omit<PageTable, 'site_id'>> & TreeNode & { path: string },
): PageTable {
  return {
    site_id: siteId,
    id: page.id,
    module: page.module ?? 'main',
    action: page.action ?? actionOf(page.path),
    record_id: page.record_id ?? 0,
    record_model: page.record_model ?? '',
    record_position: page.record_position ?? null,
    modelclass: page.modelclass ?? '',
    lft: page.lft,
    rgt: page.rgt,
    level: page.level,
    type: page.type ?? '',
    image: page.image ?? '',
    layout_id: page.layout_id === 0 ? null : (page.layout_id ?? null),
  }
}

/**
 * A new language of a page as its row.
 * @throws PageTreeError when it has no name
 */
export function translationRow(
  siteId: number,
  pageId: number,
  lang: Language,
  page: Omit<PageTranslation, 'lang'> | NewPage,
  updatedAt: string,
): PageTranslationTable {
  if (page.name.trim() === '') {
    throw new PageTreeError(`La page « ${page.path} » n’a pas de nom : donnez-lui en un.`)
  }
  const fields = {
    slug: page.slug ?? lastSegment(page.path),
    name: page.name,
    title: page.title || titleOf(page.name),
    h1: page.h1 ?? '',
    description: page.description ?? '',
    keywords: page.keywords ?? '',
  }
  return {
    site_id: siteId,
    page_id: pageId,
    lang,
    path: page.path,
    ...fields,
    auto_mod: page.auto_mod === undefined ? autoModOf(fields) : cleanAutoMod(page.auto_mod),
    infos: page.infos ?? (lang === 'en' ? '{"language":"en"}' : '{}'),
    is_active: bit(page.is_active ?? true),
    is_secure: bit(page.is_secure ?? false),
    is_indexable: bit(page.is_indexable ?? true),
    is_visible_bread_crumb: bit(page.is_visible_bread_crumb ?? true),
    updated_at: updatedAt,
  }
}

/** The name of an action: `nos-bureaux` gives `nosBureaux`. */
export const actionOf = (path: string): string =>
  lastSegment(path).replace(/[-_.]+(.)/g, (_, letter: string) => letter.toUpperCase()) || 'root'
