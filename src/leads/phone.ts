import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** Digits and what people write between them; letters would make it something else. */
const TYPED = /^\+?[\d\s().\-/]{4,40}$/

/**
 * A telephone number in E.164, `+33199001234`; French unless it begins with another country's code.
 * Possible is enough: numbers reserved for fiction and numbers too new for the tables are taken.
 */
export function phoneOf(typed: string): string | null {
  if (!TYPED.test(typed)) return null
  const number = parsePhoneNumberFromString(typed, 'FR')
  return number?.isPossible() === true ? number.number : null
}
