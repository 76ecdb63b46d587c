import { expect, test } from 'vitest'
import {
  daysLater,
  easter,
  isAlsaceMoselleHoliday,
  isoDay,
  isPublicHoliday,
  isWorkingDay,
  parseIsoDay,
  slotDays,
} from './working-days.ts'

const day = (iso: string) => {
  const parsed = parseIsoDay(iso)
  if (parsed === null) throw new Error(`${iso} is no day`)
  return parsed
}

test.each([
  '1961-04-02',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2285-03-22',
])('Easter %s is found by its year', (iso) =>
  expect(isoDay(easter(Number(iso.slice(0, 4))))).toBe(iso),
)

test('France has eleven public holidays a year', () => {
  const days = Array.from({ length: 365 }, (_none, index) => daysLater(day('2026-01-01'), index))
  expect(days.filter(isPublicHoliday).map(isoDay)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test('Alsace and Moselle have two holidays more', () => {
  const days = Array.from({ length: 730 }, (_none, index) => daysLater(day('2026-01-01'), index))
  expect(days.filter(isAlsaceMoselleHoliday).map(isoDay)).toEqual([
    '2026-04-03',
    '2026-12-26',
    '2027-03-26',
    '2027-12-26',
  ])
})

test('the firm works from Monday to Friday, not on holidays', () => {
  const week = ['11-09', '11-10', '11-11', '11-12', '11-13', '11-14', '11-15']
  expect(week.map((date) => isWorkingDay(day(`2026-${date}`)))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-11-23'],
  ['2026-12-24', '2026-12-28'],
  ['2027-03-26', '2027-03-30'],
])('on %s the first slot is on %s', (today, first) => {
  expect(isoDay(slotDays(day(today)).first)).toBe(first)
})

test.each(['2026-02-29', '2026-13-01', '0026-01-01', '2026-1-1', '26-01-01', ''])(
  '« %s » is no day',
  (text) => expect(parseIsoDay(text)).toBeNull(),
)
