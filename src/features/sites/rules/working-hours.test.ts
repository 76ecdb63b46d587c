import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterWorkingHours } from './working-hours.ts'

const WEEK = { hours: [{ days: 'Lundi au vendredi', times: '9 h – 12 h 30, 14 h – 18 h' }] }

const after = (since: string, hours: number, office = {}) =>
  afterWorkingHours(new Date(since), hours, { ...WEEK, ...office })?.toISOString() ?? null

describe('four working hours', () => {
  test.each([
    ['within a morning and an afternoon', '2026-11-24T09:00:00Z', '2026-11-24T14:30:00.000Z'],
    ['from the evening on', '2026-11-24T19:00:00Z', '2026-11-25T13:30:00.000Z'],
    ['over a weekend', '2026-11-27T16:00:00Z', '2026-11-30T11:00:00.000Z'],
    ['from a Saturday', '2026-11-28T10:00:00Z', '2026-11-30T13:30:00.000Z'],
    ['over a public holiday', '2026-12-24T16:00:00Z', '2026-12-28T11:00:00.000Z'],
    ['in summer time', '2026-07-15T07:00:00Z', '2026-07-15T12:30:00.000Z'],
    ['over the night in which clocks go back', '2026-10-23T15:00:00Z', '2026-10-26T11:00:00.000Z'],
  ])('%s', (_name, since, due) => {
    expect(after(since, 4)).toBe(due)
  })

  test('over a closing of the office', () => {
    const closings = [{ from: '2026-11-25', until: '2026-11-27', reason: '' }]
    expect(after('2026-11-24T16:00:00Z', 4, { closings })).toBe('2026-11-30T11:00:00.000Z')
  })

  test.each([
    ['« sur rendez-vous »', [{ days: 'Sur rendez-vous', times: '' }]],
    ['no line', []],
  ])('of hours that say %s are those of any office', (_name, hours) => {
    expect(after('2026-11-24T09:00:00Z', 4, { hours })).toBe('2026-11-24T14:30:00.000Z')
  })

  test('of an office that never opens again are over at no time', () => {
    const closings = [{ from: '2026-11-01', until: '2099-01-01', reason: '' }]
    expect(after('2026-11-24T09:00:00Z', 4, { closings })).toBeNull()
  })
})

test('more hours never end sooner, and no end lies outside of the hours', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 20 }), (since, hours) => {
      const [sooner, later] = [hours, hours + 1].map((one) => afterWorkingHours(since, one, WEEK))
      if (!sooner || !later) throw new Error('An open office has an end.')
      expect(later.getTime() - sooner.getTime()).toBeGreaterThanOrEqual(3_600_000)
      expect(sooner.getTime() - since.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000)
      const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', weekday: 'short' })
      expect(day.format(sooner)).not.toMatch(/Sat|Sun/)
    }),
    { numRuns: 300 },
  )
})
