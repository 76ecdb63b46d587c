import { expect, test } from 'vitest'
import { parseSalary } from './salary.ts'

test.each([
  ['28 000 à 32 000 € bruts par an', 28_000, 32_000, 'YEAR'],
  ['28\u202F000\u00A0€ à 32\u202F000\u00A0€ par an, selon expérience', 28_000, 32_000, 'YEAR'],
  ['De 2100 € à 2400 € brut/mois', 2100, 2400, 'MONTH'],
  ['1 950 € bruts par mois', 1950, 1950, 'MONTH'],
  ['12,50 € l’heure', 12.5, 12.5, 'HOUR'],
  ['30000 to 34000 € gross per year', 30_000, 34_000, 'YEAR'],
])('« %s » tells a salary', (words, from, to, per) => {
  expect(parseSalary(words)).toEqual({ from, to, per })
})

test.each([
  '',
  'Selon expérience',
  'À partir de 28 000 €',
  'jusqu’à 32 000 € par an',
  '1 800 € nets par mois',
  '1 800 € par mois nets d’impôt',
  'prime de 500 € par an',
  '32 000 à 28 000 € par an',
  '0 € par mois',
  '28 à 32 k€ par an',
  '28 000 € par antenne',
])('« %s » tells none that a machine could be told', (words) => {
  expect(parseSalary(words)).toBeNull()
})
