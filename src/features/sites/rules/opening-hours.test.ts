import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const read = (days: string, times: string) => openingHours([{ days, times }])

test.each([
  ['Lundi au vendredi', WEEK],
  ['Du lundi au vendredi', WEEK],
  ['lundi – vendredi', WEEK],
  ['Samedi', ['Saturday']],
  ['Les lundis et jeudis', ['Monday', 'Thursday']],
  ['Lundi, mardi et jeudi', ['Monday', 'Tuesday', 'Thursday']],
  ['Tous les jours', [...WEEK, 'Saturday', 'Sunday']],
])('P4 the days « %s » are read', (days, expected) => {
  expect(read(days, '9 h – 18 h')).toEqual([{ days: expected, opens: '09:00', closes: '18:00' }])
})

test.each([
  ['9\u00A0h – 12\u00A0h\u00A030, 14\u00A0h – 18\u00A0h', ['09:00-12:30', '14:00-18:00']],
  ['9h-12h30', ['09:00-12:30']],
  ['de 8 h 45 à 12 h et de 13 h 30 à 17 h', ['08:45-12:00', '13:30-17:00']],
  ['9:00–18:00', ['09:00-18:00']],
  ['Fermé', []],
])('P4 the times « %s » are read', (times, expected) => {
  expect(read('Lundi', times).map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(expected)
})

test.each([
  ['Sur rendez-vous', '9 h – 12 h'],
  ['Vendredi au lundi', '9 h – 12 h'],
  ['Lundi', 'sur rendez-vous'],
  ['Lundi', '9 h – 12 h, sur rendez-vous'],
  ['Lundi', '18 h – 9 h'],
  ['Lundi', '9 h – 25 h'],
  ['Lundi (sauf août)', '9 h – 12 h'],
  ['', ''],
])('P4 a line that is not understood, « %s » « %s », leaves out all others too', (days, times) => {
  expect(
    openingHours([
      { days: 'Mardi', times: '9 h – 12 h' },
      { days, times },
    ]),
  ).toEqual([])
})
