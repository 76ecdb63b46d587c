import { z } from 'zod'
import { PROVIDERS } from '#base/core/settings/feed-source.ts'

/** A call that failed. */
const providerError = z.object({
  /** Instant, ISO 8601 in UTC. */
  at: z.string(),
  /** Name of the call: `articleList`, `feed`. */
  call: z.string(),
  /** A sentence for the operator; no token, no query of an address. */
  reason: z.string(),
})
export type ProviderError = z.infer<typeof providerError>

/** Whether calls pass (`closed`), none does until an instant (`open`), or one tries (`half-open`). */
const providerBreaker = z.object({
  state: z.enum(['closed', 'open', 'half-open']),
  /** Instant of the next try; `null` unless open. */
  until: z.string().nullable(),
  reason: z.string(),
})
export type ProviderBreaker = z.infer<typeof providerBreaker>

/** How one provider of a site does, as the back office shows it. */
export const providerState = z.object({
  /** `library`, `http`, or `feed bofip`. */
  id: z.string(),
  kind: z.enum(PROVIDERS),
  /** « Articles du cabinet », the provider's host, the feed's name. */
  name: z.string(),
  /** Address without query; empty for own articles. */
  address: z.string(),
  /** What keeps it from being asked; `null` when nothing does. */
  problem: z.string().nullable(),
  /** Instant of its last good answer; `null` when none is known. */
  lastGood: z.string().nullable(),
  breaker: providerBreaker,
  /** Since this server started, newest first. */
  errors: z.array(providerError),
  /** Answers that survive a restart. */
  kept: z.object({ count: z.number(), newest: z.string().nullable() }),
})
export type ProviderState = z.infer<typeof providerState>

/** What one reading of a feed gives, before anybody keeps it. */
export const feedTrial = z.object({
  /** Entries in all. */
  count: z.number(),
  /** Where the feed has moved to for good; `null` when it has not. */
  movedTo: z.string().nullable(),
  /** The newest ones, each with its motifs; without any it would be left out. */
  articles: z.array(
    z.object({
      title: z.string(),
      date: z.string(),
      url: z.string(),
      motifs: z.array(z.string()),
    }),
  ),
})
export type FeedTrial = z.infer<typeof feedTrial>
