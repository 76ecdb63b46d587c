import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay, typedDate } from './typed-date.ts'

test('I4 a day is written day/month/year', () => {
  expect(typedDate('2026-04-01')).toBe('01/04/2026')
  expect(typedDate('')).toBe('')
  expect(typedDate('1/4/2026')).toBe('')
})

test.each(['01/04/2026', '1/4/2026', '01.04.2026', '1-4-2026', '01 04 2026', ' 1 / 4 / 2026 '])(
  'I4 %j is understood',
  (typed) => {
    expect(isoDay(typed)).toBe('2026-04-01')
  },
)

test.each([
  '',
  '31/02/2026',
  '29/02/2025',
  '32/01/2026',
  '1/13/2026',
  '01/04/26',
  '2026-04-01',
  'x',
])('I4 %j is no day', (typed) => {
  expect(isoDay(typed)).toBeNull()
})

test('I4 every day that is written is understood', () => {
  const days = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      expect(isoDay(typedDate(iso))).toBe(iso)
    }),
  )
})
