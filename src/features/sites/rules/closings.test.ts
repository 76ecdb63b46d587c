import { describe, expect, test } from 'vitest'
import type { Closing } from '#base/core/site.ts'
import { closedDays, closingNotice, hoursToday } from './closings.ts'

const christmas: Closing = {
  from: '2026-12-24',
  until: '2027-01-02',
  reason: 'Congés de fin d’année',
}
const bridge: Closing = { from: '2026-11-30', until: '2026-11-30', reason: '' }

const at = (instant: string, culture: 'fr-FR' | 'en-GB' = 'fr-FR') => ({
  now: new Date(instant),
  culture,
})
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

describe('what visitors are told of closings', () => {
  test.each([
    // Days begin at midnight in Paris, an hour before midnight in UTC.
    ['2026-12-09T22:59:00Z', '', '2026-12-09T23:00:00.000Z'],
    [
      '2026-12-09T23:00:00Z',
      'Fermé du 24 décembre au 2 janvier : congés de fin d’année',
      '2027-01-02T23:00:00.000Z',
    ],
    [
      '2027-01-02T22:59:00Z',
      'Fermé du 24 décembre au 2 janvier : congés de fin d’année',
      '2027-01-02T23:00:00.000Z',
    ],
    ['2027-01-02T23:00:00Z', '', null],
  ])('at %s: « %s »', (now, text, until) => {
    const notice = closingNotice([christmas], at(now))
    expect(plain(notice.text)).toBe(text)
    expect(notice.until?.toISOString() ?? null).toBe(until)
  })

  test('one day, days of one month, in both languages; the nearest first', () => {
    const all = [christmas, bridge]
    const now = '2026-11-20T12:00:00Z'
    expect(plain(closingNotice(all, at(now)).text)).toBe('Fermé le 30 novembre')
    expect(closingNotice(all, at(now, 'en-GB')).text).toBe('Closed on 30 November')
    const may = [{ from: '2026-05-01', until: '2026-05-03', reason: 'TVA' }]
    expect(plain(closingNotice(may, at('2026-04-30T12:00:00Z')).text)).toBe(
      'Fermé du 1er au 3 mai : TVA',
    )
    expect(closingNotice(may, at('2026-04-30T12:00:00Z', 'en-GB')).text).toBe(
      'Closed from 1 to 3 May: TVA',
    )
    expect(closingNotice(undefined, at(now))).toEqual({ text: '', until: null })
  })
})

describe('the hours of today', () => {
  const office = {
    hours: [{ days: 'Lundi au vendredi', times: '9 h – 18 h' }],
    closings: [christmas, bridge],
  }
  test.each([
    ['2026-11-29T22:59:00Z', 'Lun.–ven. 9 h – 18 h', '2026-11-29T23:00:00.000Z'],
    ['2026-11-30T12:00:00Z', 'Fermé aujourd’hui', '2026-11-30T23:00:00.000Z'],
    ['2026-12-24T12:00:00Z', 'Fermé jusqu’au 2 janvier', '2027-01-01T23:00:00.000Z'],
    ['2027-01-02T12:00:00Z', 'Fermé aujourd’hui', '2027-01-02T23:00:00.000Z'],
    ['2027-01-03T12:00:00Z', 'Lun.–ven. 9 h – 18 h', null],
  ])('at %s: « %s »', (now, text, until) => {
    const told = hoursToday(office, at(now))
    expect(plain(told.text)).toBe(text)
    expect(told.until?.toISOString() ?? null).toBe(until)
  })
})

test('the last day that can be written has an end', () => {
  const far = { from: '2026-12-01', until: '9999-12-31', reason: '' }
  const told = closingNotice([far], at('2026-12-02T12:00:00Z'))
  expect(told.until?.toISOString()).toBe('9999-12-30T23:00:00.000Z')
  expect(plain(hoursToday({ hours: [], closings: [far] }, at('2026-12-02T12:00:00Z')).text)).toBe(
    'Fermé jusqu’au 31 décembre 9999',
  )
})

test('machines read each closing as a day without hours', () => {
  expect(closedDays([bridge])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-11-30',
      validThrough: '2026-11-30',
    },
  ])
})

test('a year for which an office is closed says which', () => {
  const now = '2026-11-20T09:00:00Z'
  const closings = [{ from: '2026-11-01', until: '2027-11-30', reason: '' }]
  expect(closingNotice(closings, at(now)).text).toMatch(
    /^Fermé du 1er.novembre au 30.novembre 2027$/,
  )
  expect(closingNotice(closings, at(now, 'en-GB')).text).toBe(
    'Closed from 1 November to 30 November 2027',
  )
  expect(hoursToday({ hours: [], closings }, at(now)).text).toMatch(/ 2027$/)
  const short = [{ from: '2026-11-01', until: '2027-10-31', reason: '' }]
  expect(closingNotice(short, at(now)).text).not.toContain('2027')
})
