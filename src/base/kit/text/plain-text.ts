import { decodeEntities, eachPiece, htmlPieces } from '../html/html-source.ts'

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
const SPACE = /[\s\u0085]/
const ENTITY = /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);/iy

/**
 * Words of clean HTML, as `htmlToText` reads it: what spaces part and holds a letter or digit
 * (requirements E2). One pass, in which no text is made.
 */
export function wordCount(html: string): number {
  let words = 0
  let isCounted = false
  const see = (kind: Kind): void => {
    if (kind === 'space') isCounted = false
    else if (kind === 'word' && !isCounted) {
      isCounted = true
      words += 1
    }
  }
  eachPiece(html, (piece, name, from, to) => {
    if (SEPARATING_TAGS.has(name)) isCounted = false
    if (piece !== 'text') return
    for (let at = from; at < to; at += 1) {
      const code = html.charCodeAt(at)
      const entity = code === AMPERSAND ? entityAt(html, at) : null
      if (entity !== null) {
        see(entity.startsWith('&#') ? kindOf(decodeEntities(entity)) : 'other')
        at += entity.length - 1
      } else if (code < ASCII.length) {
        see(ASCII[code] ?? 'other')
      } else {
        const character = String.fromCodePoint(html.codePointAt(at) ?? code)
        see(kindOf(character))
        at += character.length - 1
      }
    }
  })
  return words
}

type Kind = 'space' | 'word' | 'other'

const kindOf = (character: string): Kind =>
  LETTER_OR_DIGIT.test(character) ? 'word' : SPACE.test(character) ? 'space' : 'other'

const ASCII: readonly Kind[] = Array.from({ length: 128 }, (_, code) =>
  kindOf(String.fromCharCode(code)),
)

const AMPERSAND = 38

/** The entity that begins at a place, if `decodeEntities` decodes it. */
function entityAt(html: string, at: number): string | null {
  ENTITY.lastIndex = at
  return ENTITY.exec(html)?.[0] ?? null
}
