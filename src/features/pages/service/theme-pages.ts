import type { MotifPage } from '../store/motif-pages.ts'
import type { PageNode } from '#base/core/page/page.ts'

/**
 * The own page of each motif (requirements P6): of the news page's section the highest whose only motif it
 * is, the first among those. Pages elsewhere, or deeper in it, that show articles of one motif beside their own text
 * are none.
 */
export function themePaths(
  tree: readonly PageNode[],
  ofOneMotif: readonly Pick<MotifPage, 'id' | 'motif'>[],
  newsPage: number,
): ReadonlyMap<string, string> {
  const news = tree.find(({ id }) => id === newsPage)
  const section = tree.find(
    ({ level, lft, rgt }) => news && level === 1 && lft <= news.lft && rgt >= news.rgt,
  )
  const themes = new Map<string, PageNode>()
  for (const { id, motif } of section ? ofOneMotif : []) {
    const node = tree.find((one) => one.id === id)
    const isWithin = node && section && node.lft >= section.lft && node.rgt <= section.rgt
    if (!isWithin || !node.is_active || node.is_secure) continue
    const known = themes.get(motif)
    if (known === undefined || node.level < known.level) themes.set(motif, node)
  }
  return new Map([...themes].map(([motif, { path }]) => [motif, path]))
}
