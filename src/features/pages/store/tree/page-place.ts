import { z } from 'zod'
import type { TreeNode } from './nested-set.ts'
import { childrenOf } from './page-tree.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '../page-tables.ts'

/** Where a page stood, remembered by its neighbours, so that it finds back when others have moved. */
export const formerPlace = z.object({
  parentId: z.number(),
  /** Among its parent's children, from 0. */
  position: z.number(),
  /** Neighbours before and after it; 0 for none. */
  before: z.number(),
  after: z.number(),
})

type FormerPlace = z.infer<typeof formerPlace>

/** The place of a page below its parent. */
export async function placeOf(
  trx: Transaction<PageTables>,
  siteId: number,
  node: TreeNode,
  parent: TreeNode,
): Promise<FormerPlace> {
  const siblings = (await childrenOf(trx, siteId, parent)).map(({ id }) => id)
  const position = siblings.indexOf(node.id)
  return {
    parentId: parent.id,
    position,
    before: siblings[position - 1] ?? 0,
    after: siblings[position + 1] ?? 0,
  }
}

/**
 * Where a page goes back to among the children of its former parent as they stand now: behind the
 * one that it followed, else before the one that followed it, else at its former number.
 */
export async function positionAgain(
  trx: Transaction<PageTables>,
  siteId: number,
  parent: TreeNode,
  { position, before, after }: FormerPlace,
  own: number,
): Promise<number> {
  const siblings = (await childrenOf(trx, siteId, parent))
    .map(({ id }) => id)
    .filter((id) => id !== own)
  if (position === 0) return 0
  if (siblings.includes(before)) return siblings.indexOf(before) + 1
  return siblings.includes(after) ? siblings.indexOf(after) : position
}
