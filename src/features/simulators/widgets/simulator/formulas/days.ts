import type { CalendarDay } from '#base/kit/time/calendar-day.ts'

/** Milliseconds of a day in UTC, where each has as many. */
const DAY = 86_400_000

const utc = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day)

const dayOf = (instant: number): CalendarDay => {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  dayOf(utc(day) + count * DAY)

/** The last day of its month. */
export const endOfMonth = ({ year, month }: CalendarDay): CalendarDay =>
  dayOf(Date.UTC(year, month, 0))

/** Days from one to the other; below zero when the second comes first. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utc(to) - utc(from)) / DAY)

/** 0 for Sunday, 6 for Saturday. */
export const weekdayOf = (day: CalendarDay): number => new Date(utc(day)).getUTCDay()
