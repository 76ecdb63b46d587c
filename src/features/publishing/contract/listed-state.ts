import { z } from 'zod'
import { scheduledAction } from '#base/core/document.ts'

/** How far a document is, where a list shows it. */
export const listedState = z.object({
  /** Something of it is live. */
  isLive: z.boolean(),
  isDraft: z.boolean(),
  /** Somebody waits for its publication. */
  isRequested: z.boolean(),
  /** What is to happen to it by itself: instants. */
  schedules: z.array(z.object({ action: scheduledAction, due: z.string() })),
})
export type ListedState = z.infer<typeof listedState>
