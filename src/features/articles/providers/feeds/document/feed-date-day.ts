const MONTHS =
  'janv(?:ier)?|january|jan|fevr(?:ier)?|fev|february|feb|mars|march|mar|avril|avr|april|apr|mai|may|' +
  'juin|june|jun|juillet|juill?|july|jul|aout|august|aug|septembre|september|sept?|octobre|october|' +
  'oct|novembre|november|nov|decembre|december|dec'

/** Number of a month from 1, by how its name begins in French or English. */
const MONTH_BEGINNINGS: readonly (readonly string[])[] = [
  ['jan'],
  ['fev', 'feb'],
  ['mar'],
  ['av', 'ap'],
  ['mai', 'may'],
  ['juin', 'jun'],
  ['juil', 'jul'],
  ['ao', 'au'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec'],
]

const monthNumber = (name: string): number =>
  MONTH_BEGINNINGS.findIndex((beginnings) =>
    beginnings.some((beginning) => name.startsWith(beginning)),
  ) + 1

const YEAR_FIRST = /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/
const DAY_FIRST =
  /(?<![\d/.-])(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?![\d/-])/
const DAY_AND_NAME = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})(?:er|st|nd|rd|th)?[ .-]*(?<name>${MONTHS})[ .,-]*` +
    '(?<year>\\d{4}|\\d{2})(?!\\d)',
)
/** « feb 12, 2026 »; a day of two digits is not read as a year. */
const NAME_AND_DAY = new RegExp(
  `(?<![a-z])(?<name>${MONTHS})[ .-]+(?<day>\\d{1,2})(?:st|nd|rd|th)?[ ,]+(?<year>\\d{4})(?!\\d)`,
)
const FORMS = [YEAR_FIRST, DAY_FIRST, DAY_AND_NAME, NAME_AND_DAY]

/**
 * Midnight, as if in UTC, of the first day named in a text in lower case without accents: numbers
 * with the year or the day first, or a month's name in French or English. Weekday names are not
 * looked at: feeds have them wrong. `null` for no day, and for one that the calendar doesn't have.
 */
export function dayIn(text: string): number | null {
  const found = FORMS.map((form) => form.exec(text))
    .filter((match) => match !== null)
    .toSorted((a, b) => a.index - b.index)[0]
  const { year = '', month, name, day = '' } = found?.groups ?? {}
  if (!found) return null
  const monthOfYear = name === undefined ? Number(month) : monthNumber(name)
  const midnight = Date.UTC(fullYear(year), monthOfYear - 1, Number(day))
  const read = new Date(midnight)
  const isReal = read.getUTCMonth() + 1 === monthOfYear && read.getUTCDate() === Number(day)
  return isReal ? midnight : null
}

/** Two digits as RFC 2822 reads them. */
function fullYear(written: string): number {
  const year = Number(written)
  if (written.length > 2) return year
  return year < 50 ? 2000 + year : 1900 + year
}
