import type { FeedSource, ProviderName } from '#base/core/article/feed-source.ts'
import type { FeedTrial, ProviderState } from '../rules/provider-state.ts'
import type { Site } from '#base/core/site.ts'

/** The providers of a site as people look after them. */
export interface ProviderDesk {
  /** The order of a site that names none (`PROVIDER`). */
  readonly order: readonly ProviderName[]
  /** Each provider that the site uses, in order. */
  states(site: Site): Promise<ProviderState[]>
  /**
   * Asks a provider anew, and only when it answers lets go of what is kept of it.
   * @throws {Refused} when it does not answer, or there is none of that id
   */
  reread(site: Site, id: string): Promise<ProviderState>
  /** Reads a feed once and keeps nothing. @throws {Refused} with why it can't be read */
  tryFeed(source: FeedSource): Promise<FeedTrial>
}
