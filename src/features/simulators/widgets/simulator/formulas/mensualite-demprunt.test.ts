import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, toCents } from './decimal.ts'
import {
  annualRate,
  byYear,
  exactPayment,
  monthlyRate,
  schedule,
  total,
} from './mensualite-demprunt.ts'

const loan = [decimal(150_000), monthlyRate(decimal('3.5')), 180] as const

test('150 000 € at 3.5 % over 15 years cost 1 072.32 € a month', () => {
  expect(toCents(exactPayment(...loan)).toFixed()).toBe('1072.32')
})

test('the schedule of the example: first month, last month, total', () => {
  const months = schedule(...loan)
  expect(months[0]?.interest.toFixed()).toBe('437.5')
  expect(months[0]?.capital.toFixed()).toBe('634.82')
  expect(months.at(-1)?.left.toFixed()).toBe('0')
  expect(total(months, 'capital').toFixed()).toBe('150000')
  const adjusted = months.at(-1)?.payment.minus('1072.32').abs()
  expect(adjusted?.lt(2)).toBe(true)
  expect(total(months, 'payment').minus('193017.60').abs().lt(2)).toBe(true)
})

test('without interest the capital is shared out, the last payment takes the cents', () => {
  const months = schedule(decimal(100), decimal(0), 3)
  expect(months.map(({ payment }) => payment.toFixed())).toEqual(['33.33', '33.33', '33.34'])
})

test('a loan of a few cents never pays back more than it owes', () => {
  const months = schedule(decimal('0.03'), decimal(0), 5)
  expect(months.map(({ left }) => left.toFixed())).toEqual(['0.02', '0.01', '0', '0', '0'])
})

test('years gather twelve months, the last what is left', () => {
  const years = byYear(schedule(decimal(1400), decimal(0), 14))
  expect(years.map(({ paid, left }) => [paid.toFixed(), left.toFixed()])).toEqual([
    ['1200', '200'],
    ['200', '0'],
  ])
})

test('whatever the loan, its schedule repays it to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 1, max: 60 }),
      (cents, rate, months) => {
        const capital = decimal(cents).div(100)
        const rows = schedule(capital, monthlyRate(decimal(rate).div(100)), months)
        expect(rows).toHaveLength(months)
        expect(total(rows, 'capital').eq(capital)).toBe(true)
        expect(rows.every(({ left, payment }) => left.gte(0) && payment.gte(0))).toBe(true)
      },
    ),
    { numRuns: 20 },
  )
})

test('the annual percentage rate counts fees and insurance', () => {
  const payments = schedule(...loan).map(({ payment }) => payment)
  const insured = payments.map((payment) => payment.plus(45))
  const rateOf = (received: number, flows: typeof payments) =>
    (annualRate(decimal(received), flows) * 100).toFixed(3)
  expect(rateOf(150_000, payments)).toBe('3.557')
  expect(rateOf(148_500, insured)).toBe('4.336')
  expect(rateOf(100, [decimal(50), decimal(50)])).toBe('0.000')
  // One month at 1 %: 12.683 % a year.
  expect(rateOf(100, [decimal(101)])).toBe('12.683')
})

test('a partial deferral pays the interest alone, then the same capital in fewer months', () => {
  const months = schedule(decimal(100_000), monthlyRate(decimal(3)), 84, {
    months: 12,
    kind: 'partial',
  })
  expect(months.slice(0, 12).every(({ payment }) => payment.toFixed() === '250')).toBe(true)
  expect(months[11]?.left.toFixed()).toBe('100000')
  expect(
    months[12]?.payment.eq(toCents(exactPayment(decimal(100_000), monthlyRate(decimal(3)), 72))),
  ).toBe(true)
  expect(months).toHaveLength(84)
})

test('the interest of a total deferral joins the capital and bears interest', () => {
  const months = schedule(decimal(100_000), monthlyRate(decimal(3)), 84, {
    months: 12,
    kind: 'total',
  })
  expect(months[0]?.payment.toFixed()).toBe('0')
  // 100 000 × 1,0025^12 = 103 041,60, each month's interest to the cent.
  expect(months[11]?.left.minus('103041.60').abs().lte('0.06')).toBe(true)
  expect(months.at(-1)?.left.toFixed()).toBe('0')
  expect(total(months, 'capital').toFixed()).toBe('100000')
})
