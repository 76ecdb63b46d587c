import { expect, test } from 'vitest'
import { monogramOf, ORNAMENTS, TONES } from './monogram.ts'

test.each([
  ['Claire Dauval', 'CD'],
  ['Jean-Marc de la Tour', 'JT'],
  ['élodie Évrard', 'ÉÉ'],
  ['Odile', 'O'],
  ['  Hugo   Perrin ', 'HP'],
  ['', ''],
])('the letters of « %s » are « %s »', (name, letters) => {
  expect(monogramOf(name).letters).toBe(letters)
})

test('a name always gives the same drawing, names give several', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Nom ${index * 7} Prénom`)
  expect(names.map(monogramOf)).toEqual(names.map(monogramOf))
  expect(new Set(names.map((name) => monogramOf(name).ornament)).size).toBe(ORNAMENTS.length)
  expect(new Set(names.map((name) => monogramOf(name).tone)).size).toBe(TONES)
})
