import type { NamedEntry } from './feed-document-named.ts'

/**
 * Entries without duplicates, newest first. Of several with one guid, or with one address, the one
 * updated last stays, with its title; the first in the document when dates don't tell. An entry
 * without a date keeps its place in the document: right after the dated entry before it, or,
 * when there is none, right before the first dated one.
 */
export function newestFirst(entries: readonly NamedEntry[]): NamedEntry[] {
  const single = newestOfEach(
    newestOfEach(entries, ({ guid }) => guid),
    ({ url, guid, isAtHome }) => (isAtHome ? `guid ${guid}` : url),
  )
  let neighbour = single.find(({ date }) => date !== null)?.date ?? ''
  const placed = single.map((entry) => {
    neighbour = entry.date ?? neighbour
    return { entry, when: neighbour }
  })
  // Sorting is stable: equal instants stay in the order of the document.
  return placed.toSorted((a, b) => descending(a.when, b.when)).map(({ entry }) => entry)
}

function newestOfEach(
  entries: readonly NamedEntry[],
  keyOf: (entry: NamedEntry) => string,
): NamedEntry[] {
  const newest = new Map<string, NamedEntry>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const known = newest.get(key)
    if (!known || lastChange(entry) > lastChange(known)) newest.set(key, entry)
  }
  return entries.filter((entry) => newest.get(keyOf(entry)) === entry)
}

/** Instants of one form compare as text. */
const lastChange = ({ updated, date }: NamedEntry): string => updated ?? date ?? ''

const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)
