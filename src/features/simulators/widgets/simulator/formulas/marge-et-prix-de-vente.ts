import { type Decimal, ONE, share, toCents } from './decimal.ts'

/** Ratios are shares (0.4 for 40 %), not rounded; `null` when there is nothing to divide by. */
export interface Margin {
  amount: Decimal
  /** Taux de marge: margin ÷ purchase. */
  ofPurchase: Decimal | null
  /** Taux de marque: margin ÷ sale. */
  ofSale: Decimal | null
  /** Coefficient: sale with tax ÷ purchase without. */
  coefficient: Decimal | null
}

/** Purchase and sale without tax, the tax of the sale in percent. */
export function margin(purchase: Decimal, sale: Decimal, taxPercent: Decimal): Margin {
  const amount = sale.minus(purchase)
  const taxed = sale.times(share(taxPercent).plus(ONE))
  return {
    amount,
    ofPurchase: purchase.eq(0) ? null : amount.div(purchase),
    ofSale: sale.eq(0) ? null : amount.div(sale),
    coefficient: purchase.eq(0) ? null : taxed.div(purchase),
  }
}

/** The sale price, to the cent, that leaves this margin on the purchase. */
export const saleForMarginRate = (purchase: Decimal, percent: Decimal): Decimal =>
  toCents(purchase.times(share(percent).plus(ONE)))

/** The sale price, to the cent, of which the margin is this part; `null` from 100 % on. */
export const saleForBrandRate = (purchase: Decimal, percent: Decimal): Decimal | null =>
  percent.gte(100) ? null : toCents(purchase.div(ONE.minus(share(percent))))
