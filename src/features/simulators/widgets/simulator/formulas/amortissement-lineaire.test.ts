import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import {
  decliningDepreciation,
  decliningRate,
  depreciatedOn,
  depreciation,
  firstYearDays,
  firstYearMonths,
} from './amortissement-lineaire.ts'

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
  expect(depreciatedOn(day(2028, 2, 29), 5)).toEqual(day(2033, 2, 28))
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

test('declining over five years: 35 % of what is left, then equal shares of the last two', () => {
  const plan = decliningDepreciation(decimal(10_000), 5, 12, DECEMBER)
  expect(decliningRate(5).toFixed()).toBe('0.35')
  expect(charges(plan)).toEqual(['3500', '2275', '1478.75', '1373.13', '1373.12'])
  expect(plan.at(-1)?.left.toFixed()).toBe('0')
})

test.each([
  [3, '41.67'],
  [4, '31.25'],
  [5, '35'],
  [6, '29.17'],
  [7, '32.14'],
  [10, '22.5'],
])('the declining rate of %i years is %s %%', (years, percents) => {
  expect(decliningRate(years).times(100).round(2, 1).toFixed()).toBe(percents)
})

test('the month of purchase counts whole, and a short first year is one of the plan’s', () => {
  expect(firstYearMonths(day(2026, 4, 15), DECEMBER)).toBe(9)
  expect(firstYearMonths(day(2026, 10, 1), day(2027, 12, 31))).toBe(15)
  const plan = decliningDepreciation(decimal(10_000), 5, 9, DECEMBER)
  // 10 000 × 35 % × 9 ÷ 12 = 2 625 ; 7 375 × 35 % = 2 581,25 ; 4 793,75 × 35 % = 1 677,81, the rest in two.
  expect(charges(plan)).toEqual(['2625', '2581.25', '1677.81', '1557.97', '1557.97'])
  expect(plan).toHaveLength(5)
})

test('whatever the base, a declining plan ends on it and never charges less than nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 3, max: 50 }),
      fc.integer({ min: 1, max: 24 }),
      (cents, years, months) => {
        const base = decimal(cents).div(100)
        const plan = decliningDepreciation(base, years, months, DECEMBER)
        expect(plan.at(-1)?.charged.eq(base)).toBe(true)
        expect(plan.every(({ charge, left }) => charge.gte(0) && left.gte(0))).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})
