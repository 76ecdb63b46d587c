import { normalForm } from '#base/kit/text/normal-form.ts'
import type { SearchDocument } from '#base/core/search/search.ts'
import { termsOf } from './analysis.ts'
import { STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** What the index keeps of a document beside the document. */
interface Analysed {
  /** Terms of title, and of description and body. */
  titleTerms: readonly string[]
  bodyTerms: readonly string[]
  /** Whole words of the title, which words being typed are the beginnings of. */
  beginnings: readonly string[]
  /** Different words that near words are found among: folded, and as they are written. */
  words: readonly (readonly [folded: string, shown: string])[]
}

/** Characters of a body that are indexed. */
const MAX_BODY = 100_000

/** Letters of a word that somebody may have meant. */
const MIN_LETTERS = 3
const MAX_LETTERS = 40

/** The index's view of a document. Increase `ANALYSIS_VERSION` with whatever changes it. */
export function indexedDocument<T extends SearchDocument>(document: T): T & Analysed {
  const { kind, lang, title, description, path } = document
  const body = document.body.slice(0, MAX_BODY)
  const begun = wordsOf(title).map(({ folded }) => folded)
  // Where a page stands says what it is about: « agenda octobre ».
  const place = kind === 'page' || kind === 'guide' ? path : ''
  return {
    ...document,
    body,
    titleTerms: termsOf(title, lang),
    bodyTerms: [description, body, place].flatMap((text) => termsOf(text, lang)),
    beginnings: begun.filter((word) => !STOP_WORDS[lang].has(word)),
    words: [...vocabularyOf(`${title}\n${description}\n${body}`, lang)],
  }
}

/** Rises when analysis, stop words, synonyms or the texts of documents change. */
export const ANALYSIS_VERSION = 5

function vocabularyOf(text: string, lang: SearchDocument['lang']): Map<string, string> {
  const words = new Map<string, string>()
  for (const { folded, start, end } of wordsOf(text)) {
    const isWord = folded.length >= MIN_LETTERS && folded.length <= MAX_LETTERS
    if (!isWord || words.has(folded) || STOP_WORDS[lang].has(folded) || !LETTERS.test(folded)) {
      continue
    }
    words.set(folded, normalForm(text.slice(start, end).toLowerCase(), 'NFC'))
  }
  return words
}

const LETTERS = /^\p{L}+$/u
