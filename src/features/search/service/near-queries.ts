import type { IndexAnswer } from '../store/search-find.ts'
import type { SearchStore } from '../store/search-store.ts'
import { editsAllowed } from '#base/kit/text/edit-distance.ts'
import type { SearchQuery } from '#base/core/search/search.ts'
import { NEAR_LENGTHS, nearWords } from '../rules/near-words.ts'
import { type WantedGroup, wantedGroups } from '../rules/query.ts'
import { type Word, wordsOf } from '../rules/words.ts'

/** Queries offered in place of one that found nothing. */
const OFFERED = 5

/** Words of a query that near ones are looked for. */
const WORDS = 4

/** Hits that are few enough for something else to have been meant. */
export const FEW = 3

/** A word that some documents hold is rarely wrong by more than a letter. */
const EDITS_OF_KNOWN = 1

/** How the index is asked. */
export interface Asking {
  lang: SearchQuery['lang']
  kind?: SearchQuery['kind']
  mode?: 'all' | 'any'
  limit: number
  offset?: number
}

interface Asks {
  siteId: number
  stores: { search: SearchStore }
  lang: Asking['lang']
  /** Hits of the query itself: another is worth offering when it has more. */
  found: number
  ask(groups: readonly WantedGroup[], asking: Asking): Promise<IndexAnswer>
}

/**
 * Queries near one that found little, each of which finds more: a word that few documents hold, or none,
 * gives way to near ones of the index; when every word is known, each alone.
 */
export async function nearQueries(query: string, asks: Asks): Promise<string[]> {
  const words = wordsOf(query).slice(0, WORDS)
  const hits = async (text: string) => {
    const { counts } = await asks.ask(wantedGroups(text), { lang: asks.lang, limit: 0 })
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  }
  const counts = await Promise.all(words.map(({ start, end }) => hits(query.slice(start, end))))
  const known = counts.map((count) => count > asks.found)
  const candidates: string[] = []
  for (const [index, word] of words.entries()) {
    if (known[index] === true) continue
    for (const shown of await near(word, asks, counts[index] ?? 0)) {
      candidates.push(query.slice(0, word.start) + shown + query.slice(word.end), shown)
    }
  }
  if (words.length > 1) {
    candidates.push(...words.filter((_, index) => known[index]).map((word) => written(query, word)))
  }
  const offered: string[] = []
  for (const candidate of new Set(candidates)) {
    if (offered.length >= OFFERED) break
    if ((await hits(candidate)) > asks.found) offered.push(candidate)
  }
  return offered
}

const written = (query: string, { start, end }: Word): string => query.slice(start, end)

async function near(
  { folded }: Word,
  { siteId, stores }: Asks,
  documents: number,
): Promise<string[]> {
  const { length } = folded
  if (length < NEAR_LENGTHS.min || length > NEAR_LENGTHS.max) return []
  const edits = documents > 0 ? EDITS_OF_KNOWN : editsAllowed(length)
  const vocabulary = await stores.search.vocabulary(siteId, {
    min: length - edits,
    max: length + edits,
  })
  return nearWords(folded, vocabulary, { limit: OFFERED, edits }).map(({ shown }) => shown)
}
