import type { Page } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import { chunksOf } from '#base/platform/db/chunks.ts'
import { forgetMovedTo } from './redirects/moved-redirects.ts'
import { duplicatePage, type CopyOptions } from './page-copies.ts'
import { editedFields } from './page-edits.ts'
import {
  layoutFor,
  newPageId,
  pageRow,
  placeFor,
  prepareNewPath,
  raiseLastPageId,
  refuseWrongTree,
  translationRow,
  type NewPage,
  type PageTranslation,
} from './page-new-rows.ts'
import { forgetRedirects, pathsWithin } from './page-paths.ts'
import { movePage, renamePage } from './tree/page-relocation.ts'
import { findPage } from './page-rows.ts'
import { nodeOf, refuseRoot, removeSubtree, reorderChildren } from './tree/page-tree.ts'
import { bit } from '#base/platform/db/column-values.ts'
import { PageTreeError } from './tree/page-tree-error.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from './page-tables.ts'

/** What a page is in every language, as far as it can be changed. */
export type PageOfEveryLanguage = Pick<
  Page,
  | 'image'
  | 'type'
  | 'layout_id'
  | 'module'
  | 'action'
  | 'record_id'
  | 'record_model'
  | 'record_position'
  | 'modelclass'
>

/** What is done to the pages of a site; each is one transaction. */
export function createPageWrites(db: Db<PageTables>, now: () => string) {
  return {
    /**
     * Adds a page as the last child of `parentId` (or at `position` from 0); `null` makes the root.
     */
    async insert(
      siteId: number,
      parentId: number | null,
      page: NewPage,
      position?: number,
    ): Promise<Page> {
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

    /**
     * Fast path for seeds: all pages at once, in tree order, with their nested set already right.
     */
    async insertTree(
      siteId: number,
      pages: (NewPage & Pick<Page, 'id' | 'lft' | 'rgt' | 'level'>)[],
    ): Promise<void> {
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
        for (const part of chunksOf(pages)) {
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
        await forgetRedirects(
          trx,
          siteId,
          pages.map(({ path }) => path),
        )
        const last_page_id = Math.max(0, ...pages.map(({ id }) => id))
        await raiseLastPageId(trx, siteId, last_page_id)
      })
    },

    async addTranslation(siteId: number, id: number, translation: PageTranslation): Promise<void> {
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

    /**
     * Changes fields of one language; a new `path` leaves a `moved` redirect for it and its
     * descendants.
     */
    async update(
      siteId: number,
      id: number,
      lang: Language,
      changes: Partial<PageTranslation> & Partial<PageOfEveryLanguage>,
    ): Promise<Page> {
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
            module: changes.module ?? page.module,
            action: changes.action ?? page.action,
            record_id: changes.record_id ?? page.record_id,
            record_model: changes.record_model ?? page.record_model,
            record_position:
              changes.record_position === undefined
                ? page.record_position
                : changes.record_position,
            modelclass: changes.modelclass ?? page.modelclass,
          })
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .execute()
        if (edited.path !== page.path || edited.fields.name !== page.name) {
          const nodes = (await pathsWithin(trx, siteId, page)).get(lang) ?? []
          await renamePage(
            trx,
            siteId,
            { page, fields: edited.fields, at: changed.updated_at },
            nodes,
            edited.path,
          )
        }
        return existingPage(trx, siteId, id, lang)
      })
    },

    /**
     * Moves a page with its descendants under another parent, at `position` among its children
     * (default last). Paths follow; `moved` redirects are left.
     */
    async move(siteId: number, id: number, parentId: number, position?: number): Promise<void> {
      await writeSite(db, siteId, (trx) => movePage(trx, siteId, id, { parentId, position }, now()))
    },

    /**
     * Copies a page right behind it, with its languages and widgets, which get numbers of their own.
     * The copies are named « … (copie) » and are inactive, unless they are to be as their originals.
     * @returns the copy's id
     */
    async duplicate(siteId: number, id: number, wish: CopyOptions = {}): Promise<number> {
      return writeSite(db, siteId, (trx) => duplicatePage(trx, siteId, id, wish, now()))
    },

    /** Puts the children of a page in this order; the list must hold exactly those children. */
    async reorder(siteId: number, parentId: number, childrenIds: number[]): Promise<void> {
      await writeSite(db, siteId, async (trx) => {
        await reorderChildren(trx, siteId, await nodeOf(trx, siteId, parentId), childrenIds)
      })
    },

    /** Removes a page and its descendants with their widgets. The root can't be removed. */
    async remove(siteId: number, id: number): Promise<void> {
      await writeSite(db, siteId, async (trx) => {
        const node = await nodeOf(trx, siteId, id)
        refuseRoot(node, 'supprimée')
        await forgetMovedTo(trx, siteId, await removeSubtree(trx, siteId, node))
      })
    },
  }
}

async function existingPage(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
  lang: Language,
): Promise<Page> {
  const page = await findPage(trx, siteId, id, lang)
  if (page !== null) return page
  throw new PageTreeError(`La page ${id} n’existe pas dans ce site en langue « ${lang} ».`)
}
