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

/** Lengths of IBANs by country (registry of ISO 13616), for the countries that visitors meet most. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LU: 20,
  MC: 27,
  NL: 18,
  PT: 25,
}

/** How an IBAN fails; `null` when it holds. */
export function ibanFault(iban: string): 'form' | 'length' | 'key' | null {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return 'form'
  const length = IBAN_LENGTHS[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return 'length'
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? null : 'key'
}

/** ISO 7064, mod 97-10: letters are numbers from 10 to 35, the remainder is taken digit by digit. */
const mod97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
