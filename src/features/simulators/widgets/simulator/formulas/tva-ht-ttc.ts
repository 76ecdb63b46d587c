import { type Decimal, ONE, share, toCents } from './decimal.ts'

/** A price with its tax, in euros and whole cents. */
export interface TaxedPrice {
  excluded: Decimal
  tax: Decimal
  included: Decimal
}

/**
 * TTC = HT × (1 + t). The tax of the total is rounded to the cent, once: invoices that round each
 * line may differ by some cents.
 */
export function withTax(excluded: Decimal, percent: Decimal): TaxedPrice {
  const tax = toCents(excluded.times(share(percent)))
  return { excluded, tax, included: excluded.plus(tax) }
}

/** HT = TTC ÷ (1 + t), rounded to the cent; the tax is what is left, so that both add up. */
export function withoutTax(included: Decimal, percent: Decimal): TaxedPrice {
  const excluded = toCents(included.div(share(percent).plus(ONE)))
  return { excluded, tax: included.minus(excluded), included }
}
