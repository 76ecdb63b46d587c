import * as z from 'zod/mini'
import type { FeedSource } from '#base/core/settings/feed-source.ts'
import {
  type Outgoing,
  type OutgoingAnswer,
  OutgoingFailed,
  type OutgoingRequest,
} from '#base/platform/outgoing/outgoing.ts'
import { retryAfter } from '#base/platform/outgoing/retry-after.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import type { Question } from '../provider-answers.ts'
import type { FeedContext, FeedDocument } from './document/feed-document.ts'
import { FeedUnreadable } from './document/unreadable-feed.ts'
import { shareOf } from './feed-names.ts'
import { storedFeedEntries, mergedEntries } from './stored-entries.ts'

const feedReading = z.object({
  /** Address that answered; the validators below are its own. */
  address: z.string(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  /** Where the feed has moved to for good; it is asked there first. */
  movedTo: z.nullable(z.string()),
  /** Instant of the reading, ISO 8601 in UTC. */
  readAt: z.string(),
  entries: storedFeedEntries,
})

/** What is kept of a feed from one reading to the next. */
export type FeedReading = z.infer<typeof feedReading>

/** What a reading stands on. */
export interface FeedReader {
  outgoing: Pick<Outgoing, 'send'>
  clock(): Date
  /**
   * Reads a document, where it holds nothing up: `readFeed`, or the same in another thread.
   * @throws {FeedUnreadable}
   */
  readFeed(bytes: Uint8Array, context: FeedContext): FeedDocument | Promise<FeedDocument>
}

/** Whose answers readings are, for `LastGoodAnswers`: sites of a server share those of a public feed. */
export const FEEDS_SCOPE = 'feeds'

const MINUTE = 60_000
export const MAX_FEED = 2 * 1024 * 1024
const TIMEOUT = 10_000
const MAX_READ = 200

/** Part of an interval by which readings of different feeds drift apart. */
const JITTER = 0.1

/** A server that refuses is left alone so long, in milliseconds, when it doesn't say how long. */
const LEFT_ALONE = 5 * MINUTE

const ACCEPTED =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, ' +
  'application/json;q=0.8, application/xml;q=0.8, text/xml;q=0.8, */*;q=0.1'

/**
 * One source's address as a question to `ProviderAnswers`. A good reading is
 * never lost to a bad one: what can't be read, or is empty where there were entries, is an error.
 */
export function feedQuestion(
  source: Pick<FeedSource, 'name' | 'url' | 'interval'>,
  reader: FeedReader,
): Question<FeedReading> {
  const { url, interval } = source
  const freshFor = Math.round(interval * MINUTE * (1 - JITTER + 2 * JITTER * shareOf(url)))
  const feed = `« ${source.name} » (${new URL(url).hostname})`

  /** @throws {EditorialUnavailable} {EditorialContractBroken} */
  async function ask(last: FeedReading | null): Promise<FeedReading> {
    if (last !== null && last.movedTo !== null) {
      try {
        return await readAt(last.movedTo, last)
      } catch (fault) {
        // A server that asks for patience is there: it is not asked again by another way.
        if (fault instanceof Overloaded) throw fault
      }
    }
    return readAt(url, last)
  }

  async function readAt(address: string, last: FeedReading | null): Promise<FeedReading> {
    const validators = validatorsFor(address, last)
    const answer = await sent(reader, feed, {
      url: address,
      headers: { accept: ACCEPTED, ...validators },
      maxBytes: MAX_FEED,
      timeout: TIMEOUT,
    })
    const now = reader.clock()
    const { status, headers } = answer
    const from = answer.movedTo ?? address
    const reading = {
      address: from,
      movedTo: from === url ? null : from,
      readAt: now.toISOString(),
    }
    const unchanged = status === 304 && validators !== null
    if (unchanged && last !== null) return { ...last, ...reading }
    if (status !== 200) throw refusal(feed, answer, now)
    return {
      ...reading,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
      entries: await entriesOf(answer, last, now),
    }
  }

  async function entriesOf(
    { body, headers, url: from }: OutgoingAnswer,
    last: FeedReading | null,
    now: Date,
  ) {
    const known = last?.entries ?? []
    const document = { url: from, contentType: headers['content-type'], now, max: MAX_READ }
    let read
    try {
      read = (await reader.readFeed(body, document)).entries
    } catch (cause) {
      if (!(cause instanceof FeedUnreadable)) throw cause
      throw new EditorialContractBroken(`Le flux ${feed} est illisible. ${cause.message}`, {
        cause,
      })
    }
    if (read.length === 0 && known.length > 0) {
      throw new EditorialContractBroken(
        `Le flux ${feed} est vide alors qu’il ne l’était pas : ses derniers articles restent.`,
      )
    }
    return mergedEntries(known, read, now)
  }

  return {
    scope: FEEDS_SCOPE,
    key: url,
    call: 'feed',
    freshFor: () => freshFor,
    ask,
    write: (reading) => JSON.stringify(reading),
    read: (text) => z.parse(feedReading, JSON.parse(text)),
  }
}

async function sent(
  { outgoing }: Pick<FeedReader, 'outgoing'>,
  feed: string,
  request: OutgoingRequest,
): Promise<OutgoingAnswer> {
  try {
    return await outgoing.send(request)
  } catch (cause) {
    if (!(cause instanceof OutgoingFailed)) throw cause
    const broken = cause.fault === 'too-large' || cause.fault === 'encoding'
    throw broken
      ? new EditorialContractBroken(`Le flux ${feed} est illisible. ${cause.message}`, { cause })
      : new EditorialUnavailable(`Le flux ${feed} n’a pas répondu. ${cause.message}`, { cause })
  }
}

function refusal(
  feed: string,
  { status, headers }: OutgoingAnswer,
  now: Date,
): EditorialUnavailable {
  const asked = status === 429 || status === 503 ? retryAfter(headers['retry-after'], now) : null
  const Refusal = status === 429 || status === 503 ? Overloaded : EditorialUnavailable
  const message = `Le flux ${feed} a répondu par le statut ${status}.`
  return new Refusal(message, { retryAfter: asked ?? LEFT_ALONE })
}

/** A server that is there but asks to be left alone. */
class Overloaded extends EditorialUnavailable {}

/** Headers of a conditional request; what another address gave says nothing of this one. */
function validatorsFor(address: string, last: FeedReading | null): Record<string, string> | null {
  if (last === null || last.address !== address) return null
  const { etag, lastModified } = last
  if (etag === null && lastModified === null) return null
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}
