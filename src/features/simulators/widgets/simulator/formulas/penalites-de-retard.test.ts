import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { halfYears, latePenalty } from './penalites-de-retard.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })
const at = (percent: number, days: number) => ({ percent: decimal(percent), days })

test('7 300 € at 10 % for 30 days are 60 €, and 2 € for each day more', () => {
  expect(latePenalty(decimal(7300), [at(10, 30)]).toFixed()).toBe('60')
  expect(latePenalty(decimal(7300), [at(10, 31)]).toFixed()).toBe('62')
  expect(latePenalty(decimal(7300), []).toFixed()).toBe('0')
})

test('parts of a delay are summed before they are rounded', () => {
  // 1 000 € × (7.86 % × 30 + 8 % × 31) ÷ 365 = 13.2548…
  expect(latePenalty(decimal(1000), [at(7.86, 30), at(8, 31)]).toFixed()).toBe('13.25')
})

test('a delay is cut on 1 January and 1 July, and counts as many days', () => {
  expect(halfYears(day(2026, 5, 31), day(2026, 7, 31))).toEqual([
    { year: 2026, half: 1, from: day(2026, 6, 1), days: 30 },
    { year: 2026, half: 2, from: day(2026, 7, 1), days: 31 },
  ])
  expect(halfYears(day(2025, 12, 31), day(2026, 1, 1))).toEqual([
    { year: 2026, half: 1, from: day(2026, 1, 1), days: 1 },
  ])
  const long = halfYears(day(2025, 6, 30), day(2027, 2, 1))
  expect(long.map(({ half }) => half)).toEqual([2, 1, 2, 1])
  expect(long.reduce((sum, { days }) => sum + days, 0)).toBe(184 + 365 + 32)
})

test('who pays in time is not late', () => {
  expect(halfYears(day(2026, 1, 31), day(2026, 1, 31))).toEqual([])
  expect(halfYears(day(2026, 1, 31), day(2026, 1, 1))).toEqual([])
})
