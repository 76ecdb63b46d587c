import { dialled } from './dialled.ts'

/** A telephone that takes the place of another. */
export interface PhoneChange {
  /** Both as they are dialled, E.164. */
  from: string
  to: string
  /** How `to` is read, where the digits of `from` can't be told one by one. */
  text: string
}

/** What stands between two digits: a space of any kind, a mark, « (0) ». */
const GAP = String.raw`(?:[ \u00A0\u202F.\-/]|&nbsp;|&#160;|&#8239;)?`

/** Digits that belong together, whole: a part of a longer number is none, nor is one in an address or a name of a file. */
const NUMBERS = new RegExp(
  String.raw`(?<![\w+=&#/?-])\+?\d(?:${GAP}(?:\(0\)${GAP})?\d)*(?![\w@%]|-\w)`,
  'g',
)

const ZERO = '(0)'

/** A French number in E.164, and how many of its last digits are its own. */
const FRENCH = /^\+33\d{9}$/
const OWN_DIGITS = 9

/**
 * A text with a telephone in place of another, however that one is written: `01 99 00 12 34`, `01.99.00.12.34`,
 * `+33 (0)1 99…`, `tel:+33199001234`. How it is written stays.
 */
export function replacePhone(text: string, { from, to, text: read }: PhoneChange): string {
  return text.replace(NUMBERS, (written) => {
    if (dialled(bare(written)) !== from) return written
    if (FRENCH.test(from) && FRENCH.test(to)) return withDigits(written, to.slice(-OWN_DIGITS))
    return /^\+?\d+$/.test(written) ? to : read
  })
}

const bare = (written: string): string =>
  written.replace(ZERO, '').replaceAll(/&(?:nbsp|#160|#8239);/g, '')

/** Its last digits become these: what stands between them stays, and what comes before. */
function withDigits(written: string, digits: string): string {
  let left = digits.length
  let after = ''
  for (const piece of (written.match(/&[^;]*;|./gsu) ?? []).toReversed()) {
    const isDigit = piece.length === 1 && piece >= '0' && piece <= '9'
    after = (isDigit && left > 0 ? (digits[--left] ?? piece) : piece) + after
  }
  return after
}

/** The same of every text within a value as JSON has them; the value itself where nothing says the number. */
export function replacePhoneWithin<T>(value: T, change: PhoneChange): T {
  return within(value, change) as T
}

function within(value: unknown, change: PhoneChange): unknown {
  if (typeof value === 'string') return replacePhone(value, change)
  if (Array.isArray(value)) {
    const changed = value.map((entry) => within(entry, change))
    return changed.some((entry, index) => entry !== value[index]) ? changed : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, held]) => [name, held, within(held, change)])
  return entries.some(([, held, changed]) => changed !== held)
    ? Object.fromEntries(entries.map(([name, , changed]) => [name, changed]))
    : value
}
