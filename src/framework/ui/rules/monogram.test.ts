import { expect, test } from 'vitest'
import { monogramOf, ORNAMENTS, TONES } from './monogram.ts'

test.each([
  ['Claire Dauval', 'CD'],
  ['Jean-Marc de la Tour', 'JT'],
  ['Marie-Anne de La Rochefoucauld', 'MR'],
  ['Aude d’Orfeuil', 'AO'],
  ["Aude d'Orfeuil", 'AO'],
  ["Hervé de l'Isle", 'HI'],
  ['Paul Du Bellay', 'PB'],
  ['Léo Saint-Paul', 'LS'],
  ['D’Orfeuil', 'O'],
  ['de La Rochefoucauld', 'R'],
  ['Le', 'L'],
  ['Marie-Anne', 'M'],
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
