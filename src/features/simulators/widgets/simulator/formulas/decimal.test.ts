import { expect, test } from 'vitest'
import { decimal, power, rounded, toCents } from './decimal.ts'
import { workOf } from '../../../../../../tests/readers/measure.ts'

test('halves are rounded away from zero, and only once', () => {
  expect(toCents(decimal('1.005')).toFixed()).toBe('1.01')
  expect(toCents(decimal('-1.005')).toFixed()).toBe('-1.01')
  expect(toCents(decimal('1.00499999')).toFixed()).toBe('1')
  expect(rounded(decimal('2.5'), 0).toFixed()).toBe('3')
})

test('a tenth and two tenths are three tenths', () => {
  expect(decimal('0.1').plus('0.2').eq('0.3')).toBe(true)
})

test('a power is exact while its digits last, and quick when they do not', () => {
  expect(power(decimal('1.03'), 10).toFixed()).toBe('1.34391637934412192049')
  expect(power(decimal(7), 0).toFixed()).toBe('1')
  const work = workOf(() => expect(power(decimal('1.0029166'), 1200).gt(30)).toBe(true))
  expect(work).toBeLessThan(1000)
})
