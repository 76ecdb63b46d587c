import { expect, test } from 'vitest'
import { decimal, ZERO } from './decimal.ts'
import { futureValue } from './epargne.ts'

test('10 000 € at 3 % become 13 439.16 € in 10 years', () => {
  expect(futureValue(decimal(10_000), ZERO, decimal('0.03'), 10).total.toFixed()).toBe('13439.16')
})

test('1 000 € more at the end of each year add 11 463.88 €', () => {
  const { fromPayments, total } = futureValue(decimal(10_000), decimal(1000), decimal('0.03'), 10)
  expect(fromPayments.toFixed()).toBe('11463.88')
  expect(total.toFixed()).toBe('24903.04')
})

test('without interest it is what was paid in', () => {
  expect(futureValue(decimal(100), decimal(10), ZERO, 12).total.toFixed()).toBe('220')
  expect(futureValue(decimal(100), decimal(10), decimal('0.1'), 0).total.toFixed()).toBe('100')
})
