import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Cabinet Lhermine-Dauval', 'LD'],
  ['Durand & Associés', 'D'],
  ['SARL Expertise Martin', 'M'],
  ['Élodie Œuvrard', 'EO'],
  ['2B Conseil', '2B'],
  ['Société d’expertise comptable', 'SD'],
  ['KPMG', 'K'],
  ['Aƀ', 'A'],
  ['Jean Martin Conseil et Audit', 'JM'],
  ['مكتب المحاسبة', ''],
  ['…', ''],
  ['', ''],
  ['A'.repeat(200), 'A'],
])('« %s » signs as « %s »', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})
