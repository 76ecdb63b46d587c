import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInParis, numericDate, sameCalendarDay } from './calendar-day.ts'
import { wordedDate } from './worded-date.ts'

describe('numeric dates', () => {
  test('A8 a late evening in UTC is the next day in Paris, in summer and in winter', () => {
    expect(numericDate('2026-03-31T22:30:00Z', 'fr-FR')).toBe('01/04/2026')
    expect(numericDate('2026-12-31T23:00:00.000Z', 'fr-FR')).toBe('01/01/2027')
    expect(numericDate('2026-12-31T22:59:59Z', 'fr-FR')).toBe('31/12/2026')
  })

  test('A8 English dates are day first too', () => {
    expect(numericDate('2026-04-01T10:00:00Z', 'en-GB')).toBe('01/04/2026')
  })

  test('A8 offsets are understood with and without a colon', () => {
    expect(numericDate('2026-04-01T00:30:00+02:00', 'fr-FR')).toBe('01/04/2026')
    expect(numericDate('2026-04-01T00:30:00+0900', 'fr-FR')).toBe('31/03/2026')
  })

  test('A8 a date without a zone is the day that is written', () => {
    expect(numericDate('2026-04-01', 'fr-FR')).toBe('01/04/2026')
    expect(numericDate('2026-04-01 23:59:59', 'fr-FR')).toBe('01/04/2026')
    expect(numericDate('2026-04-01T00:00', 'fr-FR')).toBe('01/04/2026')
  })

  test.each([
    '',
    ' ',
    'hier',
    '2026',
    '01/04/2026',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-04-01T25:00:00Z',
    '2026-04-01T10:00:00+99:99',
    '0000-00-00 00:00:00',
    'Wed, 01 Apr 2026 10:00:00 GMT',
    '1775037600',
  ])('A8 %j shows no date', (instant) => {
    expect(numericDate(instant, 'fr-FR')).toBe('')
  })

  test('A8 P7 every instant gives the day that Paris lives', () => {
    const min = new Date('1990-01-01T00:00:00Z')
    const max = new Date('2100-01-01T00:00:00Z')
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (instant) => {
        const { year, month, day } = dayInParis(instant)
        const expected = [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year]
        expect(numericDate(instant.toISOString(), 'fr-FR')).toBe(expected.join('/'))
        expect(sameCalendarDay(instant.toISOString(), instant.toISOString())).toBe(true)
      }),
    )
  })
})

describe('the same calendar day', () => {
  test('E2 it is counted in Paris, not in UTC', () => {
    expect(sameCalendarDay('2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z')).toBe(false)
    expect(sameCalendarDay('2026-03-31T22:00:00Z', '2026-04-01T21:59:59Z')).toBe(true)
  })

  test('E2 the same day of another month or year is another day', () => {
    expect(sameCalendarDay('2026-04-01', '2026-05-01')).toBe(false)
    expect(sameCalendarDay('2026-04-01', '2027-04-01')).toBe(false)
  })

  test('E2 a date that can’t be read is on no day', () => {
    expect(sameCalendarDay('', '')).toBe(false)
    expect(sameCalendarDay('2026-04-01', 'hier')).toBe(false)
  })
})

test.each([
  ['2026-03-31T22:30:00Z', 'fr-FR', '1er\u00A0avril 2026'],
  ['2026-11-16', 'fr-FR', '16\u00A0novembre 2026'],
  ['2026-11-16', 'en-GB', '16 November 2026'],
  ['hier', 'fr-FR', ''],
] as const)('%s in %s words is %j', (instant, culture, words) => {
  expect(wordedDate(instant, culture)).toBe(words)
})
