import { expect, test } from 'vitest'
import { shortDescription } from './short-description.ts'

test.each([
  ['', ''],
  [
    'Tenir les écritures et les réviser\u00A0: qui fait quoi.',
    'Tenir les écritures et les réviser',
  ],
  ['Caisse, stock, marge : ce que le cabinet suit.', 'Caisse, stock, marge'],
  ['Une phrase. Une autre.', 'Une phrase'],
  ['De 9:30 à 18:00, sans rendez-vous', 'De 9:30 à 18:00, sans rendez-vous'],
  ['Nous sommes le 1.5 % du marché', 'Nous sommes le 1.5 % du marché'],
])('%j in one line is %j', (description, line) => {
  expect(shortDescription(description)).toBe(line)
})

test('a long line is cut between two words, within its length', () => {
  const line = shortDescription(
    'De la première embauche, au dernier bulletin de la dernière paie',
    26,
  )
  expect(line).toBe('De la première embauche…')
  expect(shortDescription('De la première embauche', 23)).toBe('De la première embauche')
})

test('a single endless word is cut all the same', () => {
  expect(shortDescription('x'.repeat(200), 20)).toBe(`${'x'.repeat(19)}…`)
})
