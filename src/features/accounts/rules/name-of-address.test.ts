import { expect, test } from 'vitest'
import { nameOfAddress } from './name-of-address.ts'

test.each([
  ['claire@exemple.fr', 'Claire'],
  ['claire.martin@exemple.fr', 'Claire Martin'],
  ['jean-paul_durand+site@exemple.fr', 'Jean-Paul Durand Site'],
  ['élodie..roux@exemple.fr', 'Élodie Roux'],
  ['MARTIN@exemple.fr', 'MARTIN'],
  ['2026@exemple.fr', '2026'],
])('%s is called %s', (email, name) => {
  expect(nameOfAddress(email)).toBe(name)
})
