import { afterEdit } from './path-patterns.ts'
import { freePaths } from './free-paths.ts'
import { highestNestedId, renewNestedIds } from './nested-widget-ids.ts'
import { actionOf } from './page-new-rows.ts'
import { forgetRedirects, isPagePath, lastSegment, withLastSegment } from './page-paths.ts'
import { childrenOf, nodeOf, openGap, parentOf, refuseRoot } from './tree/page-tree.ts'
import { PageTreeError } from './tree/page-tree-error.ts'
import { insertSubtree, pathNodesOf, readSubtree, type SubtreeRows } from './tree/subtree-rows.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from './page-tables.ts'

/** How a page is copied: alone and switched off, unless wished otherwise. */
export interface CopyOptions {
  withDescendants?: boolean
  asActive?: boolean
}

/** What a copy is called, by language. */
const COPY = { fr: 'copie', en: 'copy' } as const

/** Copies a page, and those below it if wished, right behind it; gives the copy's id. */
export async function duplicatePage(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
  { withDescendants = false, asActive = false }: CopyOptions,
  now: string,
): Promise<number> {
  const node = await nodeOf(trx, siteId, id)
  refuseRoot(node, 'dupliquée')
  const parent = await parentOf(trx, siteId, node)
  const rows = await readSubtree(trx, siteId, node, !withDescendants)
  const names = await copiedNames(trx, siteId, rows)
  const counters = await countersOf(trx, siteId, rows)

  const siblings = await childrenOf(trx, siteId, parent)
  const position = siblings.findIndex((sibling) => sibling.id === id) + 1
  const lft = await openGap(trx, siteId, parent, position, rows.pages.length)
  const pageIds = new Map(rows.pages.map((page) => [page.id, counters.nextPage()]))
  const copyOf = (pageId: number) => pageIds.get(pageId) ?? 0
  const by = lft - node.lft
  const copy: SubtreeRows = {
    pages: rows.pages.map((page) => ({
      ...page,
      id: copyOf(page.id),
      action: names.actions.get(page.id) ?? page.action,
      lft: page.lft + by,
      rgt: (withDescendants ? page.rgt : page.lft + 1) + by,
    })),
    translations: rows.translations.map((row) => ({
      ...row,
      ...names.of(row),
      page_id: copyOf(row.page_id),
      is_active: asActive ? row.is_active : 0,
      updated_at: now,
    })),
    widgets: rows.widgets.map((widget) => ({
      ...widget,
      id: counters.nextWidget(),
      page_id: copyOf(widget.page_id),
      options: renewNestedIds(widget.options, counters.nextWidget),
    })),
  }
  await insertSubtree(trx, siteId, copy)
  await forgetRedirects(
    trx,
    siteId,
    copy.translations.map(({ path }) => path),
  )
  await counters.keep()
  return copyOf(id)
}

type Translation = SubtreeRows['translations'][number]
type Texts = Pick<Translation, 'path' | 'slug' | 'name' | 'title' | 'h1' | 'auto_mod'>

/** Names, slugs and paths of the copies, in each language; the first free ones. */
async function copiedNames(
  trx: Transaction<PageTables>,
  siteId: number,
  rows: SubtreeRows,
): Promise<{ of(row: Translation): Texts; actions: ReadonlyMap<number, string> }> {
  const paths = await trx
    .selectFrom('page_translation')
    .select('path')
    .where('site_id', '=', siteId)
    .execute()
  const taken = new Set(paths.map(({ path }) => path))
  const [top] = rows.pages
  const texts = new Map<Translation, Texts>()
  const actions = new Map<number, string>()
  for (const lang of ['fr', 'en'] as const) {
    const first = rows.translations.find((row) => row.lang === lang && row.page_id === top?.id)
    const nodes = pathNodesOf(rows, lang)
    const copied = first === undefined ? null : firstFreeCopy(first, lang, taken)
    const free = freePaths(nodes, copied?.path ?? nodes[0]?.path ?? '', (path) => taken.has(path))
    for (const { pageId, free: path } of free) {
      const row = rows.translations.find((one) => one.lang === lang && one.page_id === pageId)
      if (row === undefined) continue
      if (!isPagePath(path)) {
        throw new PageTreeError(
          `La copie aurait l’adresse « ${path} », trop longue : raccourcissez d’abord l’adresse ` +
            'de la page.',
        )
      }
      const isTop = row === first && copied !== null
      texts.set(row, isTop ? { ...copied, path } : { ...row, ...slugOfPath(row, path) })
      if (isTop && (lang === 'fr' || !actions.has(pageId))) actions.set(pageId, actionOf(path))
    }
  }
  return { of: (row) => texts.get(row) ?? row, actions }
}

/** « Contact (copie) », « Contact (copie 2) »…: the first whose path is free. */
function firstFreeCopy(row: Translation, lang: 'fr' | 'en', taken: ReadonlySet<string>): Texts {
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? COPY[lang] : `${COPY[lang]} ${number}`
    const { slug, name, title, auto_mod } = afterEdit(row, { name: `${row.name} (${mark})` })
    // A slug that does not follow the name gets the mark itself.
    const own = slug === row.slug ? `${slug}-${mark.replace(' ', '-')}` : slug
    const path = withLastSegment(row.path, own)
    if (!taken.has(path)) return { path, slug: own, name, title, h1: row.h1, auto_mod }
  }
}

/** The slug of a page whose path was given, as with a path written by hand. */
function slugOfPath(row: Translation, path: string): Pick<Texts, 'path' | 'slug' | 'auto_mod'> {
  const segment = lastSegment(path)
  return segment === lastSegment(row.path)
    ? { path, slug: row.slug, auto_mod: row.auto_mod }
    : { path, slug: segment, auto_mod: row.auto_mod.replaceAll('s', '') }
}

/** Numbers for new pages and widgets, beyond any that was given out. */
async function countersOf(trx: Transaction<PageTables>, siteId: number, rows: SubtreeRows) {
  const site = await trx
    .selectFrom('site')
    .select(['last_page_id', 'last_widget_id'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  let page = site.last_page_id
  let widget = Math.max(
    site.last_widget_id,
    ...rows.widgets.map(({ options }) => highestNestedId(options)),
  )
  return {
    nextPage: () => (page += 1),
    nextWidget: () => (widget += 1),
    keep: () =>
      trx
        .updateTable('site')
        .set({ last_page_id: page, last_widget_id: widget })
        .where('id', '=', siteId)
        .execute(),
  }
}
