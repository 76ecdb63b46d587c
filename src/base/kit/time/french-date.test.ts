import { expect, test } from 'vitest'
import { longDate, longDateOf, monthName, ofMonth, shortMonth, weekdayName } from './french-date.ts'

test('a date is written as French does', () => {
  expect(longDate({ year: 2027, month: 1, day: 1 })).toBe('1er\u00A0janvier 2027')
  expect(longDate({ year: 2026, month: 8, day: 21 })).toBe('21\u00A0août 2026')
  expect(weekdayName({ year: 2026, month: 4, day: 5 })).toBe('dimanche')
  expect([monthName(2), shortMonth(2), ofMonth(2)]).toEqual(['février', 'févr.', 'de février'])
  expect([ofMonth(4), ofMonth(8), ofMonth(10)]).toEqual(['d’avril', 'd’août', 'd’octobre'])
})

test('a stored day or month is written in full, anything else as nothing', () => {
  expect(longDateOf('2026-12-31')).toBe('31\u00A0décembre 2026')
  expect(longDateOf('2026-11')).toBe('novembre 2026')
  for (const other of ['', '2026', '31/12/2026']) expect(longDateOf(other), other).toBe('')
})
