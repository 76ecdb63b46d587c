import { type CalendarDay, dayInParis } from './calendar-day.ts'
import { isoWeekToken, weekOfToken } from './iso-week.ts'
import { daysLater } from './working-days.ts'

const HOUR = 3_600_000

/** Paris is one hour ahead of UTC in winter, two in summer. */
const AHEAD = [2 * HOUR, HOUR]

/** The instant at which a day begins in Paris. */
export function beginOfDay({ year, month, day }: CalendarDay): Date {
  const midnight = Date.UTC(year, month - 1, day)
  const begins = AHEAD.map((hours) => new Date(midnight - hours)).find(
    (instant) => dayInParis(instant).day === day,
  )
  return begins ?? new Date(midnight)
}

/** When the day of an instant ends in Paris: what is said of « today » holds until then. */
export const endOfDay = (now: Date): Date => beginOfDay(daysLater(dayInParis(now), 1))

/** When the ISO week of an instant ends in Paris. */
export function endOfWeek(now: Date): Date {
  const week = weekOfToken(isoWeekToken(now))
  return week === null ? endOfDay(now) : beginOfDay(daysLater(week.sunday, 1))
}

/** When the year of an instant ends in Paris. */
export const endOfYear = (now: Date): Date =>
  beginOfDay({ year: dayInParis(now).year + 1, month: 1, day: 1 })

/** The earliest of some ends; `null` when there is none. */
export function earliest(ends: readonly (Date | null | undefined)[]): Date | null {
  const times = ends.flatMap((end) => end?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** The end of what holds for one answer alone. */
export const EXPIRED = new Date(0)
