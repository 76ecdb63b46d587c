import { z } from 'zod'
import { documentKey } from '#base/core/document.ts'
import { call } from '#framework/api/call.ts'

const linkedRequest = z.object({
  document: documentKey,
  title: z.string(),
  by: z.string(),
  /** Instant. */
  at: z.string(),
  note: z.string(),
  /** Counter of the version that is asked for, and of the draft as it is now. */
  base: z.number(),
  now: z.number(),
})
/** A request as the link of its mail opens it. */
export type LinkedRequest = z.infer<typeof linkedRequest>

/** Requests for publication. */
export const publishRequests = {
  /** The token of a mail's link: no address and no log holds it. Which right it takes, its kind says. */
  open: call({
    method: 'POST',
    path: '/publish-requests/open',
    right: 'board.read',
    body: z.strictObject({ token: z.string().max(500) }),
    answer: linkedRequest,
  }),
}
