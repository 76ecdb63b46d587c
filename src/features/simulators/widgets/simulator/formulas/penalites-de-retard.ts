import { type Decimal, share, toCents } from './decimal.ts'

/** TTC × annual rate × days ÷ 365, to the cent; no penalty before the day after the due date. */
export const latePenalty = (included: Decimal, annualPercent: Decimal, days: number): Decimal =>
  toCents(included.times(share(annualPercent)).times(Math.max(days, 0)).div(365))
