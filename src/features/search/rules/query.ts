import { MAX_QUERY } from '#base/core/search/search.ts'
import { tokenOf } from './analysis.ts'
import { conceptsOf } from './concepts.ts'
import { STOP_WORDS } from './stop-words.ts'
import { COMMON_WORDS_TOO } from './synonyms.ts'
import { type Word, wordsOf } from './words.ts'

/** A term that a document may hold; a prefix stands for all words that begin so. */
interface WantedTerm {
  term: string
  prefix: boolean
}

/** One thing looked for: a document needs any of the terms. */
export type WantedGroup = readonly WantedTerm[]

/** Words of a query that count. */
const MAX_WORDS = 12

/**
 * What a query looks for, in both languages: a word by its stem, a way of saying that has others by their common
 * term. A query of stop words alone looks for them, so that
 * it finds nothing rather than everything.
 * @param typing the last word may be the beginning of one
 */
export function wantedGroups(query: string, { typing = false } = {}): WantedGroup[] {
  const words = wordsOf(query.slice(0, MAX_QUERY))
  const unfinished = typing && /[\p{L}\p{N}]$/u.test(query) ? words.at(-1) : undefined
  const tokens = countingWords(words, unfinished).map(tokenOf)
  const groups: WantedGroup[] = []
  const concepts = conceptsOf(tokens, true)
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place]
    if (token === undefined) break
    const longest = concepts
      .filter(({ first }) => first === place)
      .toSorted((a, b) => b.last - a.last)[0]
    const terms: WantedTerm[] = []
    if (longest !== undefined) {
      terms.push(...conceptsAt(concepts, longest).map(exact))
      place = longest.last
    } else terms.push(exact(token.term))
    const last = tokens[place]
    if (unfinished !== undefined && last?.start === unfinished.start) {
      if (longest?.first === longest?.last) terms.push(exact(token.term))
      terms.push({ term: last.folded, prefix: true })
    }
    groups.push(distinctTerms(terms))
  }
  return distinctGroups(groups)
}

const exact = (term: string | { term: string }): WantedTerm => ({
  term: typeof term === 'string' ? term : term.term,
  prefix: false,
})

/** A way of saying may belong to several things. */
const conceptsAt = (
  concepts: readonly { term: string; first: number; last: number }[],
  { first, last }: { first: number; last: number },
) => concepts.filter((concept) => concept.first === first && concept.last === last)

function countingWords(words: readonly Word[], unfinished: Word | undefined): Word[] {
  const says = (word: Word) => word === unfinished || word.isShouted || !isStopWord(word.folded)
  const counting = words.filter(says)
  return (counting.length > 0 ? counting : words).slice(0, MAX_WORDS)
}

/** Whatever the language of the query; « is » is a tax before it is an English word. */
const isStopWord = (folded: string): boolean =>
  STOP_WORDS.fr.has(folded) || (STOP_WORDS.en.has(folded) && !COMMON_WORDS_TOO.has(folded))

function distinctTerms(terms: readonly WantedTerm[]): WantedTerm[] {
  const known = new Map(terms.map((wanted) => [`${wanted.prefix} ${wanted.term}`, wanted]))
  return [...known.values()]
}

function distinctGroups(groups: readonly WantedGroup[]): WantedGroup[] {
  const known = new Map(
    groups.map((group) => [group.map(({ term, prefix }) => term + prefix).join(' '), group]),
  )
  return [...known.values()]
}
