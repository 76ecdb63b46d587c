import { type Decimal, ONE, share, toCents } from './decimal.ts'

/** What one discount takes off, in euros and whole cents. */
export interface DiscountStep {
  percent: Decimal
  taken: Decimal
  left: Decimal
}

/** What is left of one euro after all discounts: Π(1 − rᵢ). */
export const kept = (percents: readonly Decimal[]): Decimal =>
  percents.reduce((left, percent) => left.times(ONE.minus(share(percent))), ONE)

/** net = p × Π(1 − rᵢ), rounded to the cent at the end only; a step shows where the price stands. */
export function discounted(
  price: Decimal,
  percents: readonly Decimal[],
): { net: Decimal; steps: DiscountStep[] } {
  const stands = percents.map((_percent, index) =>
    toCents(price.times(kept(percents.slice(0, index + 1)))),
  )
  const steps = percents.map((percent, index) => {
    const left = stands[index] ?? price
    return { percent, left, taken: (stands[index - 1] ?? price).minus(left) }
  })
  return { net: stands.at(-1) ?? price, steps }
}

/** The price before the discounts, to the cent; `null` when they leave nothing. */
export function undiscounted(net: Decimal, percents: readonly Decimal[]): Decimal | null {
  const left = kept(percents)
  return left.eq(0) ? null : toCents(net.div(left))
}
