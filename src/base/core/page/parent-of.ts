import type { PageNode } from './page.ts'

type Bounds = Pick<PageNode, 'lft' | 'rgt'>

/** The page right above one, by the nested set; `undefined` above the root. @param tree in the order of `lft` */
export const parentOf = <Node extends Bounds>(
  tree: readonly Node[],
  page: Bounds,
): Node | undefined => tree.findLast(({ lft, rgt }) => lft < page.lft && rgt > page.rgt)
