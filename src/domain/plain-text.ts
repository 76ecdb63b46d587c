import { decodeEntities, htmlPieces } from './html-source.ts'

const SEPARATING_TAGS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption center col colgroup dd details dialog div dl dt ' +
    'fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main ' +
    'menu nav ol optgroup option p pre section select summary table tbody td template textarea ' +
    'tfoot th thead title tr ul video audio iframe object'
  ).split(' '),
)

const SPACES = /[\s\u0085]+/g
const NO_BREAK_ONLY = /^[\u00a0\u2007\u202f\ufeff]+$/

/**
 * Makes every run of spaces one space and trims the ends. A run of no-break spaces alone stays a
 * no-break space: « 30 000 € » must not come apart.
 */
export function collapseSpaces(text: string): string {
  return text.replace(SPACES, (run) => (NO_BREAK_ONLY.test(run) ? run.charAt(0) : ' ')).trim()
}

/**
 * The text that a reader of clean HTML sees, on one line: tags dropped, the ends of blocks turned
 * into spaces, scripts and styles left out, the five XML entities and the numeric ones decoded.
 */
export function htmlToText(html: string): string {
  const parts = htmlPieces(html).map(({ kind, source, name }) => {
    if (kind === 'text') return decodeEntities(source)
    return SEPARATING_TAGS.has(name) ? ' ' : ''
  })
  return collapseSpaces(parts.join(''))
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Words of a plain text: what spaces part and holds a letter or digit (requirements E2). */
export function wordCount(text: string): number {
  return text.split(SPACES).filter((token) => LETTER_OR_DIGIT.test(token)).length
}
