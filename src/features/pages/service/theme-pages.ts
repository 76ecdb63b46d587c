import type { PageNode } from '#base/core/page/page.ts'
import { isWithin, sectionOf } from '../rules/pages-about.ts'

/**
 * The own page of each motif (requirements P6): of the news page's section the highest whose only motif it
 * is, the first among those. Pages elsewhere, or deeper in it, that show articles of one motif beside their own text
 * are none.
 */
export function themePaths(
  tree: readonly PageNode[],
  newsPage: number,
): ReadonlyMap<string, string> {
  const section = sectionOf(tree, newsPage)
  const themes = new Map<string, PageNode>()
  for (const node of section ? tree.filter((one) => isWithin(one, section)) : []) {
    const [motif, ...others] = node.motifs
    if (motif === undefined || others.length > 0 || !node.is_active || node.is_secure) continue
    const known = themes.get(motif)
    if (known === undefined || node.level < known.level) themes.set(motif, node)
  }
  return new Map([...themes].map(([motif, { path }]) => [motif, path]))
}
