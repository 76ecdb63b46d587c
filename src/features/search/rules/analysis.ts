import type { Language } from '#base/kit/language.ts'
import { type Concept, conceptsOf, isShoutedAcronym, type Token } from './concepts.ts'
import { frenchStem } from './french-stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { type Word, wordsOf } from './words.ts'

/** A text as the index sees it. */
export interface AnalysedText {
  /** The words that count, in order. */
  tokens: Token[]
  concepts: Concept[]
}

/**
 * The one analysis of documents and queries, whatever database keeps the index: words by their French stem,
 * without those that say nothing in their language; ways of saying one thing share a term of their own. English
 * words have French stems too: as they are written they would meet stems of other words, and nobody says in
 * which language they search.
 */
export function analyse(text: string, lang: Language): AnalysedText {
  const tokens = wordsOf(text)
    .filter((word) => !STOP_WORDS[lang].has(word.folded) || isShoutedAcronym(word))
    .map(tokenOf)
  return { tokens, concepts: conceptsOf(tokens) }
}

/** A word with its term. */
export const tokenOf = (word: Word): Token => ({ ...word, term: frenchStem(word.folded) })

/** Terms of a text in its order, for the index. */
export function termsOf(text: string, lang: Language): string[] {
  const { tokens, concepts } = analyse(text, lang)
  return [...tokens.map(({ term }) => term), ...concepts.map(({ term }) => term)]
}
