import { expect, test } from 'vitest'
import { parisDayStart, parisInstant } from './paris-instant.ts'

test.each([
  ['2026-04-01T09:00:00Z', '2026-04-01T11:00:00+02:00'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00+01:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['2026-04-01T09:00:00', '2026-04-01T11:00:00+02:00'],
  ['2026-04-01T09:00:00+02:00', '2026-04-01T09:00:00+02:00'],
  ['2026-04-01', '2026-04-01T02:00:00+02:00'],
  ['hier', ''],
  ['', ''],
])('P4 %s is said in Paris with its offset', (instant, expected) => {
  expect(parisInstant(instant)).toBe(expected)
})

test('P7 a day begins at midnight in Paris, in summer and in winter', () => {
  expect(parisDayStart('2026-07-01')).toBe('2026-06-30T22:00:00.000Z')
  expect(parisDayStart('2026-01-01')).toBe('2025-12-31T23:00:00.000Z')
})

test('a day on which the clocks change begins with the clock of the day before', () => {
  expect(parisDayStart('2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
  expect(parisDayStart('2026-03-29', 1)).toBe('2026-03-29T22:00:00.000Z')
  expect(parisDayStart('2026-10-25')).toBe('2026-10-24T22:00:00.000Z')
  expect(parisDayStart('2026-10-25', 1)).toBe('2026-10-25T23:00:00.000Z')
})

test('there is a first day and a last one', () => {
  expect(parisDayStart('9999-12-31', 1)).toBe('9999-12-30T23:00:00.000Z')
  expect(parisDayStart('0001-01-01')).toBe(parisDayStart('1000-01-01', -14))
})
