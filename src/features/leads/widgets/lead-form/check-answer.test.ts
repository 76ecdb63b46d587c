import { expect, test } from 'vitest'
import { fieldWords } from '../../rules/field-messages.ts'
import { fileWords } from '#framework/forms/file-messages.ts'
import { answerError, fileError } from './check-answer.ts'

const words = { ...fieldWords('fr-FR'), ...fileWords('fr-FR') }
const wrong = (kind: string, value: string, more: object = {}): string =>
  answerError({ kind, value, required: false, ...more }, words)

test.each([
  ['text', words.missing],
  ['select', words.missingChoice],
  ['radio', words.missingChoice],
  ['checkboxes', words.missingBox],
  ['day', words.missingDay],
  ['moment', words.missingMoment],
])('an empty %s is wrong only where an answer is required', (kind, message) => {
  expect(wrong(kind, ' ')).toBe('')
  expect(wrong(kind, ' ', { required: true })).toBe(message)
})

test('a slip of the keyboard in an address, a number or a SIREN is told', () => {
  expect(wrong('email', 'anais@exemple.fr')).toBe('')
  for (const slip of ['anais', 'anais@', 'anais@exemple', 'anaïs@exemple']) {
    expect(wrong('email', slip), slip).toBe(words.email)
  }
  for (const name of ['anaïs@exemple.fr', '"a b"@exemple.fr', 'a b@exemple.fr']) {
    expect(wrong('email', name), name).toBe(words.emailName)
  }
  for (const number of [
    '01 99 00 12 34',
    '+32 2 555 12 12',
    '(01) 99.00.12.34',
    '01/99/00/12/34',
  ]) {
    expect(wrong('tel', number), number).toBe('')
  }
  for (const slip of ['01 99', '((((((((((', '01 99 00 12 3x']) {
    expect(wrong('tel', slip), slip).toBe(words.tel)
  }
  expect(wrong('siren', '732 829 320')).toBe('')
  expect(wrong('siren', '732 829 321')).toBe(words.siren)
})

test('a day lies between its bounds, and a slot on a working day', () => {
  const slot = { min: '2026-11-23', max: '2027-02-18', workingDays: true }
  expect(wrong('day', '2026-11-24', slot)).toBe('')
  expect(wrong('day', '2026-11-28', slot)).toBe(words.notWorking)
  expect(wrong('day', '2026-12-25', slot)).toBe(words.notWorking)
  expect(wrong('day', '2026-11-20', slot)).toBe(words.tooSoon('23/11/2026'))
  expect(wrong('day', '2027-03-01', slot)).toBe(words.tooFar('18/02/2027'))
  expect(wrong('day', '2026-11-28', { min: '2026-11-20' })).toBe('')
  expect(wrong('day', '2026-11-19', { min: '2026-11-20' })).toBe(words.past)
  expect(wrong('day', '2026-02-30')).toBe(words.date)
})

test('a file is judged by its name and size before it travels', () => {
  const limit = 5 * 1024 * 1024
  expect(fileError({ name: 'cv.PDF', size: limit }, false, words)).toBe('')
  expect(fileError({ name: 'cv.pdf', size: limit + 1 }, false, words)).toBe(words.tooLarge)
  expect(fileError({ name: 'cv.pdf.exe', size: 1 }, false, words)).toBe(words.notPdf)
  expect(fileError(undefined, false, words)).toBe('')
  expect(fileError(undefined, true, words)).toBe(words.missing)
})
