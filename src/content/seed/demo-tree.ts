import type { TreeNode } from '../nested-set.ts'
import tree from './page-tree.json' with { type: 'json' }

/** A page of the demo with its place in the nested set. */
export interface TreePage extends TreeNode {
  path: string
  name: string
}

/** The demo's pages in tree order: 187, root 1 to 374 (requirements A2). */
export const demoTree: readonly TreePage[] = tree

const byPath = new Map(demoTree.map((page) => [page.path, page]))

/**
 * The page at a path.
 * @throws Error when the demo has none: a link of the seed leads nowhere
 */
export function pageAt(path: string): TreePage {
  const page = byPath.get(path)
  if (page === undefined) {
    throw new Error(
      `The demo has no page at « ${path} ». Mend the link, or add the page to the tree.`,
    )
  }
  return page
}

/** A link to a page by its id, which follows the page when it moves; any other link as it is. */
export const pageLink = (link: string): string =>
  link.startsWith('/') && !/[?#]/.test(link) ? `page:${pageAt(link).id}` : link

/** Direct children of a page, in order. */
export const childrenOf = (parent: TreePage): TreePage[] =>
  demoTree.filter(
    ({ lft, rgt, level }) => lft > parent.lft && rgt < parent.rgt && level === parent.level + 1,
  )
