import { type CalendarDay, dayInParis } from './calendar-day.ts'
import { daysLater } from './working-days.ts'

const DAY = 86_400_000
const DAYS_A_WEEK = 7
const THURSDAY = 4

/**
 * ISO year and week of an instant in Paris as `yyyyww`: 1 January 2027 is `202653`. A week belongs
 * to the year of its Thursday (requirements I1). @throws RangeError when the date is invalid
 */
export function isoWeekToken(instant: Date): string {
  const { year, month, day } = dayInParis(instant)
  const midnight = new Date(Date.UTC(year, month - 1, day))
  const weekday = midnight.getUTCDay() || DAYS_A_WEEK
  const thursday = new Date(midnight.getTime() + (THURSDAY - weekday) * DAY)
  const isoYear = thursday.getUTCFullYear()
  const dayOfYear = (thursday.getTime() - Date.UTC(isoYear, 0, 1)) / DAY
  const week = Math.floor(dayOfYear / DAYS_A_WEEK) + 1
  return `${String(isoYear).padStart(4, '0')}${String(week).padStart(2, '0')}`
}

/** The `AAAASS` parameter when it is 6 digits, else the week of `now` (requirements I1). */
export const weekToken = (parameter: unknown, now: Date): string =>
  typeof parameter === 'string' && /^\d{6}$/.test(parameter) ? parameter : isoWeekToken(now)

/** An ISO week with its days. */
export interface IsoWeek {
  year: number
  week: number
  monday: CalendarDay
  sunday: CalendarDay
}

/** The week of a token, or `null` when its year has no such week. */
export function weekOfToken(token: string): IsoWeek | null {
  const [, year = '', number = ''] = /^(\d{4})(\d\d)$/.exec(token) ?? []
  // 4 January is in the first week of its year.
  const fourth = new Date(Date.UTC(Number(year), 0, 4))
  const toMonday = 1 - (fourth.getUTCDay() || DAYS_A_WEEK)
  const days = (Number(number) - 1) * DAYS_A_WEEK
  const monday = daysLater({ year: Number(year), month: 1, day: 4 }, toMonday + days)
  const noon = new Date(Date.UTC(monday.year, monday.month - 1, monday.day, 12))
  if (Number(year) < 1000 || isoWeekToken(noon) !== token) return null
  return { year: Number(year), week: Number(number), monday, sunday: daysLater(monday, 6) }
}
