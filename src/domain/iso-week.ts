import { dayInParis } from './calendar-day.ts'

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
