import { type Decimal, toCents } from './decimal.ts'
import { discountOf } from './mensualite-demprunt.ts'

/** C = M × (1 − (1 + i)^−n) ÷ i, or M × n without interest; to the cent. */
export const borrowable = (payment: Decimal, rate: Decimal, months: number): Decimal =>
  toCents(rate.eq(0) ? payment.times(months) : payment.times(discountOf(rate, months)).div(rate))
