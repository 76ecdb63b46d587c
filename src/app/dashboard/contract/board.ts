import { z } from 'zod'
import { waitingHost } from '#base/core/address/host-proposal.ts'
import { knownBackup } from '#features/operations/rules/known-backup.ts'
import { call } from '#framework/api/call.ts'

/** One thing to look at before it is stale. */
const lookedAt = z.object({
  kind: z.enum(['figure', 'text', 'changed', 'legal', 'link', 'deadline']),
  /** The day by which, `yyyy-mm-dd`. */
  at: z.string(),
  name: z.string(),
  detail: z.string(),
  /** Its screen, below `/admin`. */
  to: z.string(),
})
export type ToLookAt = z.infer<typeof lookedAt>

/** A mail that was given up. */
const failedMail = z.object({
  kind: z.string(),
  /** Instants, ISO 8601 in UTC. */
  createdAt: z.string(),
  at: z.string(),
  attempts: z.number(),
  error: z.string(),
})

/** What asks for attention; a part that the role may not see is `null`. */
const boardState = z.object({
  /** The home page, with its layout, for whoever writes pages; `null` on a site without pages too. */
  home: z.object({ id: z.number(), layoutId: z.number() }).nullable(),
  leads: z
    .object({
      unread: z.number(),
      oldest: z.string().nullable(),
      /** Whether any ever came, also one that is gone. */
      hasCome: z.boolean(),
      quarantine: z.number(),
      /** Of these, the ones that nothing is wrong with: they came when too many did. */
      crowded: z.number(),
    })
    .nullable(),
  mails: z
    .object({
      waiting: z.number(),
      oldest: z.string().nullable(),
      failed: z.array(failedMail),
      failedCount: z.number(),
      /** A mail server is given; without one they are files on this server. */
      areSent: z.boolean(),
    })
    .nullable(),
  /**
   * What is to be looked at, by date: the first of what the role may change, and how many there are of it.
   */
  freshness: z
    .object({
      list: z.array(lookedAt),
      count: z.number(),
      /** Figures without a value; `null` for whoever may not change them. */
      missing: z.number().nullable(),
      /** The day in Paris, `yyyy-mm-dd`. */
      today: z.string(),
    })
    .nullable(),
  /** Names that wait for a decision, on all sites. */
  hosts: z.array(waitingHost).nullable(),
  /** `null` when none was ever noted. */
  backup: z.object({ known: knownBackup.nullable() }).nullable(),
  /** The site is still the demo firm; whether strangers can reach it. `null` for another firm. */
  demo: z.object({ isPublic: z.boolean() }).nullable(),
})
export type BoardState = z.infer<typeof boardState>

/** The first screen. */
export const board = {
  read: call({
    method: 'GET',
    path: '/board',
    right: 'board.read',
    answer: boardState,
    reads: ['board', 'leads', 'hosts', 'pages', 'settings'],
  }),
}
