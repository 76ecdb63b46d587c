import { expect, test } from 'vitest'
import { countedMonths } from './months.ts'

test('months are counted in Paris, empty ones too, oldest first', () => {
  const received = [
    { form: 'contact', received_at: '2025-12-31T22:59:59.000Z' },
    // Already January in Paris.
    { form: 'contact', received_at: '2025-12-31T23:00:00.000Z' },
    { form: 'guide', received_at: '2026-01-15T12:00:00.000Z' },
    { form: 'guide', received_at: '2024-01-15T12:00:00.000Z' },
  ] as const
  expect(countedMonths(received, new Date('2026-02-03T10:00:00Z'), 3)).toEqual([
    { month: '2025-12', byForm: { contact: 1 }, total: 1 },
    { month: '2026-01', byForm: { contact: 1, guide: 1 }, total: 2 },
    { month: '2026-02', byForm: {}, total: 0 },
  ])
})
