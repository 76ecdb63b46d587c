import type { Language } from '#base/kit/language.ts'
import type { AutoFields } from '../path-patterns.ts'
import { putBackMoved } from '../redirects/moved-redirects.ts'
import type { TreeNode } from './nested-set.ts'
import { applyPaths, followingPaths, pathsWithin, type PathChange } from '../page-paths.ts'
import { positionAgain } from './page-place.ts'
import { findPage } from '../page-rows.ts'
import { moveSubtree, nodeOf, parentOf } from './page-tree.ts'
import { PageTreeError } from './page-tree-error.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'
import { type ChangeContent, readChange, type TreeChange } from './tree-changes.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '../page-tables.ts'

/** Renames and moves, each of which can be undone until it is purged. */
export function createTreeChangeStore(db: Db<PageTables>, now: () => string) {
  return {
    /** The latest of a page; `null` when there is none to undo. */
    async latest(siteId: number, pageId: number): Promise<TreeChange | null> {
      const row = await db
        .selectFrom('tree_change')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : (readChange(row)?.change ?? null)
    },

    /**
     * Gives back name, place and paths as they were, and takes away the redirects that it made.
     * @throws PageTreeError when something stands in the way, which the message names
     */
    async undo(siteId: number, id: number): Promise<TreeChange> {
      return writeSite(db, siteId, async (trx) => {
        const row = await trx
          .deleteFrom('tree_change')
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        const stored = row === undefined ? null : readChange(row)
        if (stored === null) {
          throw new PageTreeError(
            'Cette modification ne peut plus être annulée : elle l’a déjà été, ou elle est trop ' +
              'ancienne.',
          )
        }
        await undone(trx, siteId, stored.change, stored.content, now())
        return stored.change
      })
    },

    /** Forgets changes made before an instant. @returns how many */
    async purge(before: string): Promise<number> {
      return inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('tree_change')
          .where('changed_at', '<', before)
          .executeTakeFirst()
        return Number(numDeletedRows)
      })
    },
  }
}

export type TreeChangeStore = ReturnType<typeof createTreeChangeStore>

async function undone(
  trx: Transaction<PageTables>,
  siteId: number,
  change: TreeChange,
  content: ChangeContent,
  now: string,
): Promise<void> {
  const { pageId } = change
  const node = await pageStillThere(trx, siteId, change)
  const inside = await pathsWithin(trx, siteId, node)
  refuseLaterPaths(change, [...inside.values()].flat())
  if (content.rename) await textsAgain(trx, siteId, change, content.rename)
  if (content.move) await placeAgain(trx, siteId, change, node, content.move)

  const back = [...inside].flatMap(([lang, nodes]) => {
    const former = change.paths.find((path) => path.pageId === pageId && path.lang === lang)
    return former === undefined ? [] : followingPaths(nodes, former.from)
  })
  try {
    await applyPaths(trx, siteId, back, now)
  } catch (error) {
    if (!(error instanceof PageTreeError)) throw error
    throw refusal(change, error.message)
  }
  await withoutRedirects(trx, siteId, change.paths)
  await putBackMoved(trx, siteId, content.redirects)
}

async function pageStillThere(
  trx: Transaction<PageTables>,
  siteId: number,
  change: TreeChange,
): Promise<TreeNode> {
  try {
    return await nodeOf(trx, siteId, change.pageId)
  } catch (error) {
    if (!(error instanceof PageTreeError)) throw error
    throw refusal(change, 'La page n’est plus là : restaurez-la d’abord depuis la corbeille.')
  }
}

/** Whoever has another address by now was moved again: the later change goes first. */
function refuseLaterPaths(
  change: TreeChange,
  now: readonly { pageId: number; lang: Language; path: string }[],
): void {
  for (const { pageId, lang, to } of change.paths) {
    const page = now.find((one) => one.pageId === pageId && one.lang === lang)
    if (pageId !== change.pageId && page === undefined) continue
    if (page?.path !== to) {
      throw refusal(
        change,
        `L’adresse de la page ${pageId} a encore changé depuis : elle était « ${to} »` +
          `${page === undefined ? '' : `, elle est « ${page.path} »`}.`,
      )
    }
  }
}

/** Gives the texts of a rename back; one that was edited since is somebody's work. */
async function textsAgain(
  trx: Transaction<PageTables>,
  siteId: number,
  change: TreeChange,
  { lang, before, after }: NonNullable<ChangeContent['rename']>,
): Promise<void> {
  const page = await findPage(trx, siteId, change.pageId, lang)
  const names = Object.keys(before) as (keyof AutoFields)[]
  const changed = names.filter((name) => before[name] !== after[name])
  if (page === null || changed.some((name) => page[name] !== after[name])) {
    throw refusal(change, 'Son nom ou son titre a encore été modifié depuis.')
  }
  await trx
    .updateTable('page_translation')
    .set(Object.fromEntries(changed.map((name) => [name, before[name]])))
    .where('site_id', '=', siteId)
    .where('page_id', '=', change.pageId)
    .where('lang', '=', lang)
    .execute()
}

async function placeAgain(
  trx: Transaction<PageTables>,
  siteId: number,
  change: TreeChange,
  node: TreeNode,
  { from, toParentId }: NonNullable<ChangeContent['move']>,
): Promise<void> {
  if ((await parentOf(trx, siteId, node)).id !== toParentId) {
    throw refusal(change, 'Elle a encore été déplacée depuis.')
  }
  try {
    const parent = await nodeOf(trx, siteId, from.parentId)
    const position = await positionAgain(trx, siteId, parent, from, node.id)
    await moveSubtree(trx, siteId, node, parent, position)
  } catch (error) {
    if (!(error instanceof PageTreeError)) throw error
    throw refusal(change, `Son ancienne place n’est plus possible. ${error.message}`)
  }
}

/** Takes away the redirects that the way back left where the pages had been meanwhile. */
async function withoutRedirects(
  trx: Transaction<PageTables>,
  siteId: number,
  paths: readonly PathChange[],
): Promise<void> {
  for (const { pageId, to } of paths) {
    await trx
      .deleteFrom('redirect')
      .where('site_id', '=', siteId)
      .where('source', '=', to)
      .where('kind', '=', 'moved')
      .where('destination', '=', `page:${pageId}`)
      .execute()
  }
}

const refusal = ({ name, kind }: TreeChange, reason: string): PageTreeError =>
  new PageTreeError(
    `Le ${kind === 'move' ? 'déplacement' : 'changement de nom'} de « ${name} » ne peut pas être ` +
      `annulé. ${reason}`,
  )
