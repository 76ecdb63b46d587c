import { htmlToText } from '#base/kit/text/plain-text.ts'
import { cutSummary } from '#base/kit/text/summary.ts'
import { decodeText } from '#base/kit/text/decode-text.ts'
import { withClosedTags } from '#base/kit/html/closed-tags.ts'
import sanitizeHtml, { type IOptions as SanitizeOptions } from 'sanitize-html'

/** Tags whose place is a space in plain text; those of words (`b`, `a`, `span`…) leave nothing. */
const SEPARATING = (
  'address article aside blockquote br caption dd details div dl dt figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot ' +
  'th thead tr ul'
).split(' ')

/** Elements whose content no reader sees. */
const UNSEEN = (
  'applet audio canvas iframe math noembed noframes noscript object option plaintext script select ' +
  'style svg template textarea title video xmp'
).split(' ')

const HTML_WITHOUT_WORDS_TAGS: SanitizeOptions = {
  allowedTags: SEPARATING,
  allowedAttributes: {},
  nonTextTags: UNSEEN,
  nestingLimit: 100,
}

/** A whole tag, a comment or a declaration; « CA < 100 » and « <seuil » are text. */
const MARKUP = /<(?:\/?[a-z][^<>]*>|!--|!\[|!doctype|\?)/i
const NO_MARKUP = /<(?!\/?[a-z][^<>]*>|!--|!\[|!doctype|\?)/gi

/** What has no width or turns the direction of reading, halves of characters, holes of decoding. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd-\uffff]|\p{Cs}/gu

/** French texts typed under Windows carry these by mistake: U+0092 for « ’ ». */
const WINDOWS_SIGN = /[\u0080-\u009f]/g
const windows1252 = new TextDecoder('windows-1252')

/** Characters of a source that are looked at: a summary needs a hundredth of them. */
export const MAX_SOURCE = 20_000

/** Feeds that escape twice are common, three times happens. */
const MAX_ROUNDS = 4

/**
 * Plain text, on one line, of what a feed writes in a title or a description: text or HTML, escaped
 * once, twice or not at all. Tags, comments, scripts and what no reader sees are
 * dropped; entities are decoded until none is left, since nobody writes `&eacute;` to be read so;
 * control characters, invisible ones and lone surrogates vanish.
 */
export function plainText(source: string): string {
  let text = source.slice(0, MAX_SOURCE)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const read = oneLevel(text)
    if (read === text) return text
    text = read
  }
  return text.replaceAll('<', '')
}

function oneLevel(text: string): string {
  const visible = text
    .replace(INVISIBLE, '')
    .replace(WINDOWS_SIGN, (sign) => windows1252.decode(Uint8Array.of(sign.charCodeAt(0))))
  return decodeText(MARKUP.test(visible) ? withoutMarkup(visible) : visible)
}

const withoutMarkup = (html: string): string =>
  htmlToText(sanitizeHtml(withClosedTags(html).replace(NO_MARKUP, '&lt;'), HTML_WITHOUT_WORDS_TAGS))

const CUT_MARK = ' (...)'

/**
 * A plain text of at most `max` UTF-16 code units, the mark included, cut at a word as summaries
 * are (requirements D9).
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const length = max - CUT_MARK.length
  // The memory of cutSummary must not hold the whole document: see `detached`.
  const fitted = cutSummary(detached(text.slice(0, 4 * max)), length)
  if (fitted.length <= max) return fitted
  // Emoji and heaps of accents: a few characters of many code units each.
  const hard = text.slice(0, length).replace(/\p{Cs}/gu, '')
  return hard.replace(/\s\S*$/, '').trimEnd() + CUT_MARK
}

/**
 * A copy of its own. A slice of a long string keeps the whole of it in memory, and five megabytes a
 * feed would stay for the sake of some titles.
 */
export const detached = <T>(value: T): T => structuredClone(value)
