import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFeedDate } from './feed-date.ts'

const NOW = new Date('2026-07-01T12:00:00.000Z')
const read = (written: string) => readFeedDate(written, NOW)

describe('dates with a zone', () => {
  test.each([
    ['Thu, 12 Feb 2026 14:30:00 +0100', '2026-02-12T13:30:00.000Z'],
    ['Mon, 12 Feb 2026 14:30:00 +0100', '2026-02-12T13:30:00.000Z'],
    ['12 Feb 2026 14:30:00 GMT', '2026-02-12T14:30:00.000Z'],
    ['Thu, 12 Feb 26 14:30 UT', '2026-02-12T14:30:00.000Z'],
    ['Sun, 5 Apr 2026 9:05:07 CEST', '2026-04-05T07:05:07.000Z'],
    ['Thu, 12 Feb 2026 14:30:00 CET', '2026-02-12T13:30:00.000Z'],
    ['Thu, 12 Feb 2026 14:30:00 EST', '2026-02-12T19:30:00.000Z'],
    ['Thu, 12 Feb 2026 14:30:00 Z', '2026-02-12T14:30:00.000Z'],
    ['Thu, 12 Feb 2026 14:30:00 -0000', '2026-02-12T14:30:00.000Z'],
    ['Thursday, 12-Feb-26 14:30:00 GMT', '2026-02-12T14:30:00.000Z'],
    ['Thu Feb 12 14:30:00 CET 2026', '2026-02-12T13:30:00.000Z'],
    ['Thu Feb 12 2026 14:30:00 GMT+0100 (CET)', '2026-02-12T13:30:00.000Z'],
    ['2026-02-12T14:30:00Z', '2026-02-12T14:30:00.000Z'],
    ['2026-02-12T14:30:00.123+01:00', '2026-02-12T13:30:00.000Z'],
    ['2026-02-12T14:30:00+01:00[Europe/Paris]', '2026-02-12T13:30:00.000Z'],
    ['2026-02-12T24:00:00Z', '2026-02-13T00:00:00.000Z'],
    ['20260212T143000Z', '2026-02-12T14:30:00.000Z'],
  ])('%s', (written, instant) => {
    expect(read(written)).toBe(instant)
  })
})

describe('dates without a zone are times in Paris', () => {
  test.each([
    ['2026-02-12 14:30:00', '2026-02-12T13:30:00.000Z'],
    ['2026-06-12 14:30:00', '2026-06-12T12:30:00.000Z'],
    ['Fri, 12 Jun 2026 14:30:00', '2026-06-12T12:30:00.000Z'],
    ['2026-02-12', '2026-02-11T23:00:00.000Z'],
    ['20260212', '2026-02-11T23:00:00.000Z'],
    ['12/02/2026', '2026-02-11T23:00:00.000Z'],
    ['12/02/26 à 8h', '2026-02-12T07:00:00.000Z'],
    ['12.02.2026 - 14:30', '2026-02-12T13:30:00.000Z'],
    ['jeu. 12 févr. 2026', '2026-02-11T23:00:00.000Z'],
    ['mar. 12 mai 2026', '2026-05-11T22:00:00.000Z'],
    ['12 février 2026 à 14h30', '2026-02-12T13:30:00.000Z'],
    ['Le 1er avril 2026, 14\u00a0h\u00a030', '2026-04-01T12:30:00.000Z'],
    ['12 DÉCEMBRE 2025', '2025-12-11T23:00:00.000Z'],
    ['sam. 1 août 2015 00:00', '2015-07-31T22:00:00.000Z'],
    ['February 12, 2026 2:30 PM', '2026-02-12T13:30:00.000Z'],
    ['Mar 12, 2026', '2026-03-11T23:00:00.000Z'],
    ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2025-10-26 00:30:00', '2025-10-25T22:30:00.000Z'],
    ['2025-10-26 03:30:00', '2025-10-26T02:30:00.000Z'],
  ])('%s', (written, instant) => {
    expect(read(written)).toBe(instant)
  })
})

test('seconds and milliseconds since 1970 are dates', () => {
  expect(read('1770903000')).toBe('2026-02-12T13:30:00.000Z')
  expect(read('1770903000000')).toBe('2026-02-12T13:30:00.000Z')
})

test.each([
  [
    'every month in French',
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ],
  ['every month in short French', 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'],
  [
    'every month in English',
    'January February March April May June July August September October November December',
  ],
  ['every month in short English', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
])('%s', (_name, months) => {
  const instants = months.split(' ').map((month) => read(`15 ${month} 2020 12:00 UTC`))
  expect(instants).toEqual(
    Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2020, at, 15, 12)).toISOString()),
  )
})

test.each([
  '31/02/2026',
  '2026-02-31',
  '30 février 2026',
  'Thu, 12 Feb 2026 25:00:00 GMT',
  '2026-02-12T14:61:00Z',
  '2026-13-01',
  '2026-02-12T14:30:00+19:00',
  '2026',
  'hier',
  '',
  `12/02/2026${' '.repeat(20)}${'x'.repeat(200)}`,
])('« %s » is no date', (written) => {
  expect(read(written)).toBeNull()
})

test('more than a day after now is no date, less is', () => {
  expect(read('2026-07-02T11:59:59Z')).toBe('2026-07-02T11:59:59.000Z')
  expect(read('2026-07-02T12:00:01Z')).toBeNull()
})

test('before 1990 is no date', () => {
  expect(read('1989-12-31T23:59:59Z')).toBeNull()
  expect(read('1990-01-01T00:00:00Z')).toBe('1990-01-01T00:00:00.000Z')
  expect(read('Thu, 01 Jan 1970 00:00:00 GMT')).toBeNull()
  expect(read('12/02/89')).toBeNull()
})

test('every instant that can be written in ISO 8601 is read back', () => {
  const between = { min: new Date('1990-01-01'), max: NOW, noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(between), (date) => {
      date.setUTCMilliseconds(0)
      expect(read(date.toISOString())).toBe(date.toISOString())
      expect(read(date.toUTCString())).toBe(date.toISOString())
    }),
  )
})

test('any text is an instant of the allowed time or nothing', () => {
  const words = fc.string({
    unit: fc.constantFrom(...'0123456789:-/+ .,tzh', 'fév', 'mars', 'GMT', 'à', 'pm', '('),
    maxLength: 30,
  })
  fc.assert(
    fc.property(fc.oneof(words, fc.string({ unit: 'binary' })), (written) => {
      const instant = read(written)
      if (instant === null) return
      expect(new Date(instant).toISOString()).toBe(instant)
      expect(instant >= '1990' && instant < '2026-07-03').toBe(true)
    }),
    { numRuns: 500 },
  )
})
