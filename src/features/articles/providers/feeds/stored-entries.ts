import * as z from 'zod/mini'
import type { FeedEntry } from './document/feed-document.ts'

const storedFeedEntry = z.object({
  guid: z.string(),
  title: z.string(),
  /** Title under which it was first read: its slug is made of it. */
  firstTitle: z.string(),
  summary: z.string(),
  url: z.string(),
  /** Instant of publication, ISO 8601 in UTC; that of the first reading when its source gives none. */
  date: z.iso.datetime(),
  isDated: z.boolean(),
  updated: z.nullable(z.iso.datetime()),
  duration: z.nullable(z.string()),
  categories: z.array(z.string()),
})

/** Entries as a reading keeps them. */
export const storedFeedEntries = z.array(storedFeedEntry)

/** An entry of a feed as it is kept from one reading to the next. */
export type StoredFeedEntry = z.infer<typeof storedFeedEntry>

/** Entries that a reading keeps; the oldest go. */
const MAX_ENTRIES = 200

/**
 * The entries of a document over those of the last reading, newest first. One that has left the
 * document's window stays, so that pages of lists and links to articles hold; one that comes back
 * under its guid with another title keeps its first one for its slug.
 */
export function mergedEntries(
  last: readonly StoredFeedEntry[],
  fresh: readonly FeedEntry[],
  now: Date,
): StoredFeedEntry[] {
  const known = new Map(last.map((entry) => [entry.guid, entry]))
  const merged = new Map<string, StoredFeedEntry>()
  for (const [place, entry] of fresh.entries()) {
    if (merged.has(entry.guid)) continue
    merged.set(entry.guid, keptAs(entry, known.get(entry.guid), { now, place }))
  }
  for (const entry of last) if (!merged.has(entry.guid)) merged.set(entry.guid, entry)
  return [...merged.values()].toSorted(newestFirst).slice(0, MAX_ENTRIES)
}

function keptAs(
  entry: FeedEntry,
  known: StoredFeedEntry | undefined,
  { now, place }: { now: Date; place: number },
): StoredFeedEntry {
  const dated = pastInstant(entry.date, now)
  // One millisecond apart, undated entries keep the order of their document.
  const date = dated ?? known?.date ?? new Date(now.getTime() - place).toISOString()
  const updated = pastInstant(entry.updated, now)
  return {
    guid: entry.guid,
    title: entry.title,
    firstTitle: known?.firstTitle ?? entry.title,
    summary: entry.summary,
    url: entry.url,
    date,
    isDated: dated !== null,
    updated: updated !== null && updated > date ? updated : null,
    duration: entry.duration,
    categories: entry.categories,
  }
}

/** A date as an instant; one to come is no date yet, or a wrong year would stay on top for good. */
function pastInstant(date: string | null, now: Date): string | null {
  const instant = date === null ? Number.NaN : Date.parse(date)
  return instant <= now.getTime() ? new Date(instant).toISOString() : null
}

const newestFirst = (a: StoredFeedEntry, b: StoredFeedEntry): number =>
  a.date === b.date ? 0 : a.date < b.date ? 1 : -1
