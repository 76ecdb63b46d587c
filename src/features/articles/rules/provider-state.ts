import type { ProviderName } from '#base/core/feed-source.ts'

/** A call that failed. */
export interface ProviderError {
  /** Instant, ISO 8601 in UTC. */
  at: string
  /** Name of the call: `articleList`, `feed`. */
  call: string
  /** A sentence for the operator; no token, no query of an address. */
  reason: string
}

/** Whether calls pass (`closed`), none does until an instant (`open`), or one tries (`half-open`). */
export interface ProviderBreaker {
  state: 'closed' | 'open' | 'half-open'
  /** Instant of the next try; `null` unless open. */
  until: string | null
  reason: string
}

/** How one provider of a site does, as the back office shows it. */
export interface ProviderState {
  /** `library`, `http`, or `feed bofip`. */
  id: string
  kind: ProviderName
  /** « Articles du cabinet », the provider's host, the feed's name. */
  name: string
  /** Address without query; empty for own articles. */
  address: string
  /** What keeps it from being asked; `null` when nothing does. */
  problem: string | null
  /** Instant of its last good answer; `null` when none is known. */
  lastGood: string | null
  breaker: ProviderBreaker
  /** Since this server started, newest first. */
  errors: ProviderError[]
  /** Answers that survive a restart. */
  kept: { count: number; newest: string | null }
}

/** What one reading of a feed gives, before anybody keeps it. */
export interface FeedTrial {
  /** Entries in all. */
  count: number
  /** Where the feed has moved to for good; `null` when it has not. */
  movedTo: string | null
  /** The newest ones, each with its motifs; without any it would be left out. */
  articles: { title: string; date: string; url: string; motifs: string[] }[]
}
