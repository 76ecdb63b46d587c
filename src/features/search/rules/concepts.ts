import { frenchStem } from './french-stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { COMMON_WORDS_TOO, SYNONYMS } from './synonyms.ts'
import { type Word, wordsOf } from './words.ts'

/** A word that counts, with its term. */
export interface Token extends Word {
  term: string
}

/** Where a text says a thing of the trade, in whatever way. */
export interface Concept {
  term: string
  /** The first and the last of the tokens that say it. */
  first: number
  last: number
}

interface Way {
  /** Terms that follow one another. */
  terms: readonly string[]
  term: string
  /** Of one word that is a common one too: only in capitals. */
  onlyShouted: boolean
}

/** Begins with a digit, as no French word does. */
const conceptTerm = (number: number): string => `0c${number}`

/** Ways of saying, by the first term, compiled for the first text. */
let compiled: ReadonlyMap<string, readonly Way[]> | undefined
const ways = () => (compiled ??= waysByFirst())

function waysByFirst(): Map<string, Way[]> {
  const byFirst = new Map<string, Way[]>()
  for (const [number, synonyms] of SYNONYMS.entries()) {
    for (const synonym of synonyms) {
      const words = wordsOf(synonym)
      const onlyShouted = words.length === 1 && COMMON_WORDS_TOO.has(words[0]?.folded ?? '')
      const counting = words.filter(({ folded }) => onlyShouted || !STOP_WORDS.fr.has(folded))
      const terms = counting.map(({ folded }) => frenchStem(folded))
      const [first] = terms
      if (first === undefined) continue
      const way: Way = { terms, term: conceptTerm(number), onlyShouted }
      byFirst.set(first, [...(byFirst.get(first) ?? []), way])
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.terms.length - a.terms.length)
  return byFirst
}

/** Whether a stop word in capitals is an acronym of the trade: « SA », « CA », « IS ». */
export const isShoutedAcronym = ({ isShouted, folded }: Word): boolean =>
  isShouted && COMMON_WORDS_TOO.has(folded)

/**
 * Things of the trade that tokens say, the longest way of saying each at each place.
 * @param isWhole the tokens are a whole query: an acronym needs no capitals
 */
export function conceptsOf(tokens: readonly Token[], isWhole = false): Concept[] {
  const found: Concept[] = []
  const anyCase = isWhole && tokens.length === 1
  for (const [first, token] of tokens.entries()) {
    const seen = new Set<string>()
    for (const { terms, term, onlyShouted } of ways().get(token.term) ?? []) {
      if (seen.has(term) || (onlyShouted && !token.isShouted && !anyCase)) continue
      if (!terms.every((other, place) => tokens[first + place]?.term === other)) continue
      seen.add(term)
      found.push({ term, first, last: first + terms.length - 1 })
    }
  }
  return found
}
