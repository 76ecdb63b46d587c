/** Digits and what people write between them; letters would make it something else. */
export const TYPED_PHONE = /^\+?[\d\s().\-/]{4,40}$/

/** What people write between the digits of a telephone number. */
const BETWEEN = /[\s().\-/]/g

/**
 * A telephone number as it is dialled, in E.164: ten digits that begin with 0 are a French one, others
 * begin with the code of their country; empty for what is none.
 */
export function dialled(typed: string): string {
  const digits = withoutZero(typed).replaceAll(BETWEEN, '').replace(/^00/, '+')
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : ''
}

/** « +33 (0)1… »: that zero is dialled at home alone. */
const withoutZero = (typed: string): string =>
  /^\s*(?:\+|00)/.test(typed) ? typed.replace('(0)', '') : typed
