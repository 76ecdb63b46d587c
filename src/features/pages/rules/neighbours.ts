import type { PageNode } from '#base/core/page/page.ts'

type Node = Pick<PageNode, 'id' | 'lft' | 'rgt' | 'level' | 'is_active' | 'is_secure'>

/**
 * Pages that stand beside one in the tree: those after it, then from the first on; at most so many. Only those
 * that a visitor may see, none for the home page.
 */
export function neighbours<N extends Node>(tree: readonly N[], pageId: number, most: number): N[] {
  const page = tree.find(({ id }) => id === pageId)
  const parent = page && tree.findLast(({ lft, rgt }) => lft < page.lft && rgt > page.rgt)
  if (!page || !parent || most <= 0) return []
  const beside = tree.filter(
    ({ id, lft, rgt, level, is_active, is_secure }) =>
      id !== pageId &&
      lft > parent.lft &&
      rgt < parent.rgt &&
      level === page.level &&
      is_active &&
      !is_secure,
  )
  const after = beside.filter(({ lft }) => lft > page.lft)
  const before = beside.filter(({ lft }) => lft < page.lft)
  return [...after, ...before].slice(0, most)
}
