import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingTime, readingTimeSentence } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')

test.each([
  [0, 0],
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('E2 %i words take %i minutes', (count, minutes) => {
  expect(readingTime(words(count))).toBe(minutes)
})

test('E2 lone punctuation takes no time', () => {
  expect(readingTime('— : « … » !')).toBe(0)
})

test('E2 more words never take less time', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.nat({ max: 1000 }), (some, more) => {
      expect(readingTime(words(some + more))).toBeGreaterThanOrEqual(readingTime(words(some)))
    }),
  )
})

test('E2 the line names its unit in the singular and the plural', () => {
  expect(readingTimeSentence(1, 'fr-FR')).toBe('Temps de lecture estimé : 1 minute')
  expect(readingTimeSentence(3, 'fr-FR')).toBe('Temps de lecture estimé : 3 minutes')
})

test('E3 the line is English on an English page', () => {
  expect(readingTimeSentence(1, 'en-GB')).toBe('Estimated reading time: 1 minute')
  expect(readingTimeSentence(3, 'en-GB')).toBe('Estimated reading time: 3 minutes')
})

test('E2 an empty body has no line', () => {
  expect(readingTimeSentence(readingTime(''), 'fr-FR')).toBe('')
})
