import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { type Decimal, decimal, least, most, toCents, ZERO } from './decimal.ts'
import { addDays, endOfMonth } from './days.ts'

/** One financial year of a depreciation plan, in euros and whole cents. */
export interface DepreciationYear {
  closing: CalendarDay
  charge: Decimal
  /** Charged so far. */
  charged: Decimal
  left: Decimal
}

const MONTH = 30
export const YEAR = 360

/** The last day of any month counts as the 30th. */
const commercialDay = (day: CalendarDay): number =>
  day.day === endOfMonth(day).day ? MONTH : Math.min(day.day, MONTH)

/** Days of a first year, both ends included, in months of 30 days: 1 April to 31 December is 270. */
export function firstYearDays(start: CalendarDay, closing: CalendarDay): number {
  const months = (closing.year - start.year) * 12 + closing.month - start.month
  return months * MONTH + commercialDay(closing) - Math.min(start.day, MONTH) + 1
}

/**
 * The plan of an asset: base ÷ duration a year, the first by its days of 360 (a first year may be longer), rounded to the cent;
 * the last takes up what is left, so that the plan ends on the base.
 */
export function depreciation(
  base: Decimal,
  years: number,
  firstDays: number,
  firstClosing: CalendarDay,
): DepreciationYear[] {
  const annuity = base.div(years)
  const full = toCents(annuity)
  const lines = 1 + Math.max(0, Math.ceil((years * YEAR - firstDays) / YEAR))
  const plan: DepreciationYear[] = []
  let charged = ZERO
  for (let line = 0; line < lines; line += 1) {
    const asked = line === 0 ? toCents(annuity.times(firstDays).div(YEAR)) : full
    const left = base.minus(charged)
    const charge = line === lines - 1 ? left : least(asked, left)
    charged = charged.plus(charge)
    plan.push({ closing: closingOf(firstClosing, line), charge, charged, left: left.minus(charge) })
  }
  return plan
}

/** The coefficient of each duration in years from 3 on (Code général des impôts, article 39 A). */
const coefficientOf = (years: number): Decimal =>
  decimal(years < 5 ? '1.25' : years < 7 ? '1.75' : '2.25')

/** Shortest duration that may be charged by a declining balance. */
export const SHORTEST_DECLINING = 3

/** The declining rate of a year as a share: 0.35 for five years. `years` from {@link SHORTEST_DECLINING} on. */
export const decliningRate = (years: number): Decimal => coefficientOf(years).div(years)

/** Months of a first year, the one in which the asset is bought as a whole: 15 April to 31 December is 9. */
export const firstYearMonths = (start: CalendarDay, closing: CalendarDay): number =>
  (closing.year - start.year) * 12 + closing.month - start.month + 1

/**
 * The plan of an asset by a declining balance: the rate on what is left, the first year by its months, until an equal
 * share of the years that remain is more (BOFiP, BOI-BIC-AMT-20-20-30); whole cents, the last takes up what is left.
 * A first year counts as one however short it is; one of two years counts as two.
 */
export function decliningDepreciation(
  base: Decimal,
  years: number,
  firstMonths: number,
  firstClosing: CalendarDay,
): DepreciationYear[] {
  const rate = decliningRate(years)
  const later = years - Math.max(1, Math.floor(firstMonths / 12))
  const plan: DepreciationYear[] = []
  let left = base
  for (let line = 0; line <= later; line += 1) {
    const declining = left.times(rate)
    const asked =
      line === 0
        ? declining.times(firstMonths).div(12)
        : most(declining, left.div(later - line + 1))
    const charge = line === later ? left : least(toCents(asked), left)
    left = left.minus(charge)
    plan.push({ closing: closingOf(firstClosing, line), charge, charged: base.minus(left), left })
  }
  return plan
}

/** The last day of depreciation: so many years from the start, less a day; from 29 February, 28 where there is none. */
export const depreciatedOn = (start: CalendarDay, years: number): CalendarDay =>
  addDays({ ...start, year: start.year + years }, -1)

/** The same day some years later; the end of February stays the end of February. */
function closingOf(first: CalendarDay, later: number): CalendarDay {
  const year = first.year + later
  const end = endOfMonth({ ...first, year })
  return first.day === endOfMonth(first).day ? end : { ...first, year }
}
