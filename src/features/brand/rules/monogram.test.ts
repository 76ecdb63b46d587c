import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialsOf, monogram } from './monogram.ts'
import { LETTERS } from './letters.ts'

const firm = fc.record({ name: fc.string({ unit: 'grapheme', maxLength: 80 }), town: fc.string() })

test('two firms of the same letters have other marks, and a firm always has its own', () => {
  const martins = ['Reims', 'Lyon', 'Nantes', 'Nice', ''].map((town) =>
    monogram({ name: 'Cabinet Martin', town }, '#ffffff'),
  )
  expect(new Set(martins).size).toBe(martins.length)
  expect(monogram({ name: 'Cabinet Martin', town: 'Reims' }, '#ffffff')).toBe(martins[0])
})

test('every initial can be drawn, and nothing of a name gets into the drawing', () => {
  fc.assert(
    fc.property(firm, (named) => {
      for (const sign of initialsOf(named.name)) expect(LETTERS).toHaveProperty(sign)
      expect(monogram(named, '#fff')).toMatch(/^(?:<(?:path|circle) [a-z\d"=#()., -]+\/>)+$/i)
    }),
  )
})

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
