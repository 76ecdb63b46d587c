import type { Page, PageNode } from './page.ts'

/** Path of a page's own picture, else of the nearest page above it but home; empty without any. */
export function pagePicture(
  tree: readonly PageNode[],
  page: Pick<Page, 'image' | 'lft' | 'rgt'>,
): string {
  const above = tree.findLast(
    ({ image, level, lft, rgt }) => image !== '' && level > 0 && lft < page.lft && rgt > page.rgt,
  )
  return page.image || (above?.image ?? '')
}
