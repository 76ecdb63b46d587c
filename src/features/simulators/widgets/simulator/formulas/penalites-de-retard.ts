import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { addDays, daysBetween } from './days.ts'
import { type Decimal, share, toCents, ZERO } from './decimal.ts'

/** Days of delay that fall in one half-year: the rates of the law change on 1 January and 1 July. */
export interface HalfYear {
  year: number
  half: 1 | 2
  /** First day of the delay in it. */
  from: CalendarDay
  days: number
}

/** The delay by half-years: from the day after the due date to the day of payment; none in time. */
export function halfYears(due: CalendarDay, paid: CalendarDay): HalfYear[] {
  const found: HalfYear[] = []
  let from = addDays(due, 1)
  while (daysBetween(from, paid) >= 0) {
    const half = from.month <= 6 ? 1 : 2
    const end = half === 1 ? { ...from, month: 6, day: 30 } : { ...from, month: 12, day: 31 }
    const last = daysBetween(end, paid) > 0 ? end : paid
    found.push({ year: from.year, half, from, days: daysBetween(from, last) + 1 })
    from = addDays(end, 1)
  }
  return found
}

/** TTC × annual rate × days ÷ 365, summed over parts of the delay and rounded to the cent once. */
export const latePenalty = (
  included: Decimal,
  parts: readonly { percent: Decimal; days: number }[],
): Decimal =>
  toCents(
    parts
      .reduce((sum, { percent, days }) => sum.plus(share(percent).times(days)), ZERO)
      .times(included)
      .div(365),
  )
