import { readFeedDate } from './feed-date.ts'
import { webAddress } from './feed-document-links.ts'
import { namedEntry } from './feed-document-named.ts'
import { newestFirst } from './feed-document-newest.ts'
import { parseFeedText } from './feed-document-parse.ts'
import { type FeedEntry, MAX_TITLE, shownEntry } from './feed-document-shown.ts'
import { cutText, detached, plainText } from './feed-text.ts'
import { feedText } from './feed-text-charset.ts'

export type { FeedEntry } from './feed-document-shown.ts'
export { FeedUnreadable } from './unreadable-feed.ts'

/** A public feed as far as it may be shown. */
export interface FeedDocument {
  /** Plain, at most 300 characters; empty when the feed has none. */
  title: string
  /** Newest first; an entry without a date stands where the document has it. */
  entries: FeedEntry[]
}

/** What is known of a feed's document besides its bytes. */
export interface FeedContext {
  /** Address that it came from; the last resort of relative links. */
  url: string
  contentType: string | undefined
  now: Date
  /** Entries to give, the newest; 200 unless said. */
  max?: number
}

const MAX_SHOWN = 200

/**
 * Reads RSS 0.9x, 1.0 (RDF) and 2.0, Atom 0.3 and 1.0, JSON Feed 1.0 and 1.1, as
 * real feeds write them. Entries without an http or https address, or without any words, are left
 * out. A document that breaks off gives its whole entries; a feed without entries is a feed.
 * @throws {FeedUnreadable} for what is no feed, and nothing else
 */
export function readFeed(bytes: Uint8Array, context: FeedContext): FeedDocument {
  const { url, contentType, now, max = MAX_SHOWN } = context
  const feed = parseFeedText(
    feedText(bytes, contentType),
    (written) => readFeedDate(written, now) ?? undefined,
  )
  const address = webAddress(url) ?? undefined
  const base = feed.bases.map((written) => webAddress(written, address)).find(Boolean) ?? address
  const place = { base, home: webAddress(feed.home, address) ?? '', now }
  const named = feed.entries.map((raw) => namedEntry(raw, place)).filter((entry) => entry !== null)

  const entries: FeedEntry[] = []
  for (const entry of newestFirst(named)) {
    if (entries.length >= max) break
    const shown = shownEntry(entry)
    if (shown) entries.push(shown)
  }
  return detached({ title: cutText(plainText(feed.title), MAX_TITLE), entries })
}
