import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, toCents } from './decimal.ts'
import { borrowable } from './capacite-demprunt.ts'
import { exactPayment, monthlyRate } from './mensualite-demprunt.ts'

test('1 000 € a month at 4 % for 10 years carry 98 770.17 €', () => {
  expect(borrowable(decimal(1000), monthlyRate(decimal(4)), 120).toFixed()).toBe('98770.17')
})

test('without interest it is the sum of the payments', () => {
  expect(borrowable(decimal('12.5'), decimal(0), 8).toFixed()).toBe('100')
})

test('the payment of the capital found is the payment asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 0, max: 2500 }),
      fc.integer({ min: 1, max: 600 }),
      (cents, hundredths, months) => {
        const rate = monthlyRate(decimal(hundredths).div(100))
        const payment = decimal(cents).div(100)
        const capital = borrowable(payment, rate, months)
        // The capital is rounded: half a cent of it weighs at most as much in one payment.
        const back = exactPayment(capital, rate, months)
        expect(back.minus(payment).abs().lte('0.0052')).toBe(true)
        expect(toCents(back).minus(payment).abs().lte('0.01')).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})
