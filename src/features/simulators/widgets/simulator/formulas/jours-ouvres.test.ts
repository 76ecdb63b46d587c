import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from './days.ts'
import { countDays, publicHolidays } from './jours-ouvres.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })
const named = (year: number, name: string, alsace = false) =>
  publicHolidays(year, alsace).find((holiday) => holiday.name === name)?.day

test('Easter falls on 5 April 2026 and 28 March 2027', () => {
  expect(named(2026, 'Lundi de Pâques')).toEqual(day(2026, 4, 6))
  expect(named(2027, 'Lundi de Pâques')).toEqual(day(2027, 3, 29))
  expect(named(2026, 'Ascension')).toEqual(day(2026, 5, 14))
  expect(named(2026, 'Lundi de Pentecôte')).toEqual(day(2026, 5, 25))
  expect(named(2038, 'Lundi de Pâques')).toEqual(day(2038, 4, 26))
  expect(named(2285, 'Lundi de Pâques')).toEqual(day(2285, 3, 23))
})

test('there are eleven, and two more in Alsace and Moselle', () => {
  expect(publicHolidays(2026, false)).toHaveLength(11)
  expect(publicHolidays(2026, true)).toHaveLength(13)
  expect(named(2026, 'Vendredi saint', true)).toEqual(day(2026, 4, 3))
  expect(named(2026, 'Saint-Étienne', true)).toEqual(day(2026, 12, 26))
})

test('May 2027 has 19 jours ouvrés and 22 jours ouvrables', () => {
  const { all, worked, workable, holidays } = countDays(day(2027, 5, 1), day(2027, 5, 31), false)
  expect([all, worked, workable, holidays.length]).toEqual([31, 19, 22, 4])
})

test('one day is one day, a Sunday is none', () => {
  const monday = day(2026, 11, 23)
  expect(countDays(monday, monday, false)).toMatchObject({ all: 1, worked: 1, workable: 1 })
  const sunday = day(2026, 11, 22)
  expect(countDays(sunday, sunday, false)).toMatchObject({ all: 1, worked: 0, workable: 0 })
})

test('two holidays on one day are one day off', () => {
  const ascension = day(2008, 5, 1)
  expect(countDays(ascension, ascension, false)).toMatchObject({ worked: 0, workable: 0 })
  expect(countDays(day(2008, 4, 28), day(2008, 5, 4), false).worked).toBe(4)
})

test('counting says what walking through the days says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 800 }),
      fc.boolean(),
      (start, length, alsace) => {
        const from = addDays(day(1990, 1, 1), start)
        const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index))
        const off = new Set(
          [...new Set(days.map(({ year }) => year))].flatMap((year) =>
            publicHolidays(year, alsace).map((holiday) => JSON.stringify(holiday.day)),
          ),
        )
        const open = days.filter((one) => !off.has(JSON.stringify(one)))
        expect(countDays(from, addDays(from, length), alsace)).toMatchObject({
          workable: open.filter((one) => weekdayOf(one) !== 0).length,
          worked: open.filter((one) => ![0, 6].includes(weekdayOf(one))).length,
        })
      },
    ),
    { numRuns: 25 },
  )
})
