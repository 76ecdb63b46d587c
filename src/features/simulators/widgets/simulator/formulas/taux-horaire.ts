import { type Decimal, toCents } from './decimal.ts'

/** What an hour and a day must be sold for, without tax, in euros and whole cents. */
export interface Rates {
  hours: Decimal
  hourly: Decimal
  daily: Decimal
}

/**
 * (charges + income aimed at) ÷ billable hours. The price of the day comes from the same sum, not
 * from the rounded hour. `null` without billable time.
 */
export function rates(
  charges: Decimal,
  income: Decimal,
  days: Decimal,
  hoursADay: Decimal,
): Rates | null {
  const hours = days.times(hoursADay)
  if (hours.lte(0)) return null
  const needed = charges.plus(income)
  return { hours, hourly: toCents(needed.div(hours)), daily: toCents(needed.div(days)) }
}
