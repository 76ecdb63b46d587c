import type { AnalysedDocument } from './search-document.ts'
import type { SearchKind } from '#base/core/search/search.ts'
import type { Language } from '#base/kit/language.ts'
/** What to find: letters and digits only; a prefix stands for every word that begins so. */
export interface IndexQuestion {
  /** A document answers a group when it holds one of its terms. */
  groups: readonly (readonly { term: string; prefix: boolean }[])[]
  /** Whether a document must answer every group, or one of them. */
  mode: 'all' | 'any'
  /** Documents in this language come first. */
  lang: Language
  kind: SearchKind | null
  /** Keys of the pages that may be shown; a page of another key is as if it were not there. */
  pages: readonly string[]
  /** Keys of documents that come before all others, in this order, whether they hold the words or not. */
  first?: readonly string[]
  limit: number
  offset: number
}

/** Terms hold letters and digits alone, so that nothing in them is an operator of an engine. */
const bare = (term: string): string => term.replace(/[^\p{L}\p{N}]+/gu, '')

const quoted = (term: string, sign: string): string => `${sign}${bare(term)}${sign}`

/** The question without what is no term; `null` when no document can answer what is left. */
export function withoutSigns(question: IndexQuestion): IndexQuestion | null {
  const groups = question.groups.map((group) => group.filter(({ term }) => bare(term) !== ''))
  const answerable = groups.filter((group) => group.length > 0)
  if (answerable.length === 0) return null
  return question.mode === 'all' && answerable.length < groups.length
    ? null
    : { ...question, groups: answerable }
}

const joined = (
  { groups, mode }: Pick<IndexQuestion, 'groups' | 'mode'>,
  write: (term: { term: string; prefix: boolean }) => string,
  [or, and]: readonly [string, string],
): string => groups.map((group) => `(${group.map(write).join(or)})`).join(mode === 'all' ? and : or)

/** The question in the language of FTS5; words being typed are looked for as they are written. */
export const fts5Query = (question: Pick<IndexQuestion, 'groups' | 'mode'>): string =>
  joined(
    question,
    ({ term, prefix }) =>
      prefix
        ? `{title beginnings body} : ${quoted(term, '"')} *`
        : `{title body} : ${quoted(term, '"')}`,
    [' OR ', ' AND '],
  )

/** The question as a `tsquery`. Weight B are words as they are written, which only beginnings ask. */
export const tsqueryOf = (question: Pick<IndexQuestion, 'groups' | 'mode'>): string =>
  joined(question, ({ term, prefix }) => `${quoted(term, "'")}:${prefix ? '*' : 'AD'}`, [
    ' | ',
    ' & ',
  ])

/** PostgreSQL counts positions to here. */
const MAX_POSITION = 16_383
/** And keeps so many of one word. */
const MAX_PLACES = 250

/** The terms of a document as a `tsvector`: weight A in the title, B its words, D in the text. */
export function tsvectorOf(document: AnalysedDocument): string {
  const places = new Map<string, string[]>()
  let position = 0
  const add = (terms: readonly string[], weight: string) => {
    for (const term of terms) {
      position = Math.min(position + 1, MAX_POSITION)
      const known = places.get(term) ?? []
      if (known.length < MAX_PLACES) places.set(term, [...known, `${position}${weight}`])
    }
  }
  add(document.titleTerms, 'A')
  add(document.beginnings, 'B')
  add(document.bodyTerms, '')
  return [...places].map(([term, at]) => `${quoted(term, "'")}:${at.join(',')}`).join(' ')
}
