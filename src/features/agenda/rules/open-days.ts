import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import {
  daysLater,
  isAlsaceMoselleHoliday,
  isPublicHoliday,
  isWorkingDay,
} from '#base/kit/time/working-days.ts'
import { utcDate } from '#base/kit/time/calendar-day.ts'
import type { Month } from './law/period.ts'

/** Offices are open: Monday to Friday and no holiday, of Alsace and Moselle neither for who is there. */
export const isOpenDay = (day: CalendarDay, isLocal: boolean): boolean =>
  isWorkingDay(day) && !(isLocal && isAlsaceMoselleHoliday(day))

/** The day itself, or the first open day after it. */
export function nextOpenDay(day: CalendarDay, isLocal: boolean): CalendarDay {
  let next = day
  while (!isOpenDay(next, isLocal)) next = daysLater(next, 1)
  return next
}

/** The so-many-th day of a month that is no holiday, in a week of five days or of six with Saturday. */
export function nthOpenDay({ year, month }: Month, count: number, week: 5 | 6): CalendarDay {
  const isOpen = (day: CalendarDay) =>
    week === 5 ? isWorkingDay(day) : !isPublicHoliday(day) && utcDate(day).getUTCDay() !== 0
  let day = { year, month, day: 1 }
  let left = count
  for (;;) {
    if (isOpen(day)) left -= 1
    if (left === 0) return day
    day = daysLater(day, 1)
  }
}
