import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { monthName, ofMonth } from '#base/kit/time/french-date.ts'
import { closingOf, type Profile, type Vat } from './profile.ts'
import type { AgendaRule } from './rule.ts'

/** A month of a year, from 1. */
export interface Month {
  year: number
  month: number
}

export const MONTHS = 12
const DECEMBER = 12

/** The month so many months later. */
export function monthAfter({ year, month }: Month, ahead: number): Month {
  const count = year * MONTHS + (month - 1) + ahead
  return { year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 }
}

/** The month in which the financial year ends that holds this month. */
const yearEnd = (closing: number, { year, month }: Month): Month => ({
  year: month <= closing ? year : year + 1,
  month: closing,
})

/** Rank of an instalment of company tax, from 0, by the month it falls due in (CGI, ann. III, art. 360). */
export function instalmentRank(closing: number, due: Month): number {
  // Who closes from 20 November to 19 February pays the first in March; each quarter later, one later.
  const first = Math.floor(((closing + 1) % MONTHS) / 3)
  return (due.month / 3 - 1 - first + 4) % 4
}

/** When the financial year closes that a deadline is about. */
export function exerciceOf({ when }: Pick<AgendaRule, 'when'>, due: Month, closing: number): Month {
  if (when.kind === 'is-instalment') {
    return yearEnd(closing, monthAfter(due, -3 * instalmentRank(closing, due)))
  }
  if (when.kind !== 'after-closing') return yearEnd(closing, due)
  const year = closing === DECEMBER && when.december ? when.december.month : monthsAfter(when)
  return monthAfter(due, -year)
}

/** Months from the closing to the day of an `after-closing` rule. */
export const monthsAfter = ({ months, later = 0 }: { months: number; later?: number }): number =>
  months + later

/** First day of the period that a deadline of this month is about. */
export function periodStart(rule: AgendaRule, due: Month, closing: number): CalendarDay {
  switch (rule.period) {
    case 'month':
      return { ...due, day: 1 }
    case 'month-before':
      return { ...monthAfter(due, -1), day: 1 }
    case 'quarter-before':
      return { ...monthAfter(due, -3), day: 1 }
    case 'year':
      return { year: due.year, month: 1, day: 1 }
    case 'year-before':
      return { year: due.year - 1, month: 1, day: 1 }
    case 'exercice':
    case 'exercice-under-way':
    case 'none':
      return { ...monthAfter(exerciceOf(rule, due, closing), 1 - MONTHS), day: 1 }
  }
}

/** « de novembre 2026 », « du 4e trimestre 2026 », « 2026 », « , exercice clos en juin 2027 ». */
export function periodName(rule: AgendaRule, due: Month, closing: number): string {
  const { year, month } = periodStart(rule, due, closing)
  switch (rule.period) {
    case 'month':
      return ` ${monthName(month)} ${year}`
    case 'month-before':
      return ` ${ofMonth(month)} ${year}`
    case 'quarter-before': {
      const quarter = Math.ceil(month / 3)
      return ` du ${quarter === 1 ? '1er' : `${quarter}e`} trimestre ${year}`
    }
    case 'year':
    case 'year-before':
      return ` ${year}`
    case 'exercice':
      return closing === DECEMBER ? ` ${year}` : closedIn(exerciceOf(rule, due, closing))
    case 'exercice-under-way':
      return ` ${due.year}`
    case 'none':
      return ''
  }
}

const closedIn = ({ year, month }: Month): string =>
  `, exercice clos en ${monthName(month)} ${year}`

/** Last day on which a financial year at the simplified VAT may begin (LF 2025, art. 38). */
export const LAST_SIMPLIFIED = '2026-12-31'

/** The VAT régime of the period that a deadline is about: who was at the simplified one declares by quarter after it. */
export function vatOf(profile: Profile, rule: AgendaRule, due: Month): Vat | undefined {
  if (profile.vat !== 'simplifie') return profile.vat
  const closing = closingOf(profile)
  const isOfBefore = rule.period === 'quarter-before' || rule.period === 'month-before'
  const end =
    rule.when.kind === 'after-closing'
      ? exerciceOf(rule, due, closing)
      : yearEnd(closing, isOfBefore ? monthAfter(due, -1) : due)
  const start = monthAfter(end, 1 - MONTHS)
  return start.year <= Number(LAST_SIMPLIFIED.slice(0, 4)) ? 'simplifie' : 'trimestre'
}
