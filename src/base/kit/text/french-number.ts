import { withoutEnd } from './trim-end.ts'

const SPACES = /[\s\u00A0\u2009\u202F]/g
const UNITS = /(?:€|%)$/u
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Signs that are read at most; a longer text is no number that a person typed. */
const MAX_LENGTH = 40

/**
 * The number that a visitor typed, as a plain decimal text (`-1234.5`) that keeps every digit, or
 * `null` when it is none. Comma and dot both part the decimals; the last of the two does when both
 * are there, and a sign that comes back (`1.234.567`) parts thousands. Spaces of any width, a
 * typographic minus and one € or % at the end are taken off.
 */
export function parseFrenchNumber(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null
  const bare = typed.replace(SPACES, '').replace(UNITS, '').replace('\u2212', '-')
  const plain = withDot(bare)
  return PLAIN.test(plain) ? shortest(plain) : null
}

/** One dot before the decimals, nothing between thousands. */
function withDot(text: string): string {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last < 0) return text
  const sign = text.charAt(last)
  const whole = text.slice(0, last)
  if (whole.includes(sign)) return thousandsJoined(text, sign)
  return `${thousandsJoined(whole, sign === ',' ? '.' : ',')}.${text.slice(last + 1)}`
}

/** Groups of three digits without their sign; any other grouping stays, and is no number. */
const thousandsJoined = (text: string, sign: string): string => {
  const [first = '', ...groups] = text.split(sign)
  const isGrouped = groups.every((group) => /^\d{3}$/.test(group)) && /^-?\d{1,3}$/.test(first)
  return groups.length > 0 && isGrouped ? first + groups.join('') : text
}

/** `-007.500` → `-7.5`, `-0` → `0`. */
function shortest(plain: string): string {
  const sign = plain.startsWith('-') ? '-' : ''
  const [whole = '', decimals = ''] = plain.slice(sign.length).split('.')
  const needed = withoutEnd(decimals, /0/)
  const text = (whole.replace(/^0+/, '') || '0') + (needed && `.${needed}`)
  return text === '0' ? text : sign + text
}

/**
 * A plain decimal text as French readers write it: `-1234.5` → `-1 234,5`, with U+202F between
 * thousands. `parseFrenchNumber` reads it back. The same in every engine: `Intl` changes its spaces
 * from one version of its data to the next, and server and browser must write alike.
 */
export function frenchNumber(plain: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? []
  const first = whole.length % 3
  const groups = whole.slice(first).match(/\d{3}/g) ?? []
  const grouped = [whole.slice(0, first), ...groups].filter(Boolean).join('\u202F')
  return sign + grouped + (decimals && `,${decimals}`)
}
