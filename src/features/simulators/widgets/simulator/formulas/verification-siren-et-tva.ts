/** Signs of a number as it is checked: capitals and digits, no spaces, dots or dashes. */
export const bare = (typed: string): string => typed.replace(/[\s.\-\u2011]/g, '').toUpperCase()

/** Sum of Luhn: from the right, every second digit doubled, less 9 above 9. */
export function luhnSum(digits: string): number {
  return [...digits].reduceRight((sum, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** Nine digits with a sum of Luhn that ends on 0; nine zeros are nobody. */
export const isSiren = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && Number(digits) > 0 && luhnSum(digits) % 10 === 0

/** La Poste numbers its branches by another rule: the sum of the digits is a multiple of 5. */
const LA_POSTE = '356000000'

/** Why a SIRET holds; `null` when it does not. */
export function siretRule(digits: string): 'luhn' | 'la-poste' | null {
  if (!/^\d{14}$/.test(digits) || !isSiren(digits.slice(0, 9))) return null
  if (luhnSum(digits) % 10 === 0) return 'luhn'
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0)
  return digits.startsWith(LA_POSTE) && sum % 5 === 0 ? 'la-poste' : null
}

/** Two digits of the French VAT number: (12 + 3 × (SIREN mod 97)) mod 97. */
export const vatKey = (siren: string): string =>
  String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')

/** `FR40303265045` for 303265045. */
export const vatNumber = (siren: string): string => `FR${vatKey(siren)}${siren}`

/** Lengths of IBANs by country (registry of ISO 13616). */
const IBAN_LENGTHS = new Map(
  Object.entries({
    15: 'NO',
    16: 'BE',
    18: 'DK FI FK FO GL NL SD',
    19: 'MK SI',
    20: 'AT BA EE HN KZ LT LU MN XK',
    21: 'CH HR LI LV',
    22: 'BG BH CR DE GB GE IE ME RS VA',
    23: 'AE GI IL IQ OM SO TL',
    24: 'AD CZ ES MD PK RO SA SE SK TN VG',
    25: 'LY PT ST',
    26: 'IS TR',
    27: 'BI DJ FR GR IT MC MR SM',
    28: 'AL AZ BY CY DO GT HU LB NI PL SV',
    29: 'BR EG PS QA UA',
    30: 'JO KW MU YE',
    31: 'MT SC',
    32: 'LC',
    33: 'RU',
  }).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)] as const),
  ),
)

/** Signs of an IBAN of that country; `undefined` for one that has none. */
export const ibanLength = (iban: string): number | undefined => IBAN_LENGTHS.get(iban.slice(0, 2))

/** How an IBAN fails, `rib` for the key of a French account in it; `null` when it holds. */
export function ibanFault(iban: string): 'form' | 'country' | 'length' | 'key' | 'rib' | null {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return 'form'
  const length = ibanLength(iban)
  if (length === undefined) return 'country'
  if (iban.length !== length) return 'length'
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1) return 'key'
  return /^(FR|MC)/.test(iban) && !isRib(iban.slice(4)) ? 'rib' : null
}

/** Bank, branch, account and key of a French account: letters are digits (A and J 1, B, K and S 2), a multiple of 97. */
function isRib(account: string): boolean {
  const digits = account.replace(/[A-Z]/g, (letter) => {
    const place = Number.parseInt(letter, 36) - 10
    return String(((place + (place > 17 ? 1 : 0)) % 9) + 1)
  })
  return mod97(digits) === 0
}

/** ISO 7064, mod 97-10: letters are numbers from 10 to 35, the remainder is taken digit by digit. */
const mod97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
