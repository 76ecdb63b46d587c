import { expect, test } from 'vitest'
import { sizeInWords, spacedSiren } from './field-comforts.ts'
import { MISSING } from '../../rules/missing-answer.ts'
import { namedError } from './messages.ts'

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

test('a SIREN is read in groups of three, and what is none stays as it was typed', () => {
  expect(plain(spacedSiren('732829320'))).toBe('732 829 320')
  expect(plain(spacedSiren('732 829320'))).toBe('732 829 320')
  expect(spacedSiren('7328')).toBe('7328')
  expect(spacedSiren('en cours')).toBe('en cours')
})

test('the size of a file is said in the language of the page', () => {
  expect(plain(sizeInWords(10, 'fr-FR'))).toBe('1 Ko')
  expect(plain(sizeInWords(320_000, 'fr-FR'))).toBe('313 Ko')
  expect(plain(sizeInWords(4_404_020, 'fr-FR'))).toBe('4,2 Mo')
  expect(plain(sizeInWords(4_404_020, 'en-GB'))).toBe('4.2 MB')
})

test('an error is told with its question, which may end with its own sign', () => {
  expect(plain(namedError('Votre nom', 'Cette réponse est trop longue.', 'fr-FR'))).toBe(
    'Votre nom : Cette réponse est trop longue.',
  )
  expect(namedError('Votre nom', MISSING['fr-FR'], 'fr-FR')).toBe('Indiquez votre nom.')
  expect(plain(namedError('Rue', MISSING['fr-FR'], 'fr-FR'))).toBe(
    'Rue : Cette réponse est nécessaire.',
  )
  expect(namedError('Quand ?', 'Choisissez un jour.', 'fr-FR')).toBe('Quand ? Choisissez un jour.')
  expect(namedError('Your name', 'Fill in.', 'en-GB')).toBe('Your name: Fill in.')
})
