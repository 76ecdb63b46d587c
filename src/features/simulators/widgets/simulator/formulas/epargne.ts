import { type Decimal, ONE, power, toCents } from './decimal.ts'

/** What savings have become, in euros and whole cents. */
export interface Savings {
  /** The sum of the beginning with its interest. */
  fromCapital: Decimal
  /** Every regular payment with its interest. */
  fromPayments: Decimal
  total: Decimal
}

/** VF = C(1 + i)^n + v((1 + i)^n − 1) ÷ i, or C + v·n without interest; paid at each period’s end. */
export function futureValue(
  capital: Decimal,
  payment: Decimal,
  rate: Decimal,
  periods: number,
): Savings {
  const growth = power(ONE.plus(rate), periods)
  const grown = capital.times(growth)
  const saved = rate.eq(0) ? payment.times(periods) : payment.times(growth.minus(ONE)).div(rate)
  const fromCapital = toCents(grown)
  const total = toCents(grown.plus(saved))
  return { fromCapital, fromPayments: total.minus(fromCapital), total }
}
