/**
 * Fractions of whole numbers: the oracle of simulators, written apart from the decimals that they compute with. Nothing
 * is rounded before {@link Exact.rounded} is asked.
 */
export class Exact {
  readonly top: bigint
  readonly bottom: bigint

  constructor(top: bigint, bottom = 1n) {
    const sign = bottom < 0n ? -1n : 1n
    const common = divisor(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom) || 1n
    this.top = (sign * top) / common
    this.bottom = (sign * bottom) / common
  }

  plus = (other: Exact): Exact =>
    new Exact(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom)
  minus = (other: Exact): Exact => this.plus(other.times(q('-1')))
  times = (other: Exact): Exact => new Exact(this.top * other.top, this.bottom * other.bottom)
  over = (other: Exact): Exact => new Exact(this.top * other.bottom, this.bottom * other.top)
  /** To the power of a whole number from 0 on. */
  to = (power: number): Exact => new Exact(this.top ** BigInt(power), this.bottom ** BigInt(power))
  isUnder = (other: Exact): boolean => this.top * other.bottom < other.top * this.bottom

  /** Half away from zero, to so many places. */
  rounded(places: number): Exact {
    const scale = 10n ** BigInt(places)
    const large = (this.top < 0n ? -this.top : this.top) * scale * 2n + this.bottom
    const whole = large / (this.bottom * 2n)
    return new Exact(this.top < 0n ? -whole : whole, scale)
  }
}

const divisor = (one: bigint, other: bigint): bigint => {
  let [large, small] = [one, other]
  while (small > 0n) [large, small] = [small, large % small]
  return large
}

/** `q('12.5')`: a plain decimal text. */
export function q(text: string | number): Exact {
  const [whole = '0', decimals = ''] = String(text).split('.')
  return new Exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

export const cents = (value: Exact): Exact => value.rounded(2)

/** `-1 234,50` with plain spaces and at least so many decimals, at most so many. */
export function written(value: Exact, least: number, most: number): string {
  const { top, bottom } = value.rounded(most)
  const scale = 10n ** BigInt(most)
  const units = (top < 0n ? -top : top) * (scale / bottom)
  const digits = String(units).padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most)
  let decimals = most === 0 ? '' : digits.slice(-most)
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  const first = whole.length % 3
  const grouped = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])]
  return `${top < 0n ? '-' : ''}${grouped.filter(Boolean).join(' ')}${decimals ? `,${decimals}` : ''}`
}

export const eur = (value: Exact): string => `${written(value, 2, 2)} €`
/** `28,5 %` for 0.285. */
export const pct = (share: Exact, places = 2): string =>
  `${written(share.times(q(100)), 0, places)} %`

/** What a form is filled with and what its page must answer: figures by their label, or the fields it refuses. */
export interface Case {
  typed: Readonly<Record<string, string>>
  found?: Readonly<Record<string, string>>
  faults?: readonly string[]
  /** The last line of the first table. */
  last?: readonly string[]
}

export const gives = (
  typed: Case['typed'],
  found: Readonly<Record<string, string>>,
  last?: readonly string[],
): Case => ({ typed, found, ...(last ? { last } : {}) })

export const refuses = (typed: Case['typed'], ...faults: readonly string[]): Case => ({
  typed,
  faults,
})
