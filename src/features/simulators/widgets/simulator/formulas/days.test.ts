import { expect, test } from 'vitest'
import { addDays, daysBetween, endOfMonth, weekdayOf } from './days.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })

test('days are counted over the ends of months and years', () => {
  expect(addDays(day(2026, 12, 31), 1)).toEqual(day(2027, 1, 1))
  expect(addDays(day(2028, 2, 28), 1)).toEqual(day(2028, 2, 29))
  expect(daysBetween(day(2026, 3, 28), day(2026, 3, 30))).toBe(2)
  expect(daysBetween(day(2026, 1, 2), day(2026, 1, 1))).toBe(-1)
})

test('the end of a month and the day of the week', () => {
  expect(endOfMonth(day(2028, 2, 1))).toEqual(day(2028, 2, 29))
  expect(endOfMonth(day(2026, 12, 5))).toEqual(day(2026, 12, 31))
  expect(weekdayOf(day(2026, 11, 21))).toBe(6)
})
