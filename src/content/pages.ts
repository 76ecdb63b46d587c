import type { Page } from '#domain/page.ts'
import { switchesOf } from '#domain/page-switches.ts'
import type { Language } from '#domain/site.ts'
import { afterEdit, type AutoFields, autoModOf, cleanAutoMod, titleOf } from './auto-mod.ts'
import { nestedSetFaults, type TreeNode } from './nested-set.ts'
import {
  applyPaths,
  followingPaths,
  forgetRedirect,
  lastSegment,
  pathBelow,
  pathsAtOrAbove,
  pathsWithin,
  refuseTakenPath,
  requirePagePath,
  withLastSegment,
} from './page-paths.ts'
import {
  findPage,
  languageOf,
  PAGE_COLUMNS,
  PAGE_NODE_COLUMNS,
  selectPages,
  toPage,
  toPageNode,
} from './page-rows.ts'
import { onlyMotif } from './motif-pages.ts'
import { moveSubtree, nodeOf, openPlace, removeSubtree, reorderChildren } from './page-tree.ts'
import { prepare } from './prepared.ts'
import {
  bit,
  type Database,
  type DatabaseTransaction,
  isId,
  isStorableText,
  type PageTable,
  type PageTranslationTable,
} from './schema.ts'
import { type ContentStore, type NewPage, type PageTranslation, PageTreeError } from './store.ts'
import { writeSite } from './transaction.ts'

/** Rows of one multi-row insert: an engine takes some 32,000 values at once. */
const ROWS_AT_ONCE = 200

/** Pages of a site: their fields, their tree and their paths (requirements A2). */
export function createPages(db: Database, now: () => string): ContentStore['pages'] {
  const byPath = prepare<{ siteId: number; path: string }>()(db, (value) =>
    selectPages(db)
      .select(PAGE_COLUMNS)
      .where('page_translation.site_id', '=', value('siteId'))
      .where('page_translation.path', '=', value('path')),
  )
  const byId = prepare<{ siteId: number; id: number; lang: string }>()(db, (value) =>
    selectPages(db)
      .select(PAGE_COLUMNS)
      .where('page_translation.site_id', '=', value('siteId'))
      .where('page_translation.page_id', '=', value('id'))
      .where('page_translation.lang', '=', value('lang')),
  )
  const inTreeOrder = prepare<{ siteId: number; lang: string }>()(db, (value) =>
    selectPages(db)
      .select(PAGE_NODE_COLUMNS)
      .where('page.site_id', '=', value('siteId'))
      .where('page_translation.lang', '=', value('lang'))
      .orderBy('page.lft'),
  )
  const languages = prepare<{ siteId: number; id: number }>()(db, (value) =>
    db
      .selectFrom('page_translation')
      .select(['lang', 'path'])
      .where('site_id', '=', value('siteId'))
      .where('page_id', '=', value('id')),
  )

  return {
    async findByPath(siteId, path) {
      const [row] = isStorableText(path) ? await byPath({ siteId, path }) : []
      return row === undefined ? null : toPage(row)
    },

    async find(siteId, id, lang) {
      const [row] = isId(id) ? await byId({ siteId, id, lang }) : []
      return row === undefined ? null : toPage(row)
    },

    async tree(siteId, lang) {
      return (await inTreeOrder({ siteId, lang })).map(toPageNode)
    },

    async switched(siteId) {
      const rows = await selectPages(db)
        .select(['page.lft', 'page.rgt', 'page_translation.infos'])
        .where('page.site_id', '=', siteId)
        .where('page_translation.lang', '=', 'fr')
        .where('page_translation.infos', 'like', '%"settings"%')
        .execute()
      return rows
        .map(({ lft, rgt, infos }) => ({ lft, rgt, switches: switchesOf(infos) }))
        .filter(({ switches }) => switches.length > 0)
    },

    async ofOneMotif(siteId) {
      const rows = await selectPages(db)
        .select(['page.id', 'page_translation.lang', 'page_translation.infos'])
        .where('page.site_id', '=', siteId)
        .where('page_translation.infos', 'like', '%"testamotifs"%')
        .orderBy('page.lft')
        .execute()
      return rows.flatMap(({ id, lang, infos }) => {
        const motif = onlyMotif(infos)
        return motif === null ? [] : [{ id, lang: languageOf(lang), motif }]
      })
    },

    async translations(siteId, id) {
      const rows = isId(id) ? await languages({ siteId, id }) : []
      // French, the site's first language, comes first.
      return rows
        .map(({ lang, path }) => ({ lang: languageOf(lang), path }))
        .toSorted((a, b) => Number(a.lang !== 'fr') - Number(b.lang !== 'fr'))
    },

    async insert(siteId, parentId, page, position) {
      return writeSite(db, siteId, async (trx) => {
        await prepareNewPath(trx, siteId, page.path)
        const id = await newPageId(trx, siteId, page.id)
        const place = await placeFor(trx, siteId, parentId, position)
        const layout_id = await layoutFor(trx, siteId, page.layout_id)
        await trx
          .insertInto('page')
          .values(pageRow(siteId, { ...page, ...place, id, layout_id }))
          .execute()
        const translation = translationRow(siteId, id, page.lang ?? 'fr', page, now())
        await trx.insertInto('page_translation').values(translation).execute()
        return existingPage(trx, siteId, id, page.lang ?? 'fr')
      })
    },

    async insertTree(siteId, pages) {
      refuseWrongTree(pages)
      await writeSite(db, siteId, async (trx) => {
        const first = await trx
          .selectFrom('page')
          .select('id')
          .where('site_id', '=', siteId)
          .limit(1)
          .execute()
        if (first.length > 0) {
          throw new PageTreeError(
            'Ce site a déjà des pages : son arbre ne peut plus être posé d’un coup.',
          )
        }
        const layout_id = await layoutFor(trx, siteId, undefined)
        const updatedAt = now()
        for (const part of chunksOf(pages, ROWS_AT_ONCE)) {
          await trx
            .insertInto('page')
            .values(part.map((page) => pageRow(siteId, { layout_id, ...page })))
            .execute()
          await trx
            .insertInto('page_translation')
            .values(
              part.map((page) =>
                translationRow(siteId, page.id, page.lang ?? 'fr', page, updatedAt),
              ),
            )
            .execute()
        }
        for (const { path } of pages) await forgetRedirect(trx, siteId, path)
        const last_page_id = Math.max(0, ...pages.map(({ id }) => id))
        await raiseLastPageId(trx, siteId, last_page_id)
      })
    },

    async addTranslation(siteId, id, translation) {
      await writeSite(db, siteId, async (trx) => {
        await nodeOf(trx, siteId, id)
        if ((await findPage(trx, siteId, id, translation.lang)) !== null) {
          throw new PageTreeError(
            `La page ${id} existe déjà dans la langue « ${translation.lang} ».`,
          )
        }
        await prepareNewPath(trx, siteId, translation.path)
        const row = translationRow(siteId, id, translation.lang, translation, now())
        await trx.insertInto('page_translation').values(row).execute()
      })
    },

    async update(siteId, id, lang, changes) {
      return writeSite(db, siteId, async (trx) => {
        const page = await existingPage(trx, siteId, id, lang)
        if (changes.lang !== undefined && changes.lang !== lang) {
          throw new PageTreeError(
            `La langue de la page ${id} ne se change pas : ajoutez une traduction.`,
          )
        }
        const edited = editedFields(page, changes)
        const changed = {
          ...edited.fields,
          infos: changes.infos ?? page.infos,
          is_active: bit(changes.is_active ?? page.is_active),
          is_secure: bit(changes.is_secure ?? page.is_secure),
          is_indexable: bit(changes.is_indexable ?? page.is_indexable),
          is_visible_bread_crumb: bit(
            changes.is_visible_bread_crumb ?? page.is_visible_bread_crumb,
          ),
          updated_at: now(),
        }
        await trx
          .updateTable('page_translation')
          .set(changed)
          .where('site_id', '=', siteId)
          .where('page_id', '=', id)
          .where('lang', '=', lang)
          .execute()
        await trx
          .updateTable('page')
          .set({
            image: changes.image ?? page.image,
            type: changes.type ?? page.type,
            layout_id: await layoutFor(trx, siteId, changes.layout_id ?? page.layout_id),
          })
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .execute()
        if (edited.path !== page.path) {
          const nodes = (await pathsWithin(trx, siteId, page)).get(lang) ?? []
          await applyPaths(trx, siteId, followingPaths(nodes, edited.path), changed.updated_at)
        }
        return existingPage(trx, siteId, id, lang)
      })
    },

    async move(siteId, id, parentId, position) {
      await writeSite(db, siteId, async (trx) => {
        const node = await nodeOf(trx, siteId, id)
        refuseRoot(node, 'déplacée')
        const parent = await nodeOf(trx, siteId, parentId)
        const inside = await pathsWithin(trx, siteId, node)
        const oldParents = await pathsAtOrAbove(trx, siteId, await parentOf(trx, siteId, node))
        const newParents = await pathsAtOrAbove(trx, siteId, parent)
        await moveSubtree(trx, siteId, node, parent, position)
        const changes = [...inside].flatMap(([lang, nodes]) => {
          const [first] = nodes
          const [from, to] = [oldParents.get(lang), newParents.get(lang)]
          // Without the page itself in this language there is no path that follows the move.
          if (first?.pageId !== id || from === undefined || to === undefined) return []
          return followingPaths(nodes, pathBelow(first.path, from, to) ?? first.path)
        })
        await applyPaths(trx, siteId, changes, now())
      })
    },

    async reorder(siteId, parentId, childrenIds) {
      await writeSite(db, siteId, async (trx) => {
        await reorderChildren(trx, siteId, await nodeOf(trx, siteId, parentId), childrenIds)
      })
    },

    async remove(siteId, id) {
      await writeSite(db, siteId, async (trx) => {
        const node = await nodeOf(trx, siteId, id)
        refuseRoot(node, 'supprimée')
        const removed = await removeSubtree(trx, siteId, node)
        for (const part of chunksOf(removed, ROWS_AT_ONCE)) {
          await trx
            .deleteFrom('redirect')
            .where('site_id', '=', siteId)
            .where('kind', '=', 'moved')
            .where(
              'destination',
              'in',
              part.map((pageId) => `page:${pageId}`),
            )
            .execute()
        }
      })
    },

    async check(siteId) {
      const nodes = await db
        .selectFrom('page')
        .select(['id', 'lft', 'rgt', 'level'])
        .where('site_id', '=', siteId)
        .orderBy('lft')
        .orderBy('id')
        .execute()
      return nestedSetFaults(nodes)
    },
  }
}

async function existingPage(
  trx: DatabaseTransaction,
  siteId: number,
  id: number,
  lang: Language,
): Promise<Page> {
  const page = await findPage(trx, siteId, id, lang)
  if (page !== null) return page
  throw new PageTreeError(`La page ${id} n’existe pas dans ce site en langue « ${lang} ».`)
}

/** The page right above; a page that is not the root always has one. */
async function parentOf(
  trx: DatabaseTransaction,
  siteId: number,
  node: TreeNode,
): Promise<TreeNode> {
  return trx
    .selectFrom('page')
    .select(['id', 'lft', 'rgt', 'level'])
    .where('site_id', '=', siteId)
    .where('lft', '<', node.lft)
    .where('rgt', '>', node.rgt)
    .orderBy('lft', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

function refuseRoot(node: TreeNode, verb: string): void {
  if (node.level === 0) {
    throw new PageTreeError(
      `La page ${node.id} est la racine du site : elle ne peut pas être ${verb}.`,
    )
  }
}

/** A path that a page is about to take: well formed, free, and no former path any more. */
async function prepareNewPath(
  trx: DatabaseTransaction,
  siteId: number,
  path: string,
): Promise<void> {
  requirePagePath(path)
  await refuseTakenPath(trx, siteId, path)
  await forgetRedirect(trx, siteId, path)
}

/** The id asked for, when it is free, else the next one; an id is never given out twice. */
async function newPageId(
  trx: DatabaseTransaction,
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

async function raiseLastPageId(
  trx: DatabaseTransaction,
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

async function placeFor(
  trx: DatabaseTransaction,
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
async function layoutFor(
  trx: DatabaseTransaction,
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

function refuseWrongTree(pages: readonly (TreeNode & { path: string })[]): void {
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

function pageRow(
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

function translationRow(
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

/** The texts of a page after an edit, with the path that its slug asks for (requirements A2). */
function editedFields(
  page: Page,
  changes: Partial<PageTranslation>,
): { fields: AutoFields; path: string } {
  const { path = page.path, ...texts } = changes
  if (path !== page.path) return editedByPath(page, path, texts)
  const fields = afterEdit(page, texts)
  // The root stands at the site's address: it has no segment that could follow a name.
  if (page.level === 0) return { fields: { ...fields, slug: page.slug }, path }
  const isSlugChanged = fields.slug !== page.slug
  return { fields, path: isSlugChanged ? withLastSegment(path, fields.slug) : path }
}

/** A path written by hand gives the slug, which then follows the name no more. */
function editedByPath(
  page: Page,
  path: string,
  texts: Partial<AutoFields>,
): { fields: AutoFields; path: string } {
  if (page.level === 0) throw new PageTreeError('Le chemin de la racine ne se change pas.')
  const slug = lastSegment(path)
  const auto_mod = (texts.auto_mod ?? page.auto_mod).replaceAll('s', '')
  const fields = afterEdit(
    { ...page, slug, auto_mod: page.auto_mod.replaceAll('s', '') },
    {
      ...texts,
      slug,
      auto_mod,
    },
  )
  return { fields, path }
}

/** The name of an action: `nos-bureaux` gives `nosBureaux`. */
const actionOf = (path: string): string =>
  lastSegment(path).replace(/[-_.]+(.)/g, (_, letter: string) => letter.toUpperCase()) || 'root'

function* chunksOf<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
