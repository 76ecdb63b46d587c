import type { Decimal } from './decimal.ts'

/** Stocks + receivables − operating debts, in euros; below zero customers pay before you do. */
export const workingCapitalNeed = (
  stocks: Decimal,
  receivables: Decimal,
  debts: Decimal,
): Decimal => stocks.plus(receivables).minus(debts)

/** The need in days of sales without tax, not rounded; `null` without sales. */
export const inDaysOfSales = (need: Decimal, sales: Decimal): Decimal | null =>
  sales.lte(0) ? null : need.times(365).div(sales)
