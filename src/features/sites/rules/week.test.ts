import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closedWeek,
  hoursInOneLine,
  linesOf,
  MAX_SPANS,
  shownHours,
  type Week,
  weekOf,
} from './week.ts'

const time = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Any week of spans that follow each other. */
const weeks: fc.Arbitrary<Week> = fc.array(
  fc
    .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { maxLength: 2 * MAX_SPANS })
    .map((minutes) => minutes.toSorted((a, b) => a - b).map(time))
    .map((times) =>
      times.flatMap((opens, index) => {
        const closes = times[index + 1]
        return index % 2 === 0 && closes !== undefined ? [{ opens, closes }] : []
      }),
    ),
  { minLength: 7, maxLength: 7 },
)

test('a week that is written as lines is read as the same week', () => {
  fc.assert(
    fc.property(weeks, (week) => {
      expect(weekOf(linesOf(week))).toEqual(week)
    }),
  )
})

test('lines that a grid can’t hold stay text', () => {
  expect(weekOf([])).toEqual(closedWeek())
  for (const times of [
    'sur rendez-vous',
    '9 h – 12 h, 11 h – 18 h',
    '8 h – 9 h, 10 h – 11 h, 12 h – 13 h, 14 h – 15 h',
  ]) {
    expect(weekOf([{ days: 'Lundi', times }]), times).toBeNull()
  }
})

const usual = [
  { days: 'Lundi au jeudi', times: '9 h – 12 h 30, 14 h – 18 h' },
  { days: 'Vendredi', times: '9 h – 12 h' },
]

describe('hours in one line', () => {
  test('in French and in English', () => {
    expect(hoursInOneLine(usual, 'fr-FR').replaceAll('\u00A0', ' ')).toBe(
      'Lun.–jeu. 9 h – 12 h 30, 14 h – 18 h · Ven. 9 h – 12 h',
    )
    expect(hoursInOneLine(usual, 'en-GB')).toBe(
      'Mon–Thu 09:00 – 12:30, 14:00 – 18:00 · Fri 09:00 – 12:00',
    )
  })

  test('what is not understood is said as it is written', () => {
    const odd = [{ days: 'Samedi', times: 'sur rendez-vous' }]
    expect(hoursInOneLine(odd, 'fr-FR')).toBe('Samedi sur rendez-vous')
    expect(hoursInOneLine([], 'fr-FR')).toBe('')
  })
})

test('English pages say understood hours in English, others as they are written', () => {
  expect(shownHours(usual, 'fr-FR')).toBe(usual)
  expect(shownHours(usual, 'en-GB')).toEqual([
    { days: 'Monday to Thursday', times: '09:00 – 12:30, 14:00 – 18:00' },
    { days: 'Friday', times: '09:00 – 12:00' },
  ])
  const odd = [{ days: 'Samedi', times: 'sur rendez-vous' }]
  expect(shownHours(odd, 'en-GB')).toBe(odd)
})
