import { z } from 'zod'

/** A name under which a firm wants its site to answer, until the agency has decided. */
export const hostProposal = z.object({
  host: z.string(),
  state: z.enum(['proposed', 'refused']),
  /** When it was asked for or refused (ISO 8601 in UTC), and by whom. */
  at: z.string(),
  by: z.string(),
})
export type HostProposal = z.infer<typeof hostProposal>

/** One that waits, on whatever site. */
export const waitingHost = hostProposal.extend({ siteId: z.number(), siteName: z.string() })
export type WaitingHost = z.infer<typeof waitingHost>
