import { expect, test } from 'vitest'
import { monthsLater } from './months-later.ts'

test.each([
  ['2026-11-20T09:00:00.000Z', 36, '2029-11-20T09:00:00.000Z'],
  ['2026-11-30T23:59:59.000Z', 3, '2027-02-28T23:59:59.000Z'],
  ['2024-02-29T00:00:00.000Z', 24, '2026-02-28T00:00:00.000Z'],
])('%s and %i months', (from, months, later) => expect(monthsLater(from, months)).toBe(later))
