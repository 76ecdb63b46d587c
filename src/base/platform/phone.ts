import { TYPED_PHONE } from '#base/kit/text/dialled.ts'

/**
 * A telephone number in E.164, `+33199001234`; French unless it begins with another country's code.
 * Possible is enough: numbers reserved for fiction and numbers too new for the tables are taken.
 * The tables of numbers are large: they are read when the first number comes.
 */
export async function phoneOf(typed: string): Promise<string | null> {
  if (!TYPED_PHONE.test(typed)) return null
  const { parsePhoneNumberFromString } = await import('libphonenumber-js')
  const number = parsePhoneNumberFromString(typed, 'FR')
  return number?.isPossible() === true ? number.number : null
}
