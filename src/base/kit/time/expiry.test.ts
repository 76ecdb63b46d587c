import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInParis } from './calendar-day.ts'
import { beginOfDay, earliest, endOfDay, endOfWeek, endOfYear } from './expiry.ts'
import { isoWeekToken } from './iso-week.ts'

const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const before = (end: Date) => new Date(end.getTime() - 1)

test.each([
  ['2026-11-22T10:00:00Z', '2026-11-22T23:00:00.000Z'],
  ['2026-07-14T10:00:00Z', '2026-07-14T22:00:00.000Z'],
  ['2026-11-22T23:30:00Z', '2026-11-23T23:00:00.000Z'],
  // The days on which the clocks change.
  ['2026-03-29T10:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25T10:00:00Z', '2026-10-25T23:00:00.000Z'],
])('the day of %s ends at %s', (now, end) => {
  expect(endOfDay(new Date(now)).toISOString()).toBe(end)
})

test('a day, a week and a year hold to their end and not beyond', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const kinds: [(now: Date) => Date, (now: Date) => string][] = [
        [endOfDay, (at) => JSON.stringify(dayInParis(at))],
        [endOfWeek, isoWeekToken],
        [endOfYear, (at) => String(dayInParis(at).year)],
      ]
      for (const [endOf, nameOf] of kinds) {
        const end = endOf(now)
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(nameOf(before(end))).toBe(nameOf(now))
        expect(nameOf(end)).not.toBe(nameOf(now))
      }
      expect(beginOfDay(dayInParis(now)).getTime()).toBeLessThanOrEqual(now.getTime())
    }),
  )
})

test('the earliest of some ends', () => {
  const [first, second] = [new Date('2026-01-01'), new Date('2027-01-01')]
  expect(earliest([null, second, undefined, first])).toEqual(first)
  expect(earliest([null, undefined])).toBeNull()
  expect(earliest([])).toBeNull()
})
