import { z } from 'zod'
import { movedRedirect } from './moved-redirects.ts'
import { formerPlace } from './page-place.ts'
import { subtreeRows } from './subtree-rows.ts'

/** All that it takes to restore pages. */
export const trashContent = z.object({
  rows: subtreeRows,
  /** Their former addresses. */
  redirects: z.array(movedRedirect),
  place: formerPlace,
  /** Paths right above them at the time, by language. */
  parentPaths: z.record(z.string(), z.string()),
})

export type TrashContent = z.infer<typeof trashContent>
