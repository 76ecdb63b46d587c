import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frenchNumber, parseFrenchNumber } from './french-number.ts'

test.each([
  ['1250', '1250'],
  ['1 250', '1250'],
  ['1\u202F250,50', '1250.5'],
  ['1\u00A0250,50\u00A0€', '1250.5'],
  ['3,5 %', '3.5'],
  ['3.5', '3.5'],
  ['.5', '0.5'],
  ['5,', '5'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234.567', '1234567'],
  ['007,500', '7.5'],
  ['-12', '-12'],
  ['\u2212\u202F12', '-12'],
  ['-0,00', '0'],
  ['0', '0'],
])('a visitor who types « %s » means %s', (typed, plain) => {
  expect(parseFrenchNumber(typed)).toBe(plain)
})

test.each([
  '',
  ' ',
  ',',
  '-',
  '€',
  'douze',
  '1e9',
  'Infinity',
  '0x10',
  '1,2,3',
  '1.23.456',
  '1,23.456,7',
  '12€€',
  '5 % %',
  '--5',
  '١٢',
  '9'.repeat(41),
])('« %s » is no number', (typed) => {
  expect(parseFrenchNumber(typed)).toBeNull()
})

test('a number is written with a comma and narrow spaces', () => {
  expect(frenchNumber('1234567.89')).toBe('1\u202F234\u202F567,89')
  expect(frenchNumber('-1000')).toBe('-1\u202F000')
  expect(frenchNumber('999.50')).toBe('999,50')
})

const plainNumber = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 15n }),
    fc.integer({ min: 0, max: 999_999 }),
  )
  .map(([negative, whole, millionths]) => {
    const decimals = String(millionths).padStart(6, '0').replace(/0+$/, '')
    const text = `${whole}${decimals && `.${decimals}`}`
    return negative && text !== '0' ? `-${text}` : text
  })

test('what is written is read back, to the last digit', () => {
  fc.assert(
    fc.property(plainNumber, fc.constantFrom('', '\u00A0€', ' %', ' '), (plain, after) => {
      expect(parseFrenchNumber(frenchNumber(plain) + after)).toBe(plain)
    }),
  )
})

test('any text gives a plain number or nothing, and a plain number means itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.- €%e\u202F') }), (typed) => {
      const plain = parseFrenchNumber(typed)
      if (plain === null) return
      expect(plain).toMatch(/^-?\d+(\.\d*[1-9])?$/)
      expect(parseFrenchNumber(plain)).toBe(plain)
    }),
  )
})
