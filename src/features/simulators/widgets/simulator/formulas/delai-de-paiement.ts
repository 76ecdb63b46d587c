import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { Decimal } from './decimal.ts'
import { addDays, endOfMonth } from './days.ts'

/** « 30 jours net »: that many days after the invoice. */
export const netDue = (invoice: CalendarDay, days: number): CalendarDay => addDays(invoice, days)

/** « 45 jours fin de mois », first reading: the days, then the end of the month. */
export const daysThenMonthEnd = (invoice: CalendarDay, days: number): CalendarDay =>
  endOfMonth(addDays(invoice, days))

/** « 45 jours fin de mois », second reading: the end of the month, then the days. */
export const monthEndThenDays = (invoice: CalendarDay, days: number): CalendarDay =>
  addDays(endOfMonth(invoice), days)

/** Receivables ÷ sales × 365, both with tax; not rounded, `null` without sales. */
export const averageDelay = (receivables: Decimal, sales: Decimal): Decimal | null =>
  sales.lte(0) ? null : receivables.times(365).div(sales)
