import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'
import { LETTERS } from './letters.ts'
import { monogram } from './monogram.ts'

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
