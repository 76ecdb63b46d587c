import type { Language } from '#base/kit/language.ts'
import { type Concept, conceptsOf, isShoutedAcronym, type Token } from './concepts.ts'
import { frenchStem } from './french-stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** A text as the index sees it. */
export interface AnalysedText {
  /** The words that count, in order. */
  tokens: Token[]
  concepts: Concept[]
}

/**
 * The one analysis of documents and queries, whatever database keeps the index: French words by
 * their stem, English ones folded, without words that say nothing; ways of saying one thing share
 * a term of their own.
 */
export function analyse(text: string, lang: Language): AnalysedText {
  const tokens = wordsOf(text)
    .filter((word) => !STOP_WORDS[lang].has(word.folded) || isShoutedAcronym(word))
    .map((word) => ({ ...word, term: termOf(word.folded, lang) }))
  return { tokens, concepts: conceptsOf(french(tokens, lang)) }
}

/** The term of a folded word. */
export const termOf = (folded: string, lang: Language): string =>
  lang === 'fr' ? frenchStem(folded) : folded

/** Ways of saying are kept by French stems, English ones too. */
const french = (tokens: readonly Token[], lang: Language): readonly Token[] =>
  lang === 'fr' ? tokens : tokens.map((token) => ({ ...token, term: frenchStem(token.folded) }))

/** Terms of a text in its order, for the index. */
export function termsOf(text: string, lang: Language): string[] {
  const { tokens, concepts } = analyse(text, lang)
  return [...tokens.map(({ term }) => term), ...concepts.map(({ term }) => term)]
}
