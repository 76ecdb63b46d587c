import type { PageNode } from '#base/core/page/page.ts'
import { parentOf } from '#base/core/page/parent-of.ts'

/** A guide is a page with its chapters, which are the pages under it, in the order of the tree. */
export interface Guide {
  page: PageNode
  chapters: readonly PageNode[]
}

/** Where a reader stands in a guide. */
export interface ChapterPlace {
  guide: Guide
  /** From 1. */
  number: number
  /** `null` before the first chapter. */
  previous: PageNode | null
  /** `null` after the last chapter. */
  next: PageNode | null
}

/** The pages right under a page that every visitor may open, in tree order. */
export const numberedChapters = (
  tree: readonly PageNode[],
  guide: Pick<PageNode, 'lft' | 'rgt' | 'level'>,
): PageNode[] =>
  tree.filter(
    ({ lft, rgt, level, is_active, is_secure }) =>
      lft > guide.lft && rgt < guide.rgt && level === guide.level + 1 && is_active && !is_secure,
  )

/** The guide that begins at a page, or that the page is a chapter of; `null` when neither. */
export function guideOf(tree: readonly PageNode[], pageId: number): Guide | null {
  const page = tree.find(({ id }) => id === pageId)
  if (!page) return null
  const own = numberedChapters(tree, page)
  if (own.length > 0) return { page, chapters: own }
  const parent = parentOf(tree, page)
  return parent && parent.level > 0
    ? { page: parent, chapters: numberedChapters(tree, parent) }
    : null
}

/** The chapter at a page, with its neighbours; `null` when the page is no chapter of a guide. */
export function chapterPlace(tree: readonly PageNode[], pageId: number): ChapterPlace | null {
  const guide = guideOf(tree, pageId)
  const index = guide?.chapters.findIndex(({ id }) => id === pageId) ?? -1
  if (!guide || index === -1) return null
  return {
    guide,
    number: index + 1,
    previous: guide.chapters[index - 1] ?? null,
    next: guide.chapters[index + 1] ?? null,
  }
}
