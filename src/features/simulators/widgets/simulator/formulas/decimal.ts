import { Big } from 'big.js'

/**
 * Decimal numbers of simulators. Binary floats can't hold 0.1, and a sum of money that is off by a
 * cent is wrong; integer cents can't hold a monthly rate. So: decimals of any size, divisions cut
 * at 30 places, and one rounding half-up where a result is shown.
 */
export type Decimal = Big

const PLACES = 30
const Exact = Big()
Exact.DP = PLACES
Exact.RM = 1

/** A decimal from a whole number or a plain decimal text. @throws Error when it is neither */
export const decimal = (value: string | number): Decimal => new Exact(value)

export const ZERO = decimal(0)
export const ONE = decimal(1)

/** Rounded half-up, away from zero: 0.005 gives 0.01, −0.005 gives −0.01. */
export const rounded = (value: Decimal, places: number): Decimal => value.round(places, 1)

/** To the cent. */
export const toCents = (value: Decimal): Decimal => rounded(value, 2)

/** 20 for « 20 % » gives 0.2. */
export const share = (percent: Decimal): Decimal => percent.div(100)

/**
 * `base` to the power of a whole number from 0 on, by squaring: a dozen multiplications for six
 * hundred months. Each is cut at 30 places, since exact digits would double with every square.
 */
export function power(base: Decimal, exponent: number): Decimal {
  let result = ONE
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = rounded(result.times(square), PLACES)
    square = rounded(square.times(square), PLACES)
  }
  return result
}

/** The least of two. */
export const least = (one: Decimal, other: Decimal): Decimal => (one.lt(other) ? one : other)

/** The most of two. */
export const most = (one: Decimal, other: Decimal): Decimal => (one.gt(other) ? one : other)
