import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { ofMonth } from '#base/kit/time/french-date.ts'
import type { Period } from './rule.ts'

/** A month of a year, from 1. */
export interface Month {
  year: number
  month: number
}

export const MONTHS = 12

/** The month so many months later. */
export function monthAfter({ year, month }: Month, ahead: number): Month {
  const count = year * MONTHS + (month - 1) + ahead
  return { year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 }
}

/** First day of the period that a deadline of this month is about. */
export function periodStart(period: Period, due: Month): CalendarDay {
  switch (period) {
    case 'month-before':
      return { ...monthAfter(due, -1), day: 1 }
    case 'quarter-before':
      return { ...monthAfter(due, -3), day: 1 }
    case 'year':
      return { year: due.year, month: 1, day: 1 }
    case 'year-before':
      return { year: due.year - 1, month: 1, day: 1 }
  }
}

/** « de novembre 2026 », « du 4e trimestre 2026 », « 2026 ». */
export function periodName(period: Period, due: Month): string {
  const { year, month } = periodStart(period, due)
  switch (period) {
    case 'month-before':
      return `${ofMonth(month)} ${year}`
    case 'quarter-before': {
      const quarter = Math.ceil(month / 3)
      return `du ${quarter === 1 ? '1er' : `${quarter}e`} trimestre ${year}`
    }
    case 'year':
    case 'year-before':
      return String(year)
  }
}
