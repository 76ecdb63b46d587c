import type { PageNode } from './page.ts'

/**
 * The pages from the root down to a page, itself included, by the nested set. Inactive pages and
 * those with `is_visible_bread_crumb` false are left out (requirements A4, B9), and so are secure pages
 * above a page that is open to all; empty when the page is not in the tree.
 */
export function breadcrumb(tree: readonly PageNode[], pageId: number): PageNode[] {
  const page = tree.find(({ id }) => id === pageId)
  if (!page) return []
  return tree
    .filter((node) => node.lft <= page.lft && node.rgt >= page.rgt)
    .filter((node) => node.is_active && node.is_visible_bread_crumb)
    .filter((node) => page.is_secure || !node.is_secure)
    .toSorted((a, b) => a.lft - b.lft)
}
