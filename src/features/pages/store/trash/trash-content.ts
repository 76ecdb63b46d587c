import { z } from 'zod'
import { movedRedirect } from '../redirects/moved-redirects.ts'
import { nestedSetFaults } from '../tree/nested-set.ts'
import { formerPlace } from '../tree/page-place.ts'
import { type SubtreeRows, subtreeRows } from '../tree/subtree-rows.ts'

/** Whether pages are one tree by themselves, and all else belongs to one of them. */
function areWhole({ pages, translations, widgets }: SubtreeRows): boolean {
  const [top] = pages
  if (top === undefined) return false
  const nodes = pages.map(({ id, lft, rgt, level }) => ({
    id,
    lft: lft - top.lft + 1,
    rgt: rgt - top.lft + 1,
    level: level - top.level,
  }))
  const ids = new Set(pages.map(({ id }) => id))
  return (
    nestedSetFaults(nodes).length === 0 &&
    [...translations, ...widgets].every(({ page_id }) => ids.has(page_id))
  )
}

/** All that it takes to restore pages. */
export const trashContent = z.object({
  rows: subtreeRows.refine(areWhole, 'les pages ne forment pas un arbre'),
  /** Their former addresses. */
  redirects: z.array(movedRedirect),
  place: formerPlace,
  /** Paths right above them at the time, by language. */
  parentPaths: z.record(z.string(), z.string()),
})

export type TrashContent = z.infer<typeof trashContent>

/** What the list shows of removed pages beside their name. */
export const trashDetail = z.object({
  path: z.string().default(''),
  pages: z.number().default(1),
  parentId: z.number().default(0),
  parentName: z.string().default(''),
})
