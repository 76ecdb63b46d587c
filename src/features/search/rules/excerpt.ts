import type { ExcerptPiece } from '#base/core/search/search.ts'
import { cultureOf, type Language } from '#base/kit/language.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { analyse, type AnalysedText } from './analysis.ts'
import type { WantedGroup } from './query.ts'

/** Characters of an excerpt, more or less: it begins and ends between words. */
const LENGTH = 220

/** Characters shown before the first word found. */
const BEFORE = 60

/** Characters of a text that are looked through. */
const LOOKED_THROUGH = 20_000

interface Mark {
  start: number
  end: number
  /** Which of the groups it answers. */
  group: number
}

/** A whole text in pieces, the words looked for marked: a title. */
export const markedText = (
  text: string,
  groups: readonly WantedGroup[],
  lang: Language,
): ExcerptPiece[] => pieces(text, 0, text.length, marksOf(text, groups, lang))

/** Pieces as their language writes them: a sign that changes may be one of two, so what was looked for is marked again. */
export function polishedPieces(
  found: ExcerptPiece[],
  groups: readonly WantedGroup[],
  lang: Language,
): ExcerptPiece[] {
  const written = found.map(({ text }) => text).join('')
  const drawn = typography(cultureOf(lang)).text(written)
  return drawn === written ? found : markedText(drawn, groups, lang)
}

/**
 * The part of the first of some texts that holds what was looked for, in pieces. Words are marked as
 * the text writes them when the analysis holds them for equal: « impôts » for « impot ». When none
 * holds any, the beginning of the first that is not empty.
 */
export function excerptOf(
  texts: readonly string[],
  groups: readonly WantedGroup[],
  lang: Language,
): ExcerptPiece[] {
  for (const text of texts) {
    const marks = marksOf(text.slice(0, LOOKED_THROUGH), groups, lang)
    if (marks.length > 0) return bestPart(text, marks)
  }
  return bestPart(texts.find(Boolean) ?? '', [])
}

function bestPart(text: string, marks: readonly Mark[]): ExcerptPiece[] {
  const read = text.slice(0, LOOKED_THROUGH)
  const first = read.length <= LENGTH + BEFORE ? 0 : bestStart(marks)
  const start = first <= BEFORE ? 0 : wordStart(read, first - BEFORE)
  const end = read.length - start <= LENGTH + BEFORE ? read.length : wordEnd(read, start + LENGTH)
  const shown = pieces(read, start, end, marks)
  const ellipsis = { text: '…', marked: false }
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...shown,
    ...(end < text.length && shown.length > 0 ? [ellipsis] : []),
  ]
}

/** Places of a text that answer the groups, in order, none within another. */
function marksOf(text: string, groups: readonly WantedGroup[], lang: Language): Mark[] {
  const analysed = analyse(text, lang)
  const marks = groups.flatMap((group, index) =>
    group.flatMap(({ term, prefix }) =>
      (prefix ? beginning(analysed, term) : holding(analysed, term)).map((place) => ({
        ...place,
        group: index,
      })),
    ),
  )
  return withoutOverlap(marks)
}

const beginning = ({ tokens }: AnalysedText, prefix: string) =>
  tokens.filter(({ folded }) => folded.startsWith(prefix))

function holding({ tokens, concepts }: AnalysedText, term: string) {
  const said = concepts
    .filter((concept) => concept.term === term)
    .flatMap(({ first, last }) => {
      const [start, end] = [tokens[first]?.start, tokens[last]?.end]
      return start === undefined || end === undefined ? [] : [{ start, end }]
    })
  return [...said, ...tokens.filter((token) => token.term === term)]
}

function withoutOverlap(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark)
  }
  return kept
}

/** Where the window of most different groups begins; the first of equals. */
function bestStart(marks: readonly Mark[]): number {
  let best = { start: 0, groups: 0 }
  for (const [index, { start }] of marks.entries()) {
    const groups = new Set<number>()
    for (let place = index; place < marks.length; place += 1) {
      const mark = marks[place]
      if (mark === undefined || mark.end > start + LENGTH - BEFORE) break
      groups.add(mark.group)
    }
    if (groups.size > best.groups) best = { start, groups: groups.size }
  }
  return best.start
}

/** Pieces of a text between two places, with the marks that lie wholly within. */
function pieces(text: string, start: number, end: number, marks: readonly Mark[]): ExcerptPiece[] {
  const cut: ExcerptPiece[] = []
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) cut.push({ text: text.slice(from, to), marked })
  }
  let from = start
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue
    add(from, mark.start, false)
    add(mark.start, mark.end, true)
    from = mark.end
  }
  add(from, end, false)
  return cut
}

/** The first beginning of a word at or after a place. */
function wordStart(text: string, place: number): number {
  const space = text.indexOf(' ', place)
  return space < 0 || space - place > BEFORE ? place : space + 1
}

/** The last end of a word at or before a place. */
function wordEnd(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place)
  return space < 0 || place - space > BEFORE ? place : space
}
