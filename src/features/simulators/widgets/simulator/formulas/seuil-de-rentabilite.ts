import { type Decimal, toCents } from './decimal.ts'

/** Where a business covers its costs. */
export interface BreakEven {
  /** Margin on variable costs as a share of sales, not rounded. */
  marginRate: Decimal
  /** Sales that cover everything, to the cent. */
  sales: Decimal
  /** Days of the year until then, not rounded. */
  days: Decimal
}

/**
 * SR = CF ÷ ((CA − CV) ÷ CA), point mort = SR ÷ CA × 365. `null` when it is never reached: no sales,
 * or sales that bring no margin.
 */
export function breakEven(sales: Decimal, variable: Decimal, fixed: Decimal): BreakEven | null {
  const left = sales.minus(variable)
  if (sales.lte(0) || left.lte(0)) return null
  return {
    marginRate: left.div(sales),
    // One division at the end: a rate of 1/3 would come back as 149 999.99….
    sales: toCents(fixed.times(sales).div(left)),
    days: fixed.times(365).div(left),
  }
}
