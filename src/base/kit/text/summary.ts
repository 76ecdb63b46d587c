import { memoize, roomFor } from '../memoize.ts'
import { collapseSpaces } from './plain-text.ts'
import { withoutEnd } from './trim-end.ts'

/** Characters of a summary (requirements D9). */
const SUMMARY_LENGTH = 200
const CUT_MARK = ' (...)'
const TRAILING = /[\s\u0085,;:]/

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * A summary of at most `length` characters, as a reader counts them (grapheme clusters). A longer
 * text is cut at its last word boundary, loses trailing spaces and `, ; :`, and ends with
 * « (...) » beyond that length (requirements D9). Words joined by a no-break space count as one,
 * so that « 30 000 € » is not cut in two; a first word longer than `length` is cut at `length`.
 * The text is plain: its entities were decoded at the border.
 */
export const cutSummary = (text: string, length = SUMMARY_LENGTH): string =>
  cutterOf(String(length))(text)

const room = roomFor(2_000_000)

/** One memory a length: a site uses a few. */
const cutterOf = memoize((length) => memoize((text) => cut(text, Number(length)), { room }), {
  room,
  sizeOf: () => 100,
})

function cut(text: string, length: number): string {
  const summary = collapseSpaces(text)
  // A grapheme is one code unit or more.
  if (summary.length <= length) return summary

  let count = 0
  let hardCut = summary.length
  let boundary = 0
  for (const { segment, index } of graphemes.segment(summary)) {
    if (count <= length && segment === ' ') boundary = index
    if (count === length) hardCut = index
    count += 1
    if (count > length) break
  }
  if (count <= length) return summary

  const words = withoutEnd(summary.slice(0, boundary), TRAILING)
  if (words) return words + CUT_MARK
  const firstWord = summary.slice(0, hardCut)
  return (withoutEnd(firstWord, TRAILING) || firstWord) + CUT_MARK
}
