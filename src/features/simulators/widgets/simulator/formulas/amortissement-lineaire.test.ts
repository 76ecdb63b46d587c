import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { depreciatedOn, depreciation, firstYearDays } from './amortissement-lineaire.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })
const DECEMBER = day(2026, 12, 31)

test.each([
  [day(2026, 4, 1), DECEMBER, 270],
  [day(2026, 1, 1), DECEMBER, 360],
  [day(2026, 12, 31), DECEMBER, 1],
  [day(2026, 12, 30), DECEMBER, 1],
  [day(2026, 3, 1), day(2027, 2, 28), 360],
  [day(2027, 2, 15), day(2027, 2, 28), 16],
  [day(2026, 7, 1), day(2027, 6, 30), 360],
])('from %o to %o', (start, closing, days) => {
  expect(firstYearDays(start, closing)).toBe(days)
})

const charges = (plan: ReturnType<typeof depreciation>) =>
  plan.map(({ charge }) => charge.toFixed())

test('12 000 € over five years from 1 April: six lines', () => {
  const plan = depreciation(decimal(12_000), 5, 270, DECEMBER)
  expect(charges(plan)).toEqual(['1800', '2400', '2400', '2400', '2400', '600'])
  expect(plan.map(({ left }) => left.toFixed())).toEqual([
    '10200',
    '7800',
    '5400',
    '3000',
    '600',
    '0',
  ])
  expect(plan.at(-1)?.closing).toEqual(day(2031, 12, 31))
})

test('a whole first year adds no line, and the last takes the cents', () => {
  expect(charges(depreciation(decimal(100), 3, 360, DECEMBER))).toEqual(['33.33', '33.33', '33.34'])
})

test('a first year of fifteen months has its 450 days; one longer than the plan has all of it', () => {
  const plan = depreciation(decimal(5000), 5, 450, day(2027, 12, 31))
  expect(charges(plan)).toEqual(['1250', '1000', '1000', '1000', '750'])
  expect(plan.at(-1)?.closing).toEqual(day(2031, 12, 31))
  expect(charges(depreciation(decimal(900), 1, 450, day(2027, 12, 31)))).toEqual(['900'])
})

test('depreciation ends a day before its anniversary', () => {
  expect(depreciatedOn(day(2026, 4, 1), 5)).toEqual(day(2031, 3, 31))
  expect(depreciatedOn(day(2026, 1, 1), 3)).toEqual(day(2028, 12, 31))
  expect(depreciatedOn(day(2028, 2, 29), 5)).toEqual(day(2033, 2, 27))
})

test('a financial year that ends in February ends with February', () => {
  const plan = depreciation(decimal(90), 3, 180, day(2027, 2, 28))
  expect(plan.map(({ closing }) => closing.day)).toEqual([28, 29, 28, 28])
})

test('whatever the base, the plan ends on it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 720 }),
      (cents, years, days) => {
        const base = decimal(cents).div(100)
        const plan = depreciation(base, years, days, DECEMBER)
        expect(plan.at(-1)?.charged.eq(base)).toBe(true)
        expect(plan.every(({ charge, left }) => charge.gte(0) && left.gte(0))).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})
