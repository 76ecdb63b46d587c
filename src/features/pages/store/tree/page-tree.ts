import { sql, type Transaction } from 'kysely'
import type { TreeNode } from './nested-set.ts'
import { PageTreeError } from './page-tree-error.ts'
import type { PageTables } from '../page-tables.ts'

/**
 * The nested set of a site's pages, changed in SQL. Every function runs in the caller's
 * transaction and leaves `lft`, `rgt` and `level` right (requirements A2).
 */

const NODE_COLUMNS = ['id', 'lft', 'rgt', 'level'] as const

/**
 * The place of a page in the tree.
 * @throws PageTreeError when the site has no such page
 */
export async function nodeOf(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
): Promise<TreeNode> {
  const node = await trx
    .selectFrom('page')
    .select(NODE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (node === undefined) throw new PageTreeError(`La page ${id} n’existe pas dans ce site.`)
  return node
}

/** Direct children of a page, in order. */
export async function childrenOf(
  trx: Transaction<PageTables>,
  siteId: number,
  parent: TreeNode,
): Promise<TreeNode[]> {
  return trx
    .selectFrom('page')
    .select(NODE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('lft', '>', parent.lft)
    .where('lft', '<', parent.rgt)
    .where('level', '=', parent.level + 1)
    .orderBy('lft')
    .execute()
}

/** The page right above; a page that is not the root always has one. */
export async function parentOf(
  trx: Transaction<PageTables>,
  siteId: number,
  node: TreeNode,
): Promise<TreeNode> {
  return trx
    .selectFrom('page')
    .select(NODE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('lft', '<', node.lft)
    .where('rgt', '>', node.rgt)
    .orderBy('lft', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/**
 * @throws PageTreeError when the page is the root, which nothing can be done to
 */
export function refuseRoot(node: TreeNode, verb: string): void {
  if (node.level === 0) {
    throw new PageTreeError(
      `La page ${node.id} est la racine du site : elle ne peut pas être ${verb}.`,
    )
  }
}

/**
 * Makes room for one page among the children of `parent`.
 * @param position place among the children from 0; beyond the last, or absent, it comes last
 * @returns the bounds and the level of the place
 */
export async function openPlace(
  trx: Transaction<PageTables>,
  siteId: number,
  parent: TreeNode,
  position: number | undefined,
): Promise<Omit<TreeNode, 'id'>> {
  const lft = await openGap(trx, siteId, parent, position, 1)
  return { lft, rgt: lft + 1, level: parent.level + 1 }
}

/**
 * Makes room for a subtree of `pages` pages among the children of `parent`.
 * @param position place among the children from 0; beyond the last, or absent, it comes last
 * @returns the first bound of the gap
 */
export async function openGap(
  trx: Transaction<PageTables>,
  siteId: number,
  parent: TreeNode,
  position: number | undefined,
  pages: number,
): Promise<number> {
  const lft = gapBefore(parent, await childrenOf(trx, siteId, parent), position)
  await shiftFrom(trx, siteId, lft, pages * 2)
  return lft
}

/**
 * Moves a page with its descendants under `parent`.
 * @param position place among the other children from 0; beyond the last, or absent, it comes last
 * @throws PageTreeError when the parent is the page itself or one of its descendants
 */
export async function moveSubtree(
  trx: Transaction<PageTables>,
  siteId: number,
  node: TreeNode,
  parent: TreeNode,
  position: number | undefined,
): Promise<void> {
  if (node.lft <= parent.lft && parent.rgt <= node.rgt) {
    throw new PageTreeError(
      `La page ${node.id} ne peut pas aller sous elle-même ni sous une de ses pages : ` +
        'choisissez une autre page parente.',
    )
  }
  const siblings = await childrenOf(trx, siteId, parent)
  const others = siblings.filter(({ id }) => id !== node.id)
  const target = gapBefore(parent, others, position)
  const width = node.rgt - node.lft + 1
  const isForward = target > node.rgt
  // What lies between the page and its new place closes up on the hole that it leaves.
  const between = isForward
    ? { from: node.rgt + 1, to: target - 1, by: -width }
    : { from: target, to: node.lft - 1, by: width }
  const by = isForward ? target - 1 - node.rgt : target - node.lft
  const levels = parent.level + 1 - node.level
  if (by === 0 && levels === 0) return

  const isInside = sql<boolean>`lft between ${node.lft} and ${node.rgt}`
  const moved = (bound: 'lft' | 'rgt') => sql<number>`case
    when ${isInside} then ${sql.ref(bound)} + ${by}
    when ${sql.ref(bound)} between ${between.from} and ${between.to}
      then ${sql.ref(bound)} + ${between.by}
    else ${sql.ref(bound)} end`
  await trx
    .updateTable('page')
    .set({
      lft: moved('lft'),
      rgt: moved('rgt'),
      level: sql<number>`case when ${isInside} then level + ${levels} else level end`,
    })
    .where('site_id', '=', siteId)
    .where('rgt', '>=', Math.min(node.lft, between.from))
    .where('lft', '<=', Math.max(node.rgt, between.to))
    .execute()
}

/**
 * Puts the children of `parent` in the order of `ids`.
 * @throws PageTreeError when the list does not hold exactly those children
 */
export async function reorderChildren(
  trx: Transaction<PageTables>,
  siteId: number,
  parent: TreeNode,
  ids: readonly number[],
): Promise<void> {
  const children = new Map(
    (await childrenOf(trx, siteId, parent)).map((child) => [child.id, child]),
  )
  const ordered = ids.flatMap((id) => children.get(id) ?? [])
  if (
    ordered.length !== children.size ||
    new Set(ids).size !== ids.length ||
    ids.length !== ordered.length
  ) {
    throw new PageTreeError(
      `L’ordre donné pour la page ${parent.id} ne contient pas exactement ses pages ` +
        `(${[...children.keys()].join(', ') || 'aucune'}) : rechargez l’arborescence.`,
    )
  }
  let next = parent.lft + 1
  const moves = ordered.flatMap(({ lft, rgt }) => {
    const by = next - lft
    next += rgt - lft + 1
    return by === 0 ? [] : [sql`when lft between ${lft} and ${rgt} then ${sql.lit(by)}`]
  })
  if (moves.length === 0) return
  const by = sql<number>`(case ${sql.join(moves, sql` `)} else 0 end)`
  await trx
    .updateTable('page')
    .set({ lft: sql<number>`lft + ${by}`, rgt: sql<number>`rgt + ${by}` })
    .where('site_id', '=', siteId)
    .where('lft', '>', parent.lft)
    .where('lft', '<', parent.rgt)
    .execute()
}

/**
 * Removes a page and its descendants with their languages and widgets, and closes the hole.
 * @returns the ids removed
 */
export async function removeSubtree(
  trx: Transaction<PageTables>,
  siteId: number,
  node: TreeNode,
): Promise<number[]> {
  const removed = await trx
    .deleteFrom('page')
    .where('site_id', '=', siteId)
    .where('lft', '>=', node.lft)
    .where('lft', '<=', node.rgt)
    .returning('id')
    .execute()
  await shiftFrom(trx, siteId, node.rgt + 1, node.lft - node.rgt - 1)
  return removed.map(({ id }) => id)
}

/** The bound before which a child comes to stand at `position`. */
function gapBefore(
  parent: TreeNode,
  children: readonly TreeNode[],
  position: number | undefined,
): number {
  if (position === undefined) return parent.rgt
  const next = children[Math.max(0, Math.trunc(position))]
  return next === undefined ? parent.rgt : next.lft
}

/** Adds `by` to every bound from `from` on. */
async function shiftFrom(
  trx: Transaction<PageTables>,
  siteId: number,
  from: number,
  by: number,
): Promise<void> {
  await trx
    .updateTable('page')
    .set({
      lft: sql<number>`case when lft >= ${from} then lft + ${by} else lft end`,
      rgt: sql<number>`rgt + ${by}`,
    })
    .where('site_id', '=', siteId)
    .where('rgt', '>=', from)
    .execute()
}
