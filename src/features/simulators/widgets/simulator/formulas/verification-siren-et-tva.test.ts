import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bare,
  ibanFault,
  isSiren,
  luhnSum,
  siretRule,
  vatNumber,
} from './verification-siren-et-tva.ts'

test('303265045 is a SIREN, and its VAT number FR40303265045', () => {
  expect(luhnSum('303265045')).toBe(30)
  expect(isSiren('303265045')).toBe(true)
  expect(vatNumber('303265045')).toBe('FR40303265045')
  expect(vatNumber('901821074')).toBe('FR53901821074')
})

test('one wrong digit, or two that changed places, are seen', () => {
  expect(isSiren('303265046')).toBe(false)
  expect(isSiren('302365045')).toBe(false)
  expect(isSiren('000000000')).toBe(false)
  expect(isSiren('30326504')).toBe(false)
})

test('any single wrong digit of a SIREN is seen', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digits = [...'303265045']
      digits[place] = String((Number(digits[place]) + more) % 10)
      expect(isSiren(digits.join(''))).toBe(false)
    }),
  )
})

test('a SIRET follows Luhn, those of La Poste may follow their own rule', () => {
  expect(siretRule('30326504500008')).toBe(luhnSum('30326504500008') % 10 === 0 ? 'luhn' : null)
  expect(siretRule('35600000000048')).toBe('luhn')
  expect(luhnSum('35600000049837') % 10).not.toBe(0)
  expect(siretRule('35600000049837')).toBe('la-poste')
  expect(siretRule('35600000049838')).toBeNull()
  expect(siretRule('3560000000004')).toBeNull()
})

test('an IBAN is checked by country, length and key', () => {
  expect(ibanFault(bare('FR76 3000 6000 0112 3456 7890 189'))).toBeNull()
  expect(ibanFault(bare('GB82 WEST 1234 5698 7654 32'))).toBeNull()
  expect(ibanFault(bare('DE89 3704 0044 0532 0130 00'))).toBeNull()
  expect(ibanFault('FR7630006000011234567890188')).toBe('key')
  expect(ibanFault('FR763000600001123456789018')).toBe('length')
  expect(ibanFault('ZZ6630006000011234567890189')).toBe('country')
  expect(ibanFault('FR0630006000011234567890188')).toBe('rib')
  // A letter within the account, and Monaco, which numbers as France does.
  expect(ibanFault('FR1420041010050500013M02606')).toBeNull()
  expect(ibanFault('MC5811222000010123456789030')).toBeNull()
  expect(ibanFault('12345')).toBe('form')
})

test('spaces, dots and dashes are no part of a number', () => {
  expect(bare(' fr 40.303-265\u202F045 ')).toBe('FR40303265045')
})
