import type { PageNode } from '#base/core/page/page.ts'
import { suggestPages } from './suggest-pages.ts'

type Bounds = Pick<PageNode, 'lft' | 'rgt'>

/** Whether a page is another one or stands below it. */
export const isWithin = (node: Bounds, section: Bounds): boolean =>
  node.lft >= section.lft && node.rgt <= section.rgt

/** The section of a site that holds a page: one of those right below the home page. */
export function sectionOf<N extends Bounds & Pick<PageNode, 'id' | 'level'>>(
  tree: readonly N[],
  pageId: number,
): N | undefined {
  const page = tree.find(({ id }) => id === pageId)
  return page && tree.find((node) => node.level === 1 && isWithin(page, node))
}

interface Subject {
  motifs: readonly string[]
  field: string
  slug: string
  /** Number of the page on which the article is read: it doesn't lead to itself. */
  readOn: number
}

/**
 * At most so many pages about what an article is about: they share a motif with it and stand outside of the
 * sections of `lists`, which show articles themselves. The likest in words comes first, those of its slug before those of
 * its field's name; of each section there is one before any has two.
 */
export function pagesAbout(
  tree: readonly PageNode[],
  { motifs, field, slug, readOn }: Subject,
  lists: readonly number[],
  most: number,
): PageNode[] {
  if (most <= 0) return []
  const known = lists.flatMap((id) => sectionOf(tree, id) ?? [])
  const about = tree.filter(
    (node) =>
      node.level > 0 &&
      node.id !== readOn &&
      node.motifs.some((motif) => motifs.includes(motif)) &&
      !known.some((section) => isWithin(node, section)),
  )
  const ranked = suggestPages(about, `${field}/${slug}`, about.length)
  const sections = tree.filter(({ level }) => level === 1)
  const firsts = new Map(
    ranked
      .toReversed()
      .map((node) => [sections.find((section) => isWithin(node, section))?.id, node] as const),
  )
  const leads = new Set(firsts.values())
  return [
    ...ranked.filter((node) => leads.has(node)),
    ...ranked.filter((node) => !leads.has(node)),
  ].slice(0, most)
}
