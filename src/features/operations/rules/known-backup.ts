import { z } from 'zod'

/** The last backup. */
export const knownBackup = z.object({
  /** When it was finished: an instant. */
  at: z.string(),
  /** Its size. */
  bytes: z.number(),
  /** More than a week lies between it and now. */
  isOld: z.boolean(),
})
export type KnownBackup = z.infer<typeof knownBackup>
