import { expect, test } from 'vitest'
import { parisDayStart } from './paris-day.ts'

test('a day begins at midnight in Paris, in summer and in winter', () => {
  expect(parisDayStart('2026-07-01')).toBe('2026-06-30T22:00:00.000Z')
  expect(parisDayStart('2026-01-01')).toBe('2025-12-31T23:00:00.000Z')
})

test('a day on which the clocks change begins with the clock of the day before', () => {
  expect(parisDayStart('2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
  expect(parisDayStart('2026-03-29', 1)).toBe('2026-03-29T22:00:00.000Z')
  expect(parisDayStart('2026-10-25')).toBe('2026-10-24T22:00:00.000Z')
  expect(parisDayStart('2026-10-25', 1)).toBe('2026-10-25T23:00:00.000Z')
})
