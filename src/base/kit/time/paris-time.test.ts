import { describe, expect, test } from 'vitest'
import {
  briefInParis,
  hourInParis,
  instantInParis,
  parisTime,
  formatInParis,
  typedInParis,
} from './paris-time.ts'

describe('a date and time typed in Paris', () => {
  test.each([
    ['in winter', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z', false],
    ['in summer', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z', false],
    ['before the skipped hour', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z', false],
    ['in the skipped hour', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z', true],
    ['after the skipped hour', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z', false],
    ['in the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', false],
    ['after it', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z', false],
  ])('%s is one instant', (_when, local, instant, isSkipped) => {
    expect(parisTime(local)).toEqual({ instant, isSkipped })
  })

  test.each(['', 'demain', '2026-02-30T10:00', '2026-01-01T24:00', '2026-01-01', '2026-1-1T9:00'])(
    '« %s » is no date',
    (local) => {
      expect(parisTime(local)).toBeNull()
    },
  )

  test('an instant is said and typed as clocks in Paris show it', () => {
    expect(formatInParis('2027-03-28T01:30:00.000Z')).toBe(
      'dimanche 28 mars 2027 à 3\u00A0h\u00A030',
    )
    expect(formatInParis('2099-01-01T08:00:00.000Z')).toBe('jeudi 1er janvier 2099 à 9\u00A0h')
    expect(instantInParis('2026-11-20T09:05:00.000Z')).toBe('20 novembre 2026 à 10\u00A0h\u00A005')
    expect(hourInParis('nie')).toBe('')
    expect(typedInParis('2027-03-28T01:30:00.000Z')).toBe('2027-03-28T03:30')
  })
})

test.each([
  ['2026-11-28T08:00:00Z', '28 novembre à 9 h'],
  ['2026-12-01T08:30:00Z', '1er décembre à 9 h 30'],
  ['2026-12-31T23:05:00Z', '1er janvier 2027 à 0 h 05'],
  ['2026-07-14T22:00:00Z', '15 juillet à 0 h'],
])('%s is said in short', (instant, words) => {
  const said = briefInParis(instant, new Date('2026-11-20T10:00:00Z'))
  expect(said.replaceAll('\u00A0', ' ')).toBe(words)
})
