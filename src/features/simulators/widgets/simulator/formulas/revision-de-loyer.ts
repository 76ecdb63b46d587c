import { type Decimal, toCents } from './decimal.ts'

/** Rent × new index ÷ base index, to the cent; `null` when the base is no index. */
export const revisedRent = (rent: Decimal, base: Decimal, next: Decimal): Decimal | null =>
  base.lte(0) ? null : toCents(rent.times(next).div(base))
