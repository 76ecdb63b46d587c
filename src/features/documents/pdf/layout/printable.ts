import { normalForm } from '#base/kit/text/normal-form.ts'

/** Signs that the fonts lack, and what says the same. */
const INSTEAD: Readonly<Record<string, string>> = {
  '\u2007': '\u00A0',
  '\u2009': ' ',
  '\u200A': ' ',
  '\u2003': ' ',
  '\u2002': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '—',
  '\u2190': '‹',
  '\u2192': '›',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2032': '’',
  '\u2033': '”',
  '\u02BC': '’',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  '\u00AD': '',
  '\u200B': '',
  '\u200C': '',
  '\u200D': '',
  '\u2060': '',
  '\uFEFF': '',
  '\uFE0F': '',
}

/** The narrow no-break space, which has a font of its own. */
export const THIN_SPACE = '\u202F'

/** What every face of ours draws: the « latin » subsets, as far as they agree. */
const DRAWN =
  /^[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u2044\u20AC\u2122\u2212\u2215]$/u

const PICTURE = /^\p{Extended_Pictographic}$/u

/**
 * A text as the embedded fonts can draw it: a letter without a glyph loses its accent, pictures go,
 * and what is left over becomes a question mark, so that nothing vanishes without a trace.
 */
export function printable(text: string): string {
  return Array.from(normalForm(text, 'NFC'), (sign) => {
    if (DRAWN.test(sign) || sign === THIN_SPACE) return sign
    const other = INSTEAD[sign]
    if (other !== undefined) return other
    if (PICTURE.test(sign)) return ''
    const base = normalForm(sign, 'NFKD').replace(/\p{M}/gu, '')
    return base !== '' && Array.from(base).every((part) => DRAWN.test(part)) ? base : '?'
  }).join('')
}
