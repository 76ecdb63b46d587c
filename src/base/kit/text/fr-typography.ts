import { htmlPieces } from '../html/html-source.ts'
import { memoize, roomFor } from '../memoize.ts'
import type { Culture } from '../language.ts'

const NARROW = '\u202F'
const NO_BREAK = '\u00A0'

/** Pieces of a text that are no prose: links, e-mail addresses, times, the mark of a cut summary. */
const KEPT =
  /(?:https?:\/\/|www\.|mailto:|tel:)[^\s«»<>"]+|(?<![^\s«»<>"(),;:])[^\s«»<>"(),;:@]{1,64}@[^\s«»<>"(),;:@]{1,200}\.\p{L}{2,}|\d{1,2}:\d{2}(?::\d{2})?| ?\(\.{3}\)/iu

/** An entity of HTML ends with a semicolon that is no punctuation. */
const KEPT_IN_HTML = new RegExp(`&(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]*);|${KEPT.source}`, 'iu')

/** Spaces at which a line may break; beside a no-break space of the author's they stay too. */
const GAP = /^[ \t\r\n\f]+$/

/** What follows a gap: a sign of its own space, or a unit behind a number. */
const HIGH_SIGN = /[;!?]/
const UNIT = /^(?:%|[kM]?€)(?![\p{L}\p{N}%])/u

/** The space that belongs where a gap is, between two signs; the gap itself anywhere else. */
function spaced(gap: string, at: number, text: string): string {
  const before = text.charAt(at - 1)
  const after = text.slice(at + gap.length, at + gap.length + 4)
  const sign = after.charAt(0)
  if (!GAP.test(gap)) return gap
  if (before === '«' || sign === '»') return NO_BREAK
  if (HIGH_SIGN.test(sign)) return NARROW
  return sign === ':' || (/\d/.test(before) && UNIT.test(after)) ? NO_BREAK : gap
}

/** Letter, digit or closing sign that a sign follows closely when its author forgot the space. */
const BEFORE = String.raw`(?<=[\p{L}\p{N})\]»”%€])`
const AFTER = String.raw`(?=[\s)\]»”…]|$)`

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  [/(?<=«)(?=[^\s»])|(?<=[^\s«])(?=»)/gu, NO_BREAK],
  [new RegExp(`${BEFORE}(?=[;!?]+${AFTER})`, 'gu'), NARROW],
  [new RegExp(`${BEFORE}(?=:(?:\\s|$))`, 'gu'), NO_BREAK],
  [/(?<=\d)(?=(?:%|[kM]?€)(?![\p{L}\p{N}%]))/gu, NO_BREAK],
]

/** A number written in groups of three digits. */
const THOUSANDS = /(?<![\p{N}.,])\d{1,3}(?: \d{3})+(?!\p{N})/gu

/** A text without any of these stays as it is. */
const CONCERNED = /[;:!?%€«»'"]|\.{3}|\d \d/

/** Straight quotation marks of a text, and of one in HTML, where an entity may stand for them. */
const QUOTE = /"/g
const QUOTE_IN_HTML = /"|&quot;|&#34;/g

/** What a quotation may stand behind, its own first and last sign, and what may follow; never another pair of marks. */
const OPENS = /(?:^|[\s(])$/
const IN_MARKS = /«\s?$/
const CLOSES = /^(?:$|[\s).,;:!?…])/
const OUT_OF_MARKS = /^\s?»/
const AT_EDGE = /^\s|\s$/

/**
 * Words between straight quotation marks, in « » when every mark of the text is one of a pair around words: 5" is
 * inches, and half a quotation may go on in another element.
 */
function quoted(text: string, mark: RegExp): string {
  const pieces = text.split(mark)
  if (pieces.length < 3 || pieces.length % 2 === 0) return text
  const isPair = pieces.every((piece, index) => {
    if (index % 2 === 1) return /\p{L}/u.test(piece) && !AT_EDGE.test(piece)
    const isFirst = index === 0
    const isLast = index === pieces.length - 1
    const before = piece.slice(-2)
    const after = piece.slice(0, 2)
    return (
      (isLast ||
        (isFirst && piece === '') ||
        (OPENS.test(before) && !IN_MARKS.test(before) && before !== '')) &&
      (isFirst ||
        (isLast && piece === '') ||
        (CLOSES.test(after) && !OUT_OF_MARKS.test(after) && after !== ''))
    )
  })
  if (!isPair) return text
  return pieces
    .map((piece, index) => (index % 2 === 1 ? `«${NO_BREAK}${piece}${NO_BREAK}»` : piece))
    .join('')
}

/**
 * French micro-typography of a plain text: a narrow no-break space before
 * `; ! ?` and between thousands, a no-break space before `: % €` and inside « », curly apostrophes
 * between letters, one-sign ellipses, « » for straight quotation marks around words. Links, e-mail addresses, times and « (...) » stay as they
 * are, and so does a no-break space of the author's own. Doing it again changes nothing.
 */
export const frTypography = memoize((text: string): string => prose(quoted(text, QUOTE), KEPT), {
  room: roomFor(2_000_000),
})

/** Elements whose text is to be read letter by letter. */
const LITERAL: ReadonlySet<string> = new Set(['code', 'kbd', 'pre', 'samp', 'textarea'])

/** `frTypography` for the text of clean HTML; tags, attributes and the text of code stay. */
export const frTypographyHtml = memoize(
  (html: string): string => {
    let literal = 0
    return htmlPieces(html)
      .map(({ kind, source, name }) => {
        if (LITERAL.has(name)) literal += kind === 'start' ? 1 : -1
        return kind === 'text' && literal <= 0
          ? prose(quoted(source, QUOTE_IN_HTML), KEPT_IN_HTML)
          : source
      })
      .join('')
  },
  { room: roomFor(4_000_000) },
)

/** Every text but those that `kept` finds in it, polished. */
function prose(text: string, kept: RegExp): string {
  if (!CONCERNED.test(text)) return text
  let result = ''
  let rest = text
  for (let found = kept.exec(rest); found !== null; found = kept.exec(rest)) {
    const end = found.index + found[0].length
    result += polished(rest.slice(0, found.index)) + found[0]
    rest = rest.slice(end)
  }
  return result + polished(rest)
}

function polished(words: string): string {
  let text = words.replace(/\s+/g, spaced)
  for (const [pattern, sign] of RULES) text = text.replace(pattern, sign)
  return text.replace(THOUSANDS, (number) => number.replaceAll(' ', NARROW))
}

/** Micro-typography of a language: for plain texts, and for clean HTML. */
export interface Typography {
  text(text: string): string
  html(html: string): string
}

const FRENCH: Typography = { text: frTypography, html: frTypographyHtml }
const AS_WRITTEN: Typography = { text: (text) => text, html: (html) => html }

/**
 * Where view models are made, every text written by an author passes through this, on the server
 * and in the browser. English stays as it is written; so do titles of feeds, labels of menus and
 * names of pages, which others compare byte by byte.
 */
export const typography = (culture: Culture): Typography =>
  culture === 'fr-FR' ? FRENCH : AS_WRITTEN
