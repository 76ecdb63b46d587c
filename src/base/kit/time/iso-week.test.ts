import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoWeekToken, weekOfToken, weekToken } from './iso-week.ts'

test.each([
  ['2027-01-01T12:00:00Z', '202653'],
  ['2024-12-30T12:00:00Z', '202501'],
  ['2026-01-01T12:00:00Z', '202601'],
  ['2021-01-03T12:00:00Z', '202053'],
  ['2021-01-04T12:00:00Z', '202101'],
  ['2016-01-03T12:00:00Z', '201553'],
  ['2018-12-31T12:00:00Z', '201901'],
  ['2026-12-31T12:00:00Z', '202653'],
  ['2026-03-09T12:00:00Z', '202611'],
])('I1 %s is in week %s of the ISO year', (instant, token) => {
  expect(isoWeekToken(new Date(instant))).toBe(token)
})

test('I1 the week begins on Monday at midnight in Paris, not in UTC', () => {
  expect(isoWeekToken(new Date('2026-03-08T22:59:59Z'))).toBe('202610')
  expect(isoWeekToken(new Date('2026-03-08T23:00:00Z'))).toBe('202611')
  expect(isoWeekToken(new Date('2026-07-05T21:59:59Z'))).toBe('202627')
  expect(isoWeekToken(new Date('2026-07-05T22:00:00Z'))).toBe('202628')
})

test('I1 seven days later is another week, and tokens climb', () => {
  const min = new Date('1990-01-01T00:00:00Z')
  const max = new Date('2100-01-01T00:00:00Z')
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (instant) => {
      const token = isoWeekToken(instant)
      const week = Number(token.slice(4))
      expect(token).toMatch(/^\d{6}$/)
      expect(week >= 1 && week <= 53).toBe(true)
      expect(isoWeekToken(new Date(instant.getTime() + 8 * 86_400_000)) > token).toBe(true)
    }),
  )
})

const now = new Date('2026-03-09T12:00:00Z')

test('I1 a parameter of 6 digits is taken', () => {
  expect(weekToken('202501', now)).toBe('202501')
})

test.each([
  undefined,
  null,
  '',
  '20251',
  '2025011',
  '2025-1',
  ' 202501',
  '٢٠٢٥٠١',
  202501,
  ['202501'],
])('I1 a parameter given as %j gives way to the current week', (parameter) => {
  expect(weekToken(parameter, now)).toBe('202611')
})

test('I1 a token names its days, across the end of a year too; a week that is not has none', () => {
  const daysOf = (token: string) => {
    const week = weekOfToken(token)
    return week && [week.monday, week.sunday].map(({ month, day }) => `${day}/${month}`)
  }
  expect(daysOf('202647')).toEqual(['16/11', '22/11'])
  expect(daysOf('202653')).toEqual(['28/12', '3/1'])
  expect(daysOf('202501')).toEqual(['30/12', '5/1'])
  for (const none of ['202600', '202699', '202553', '000001', '2026', '', '20264a']) {
    expect(weekOfToken(none), none).toBeNull()
  }
})
