import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { withTax, withoutTax } from './tva-ht-ttc.ts'

const read = ({ excluded, tax, included }: ReturnType<typeof withTax>) =>
  [excluded, tax, included].map((amount) => amount.toFixed(2))

test('1 250 € at 20 % are 1 500 €, and back', () => {
  const there = ['1250.00', '250.00', '1500.00']
  expect(read(withTax(decimal(1250), decimal(20)))).toEqual(there)
  expect(read(withoutTax(decimal(1500), decimal(20)))).toEqual(there)
})

test('the tax is rounded half-up, and the three amounts add up', () => {
  expect(read(withTax(decimal('29.97'), decimal(20)))).toEqual(['29.97', '5.99', '35.96'])
  expect(read(withTax(decimal('0.10'), decimal('5.5')))).toEqual(['0.10', '0.01', '0.11'])
  expect(read(withoutTax(decimal('10.00'), decimal('5.5')))).toEqual(['9.48', '0.52', '10.00'])
})

test('a rate of zero changes nothing', () => {
  expect(read(withTax(decimal(12), decimal(0)))).toEqual(['12.00', '0.00', '12.00'])
  expect(read(withoutTax(decimal(0), decimal(0)))).toEqual(['0.00', '0.00', '0.00'])
})
