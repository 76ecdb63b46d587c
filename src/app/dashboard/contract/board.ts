import { z } from 'zod'
import { waitingHost } from '#base/core/address/host-proposal.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { knownBackup } from '#features/operations/rules/known-backup.ts'
import { KINDS } from '#app/freshness/to-look-at.ts'
import { REASONS } from '#features/figures/rules/figures-to-read.ts'
import { call } from '#framework/api/call.ts'

/** A page whose review is due, or that nobody has touched for long. */
const stalePage = z.object({
  id: z.number(),
  lang: z.enum(LANGUAGES),
  name: z.string(),
  path: z.string(),
  /** Day of its review, `2027-01-31`; the instant of its last change for an untouched one. */
  at: z.string(),
})
export type StalePage = z.infer<typeof stalePage>

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
  pages: z
    .object({
      /** Review day past, then due within a month; oldest first. */
      overdue: z.array(stalePage),
      soon: z.array(stalePage),
      /** Active pages without a change for a year, longest first; at most 10, and their number. */
      untouched: z.array(stalePage),
      untouchedCount: z.number(),
      count: z.number(),
      /** The home page, with its layout; `null` on a site without pages. */
      home: z.object({ id: z.number(), layoutId: z.number() }).nullable(),
    })
    .nullable(),
  leads: z
    .object({
      unread: z.number(),
      oldest: z.string().nullable(),
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
  /** Figures that somebody should read at their source, the most pressing first, and how many have no value. */
  figures: z
    .object({
      toRead: z.array(
        z.object({ key: z.string(), label: z.string(), reason: z.enum(REASONS), at: z.string() }),
      ),
      missing: z.number(),
    })
    .nullable(),
  /** What is to be looked at before it is stale, by date: the first of them, and how many there are. */
  freshness: z
    .object({
      list: z.array(
        z.object({
          kind: z.enum(KINDS),
          at: z.string(),
          name: z.string(),
          detail: z.string(),
          to: z.string(),
        }),
      ),
      count: z.number(),
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
