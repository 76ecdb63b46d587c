import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('accents, ligatures and apostrophes fold as in the demo tree', () => {
  expect(slugOf('Capacité d’emprunt')).toBe('capacite-demprunt')
  expect(slugOf("Fil d'actualités")).toBe('fil-dactualites')
  expect(slugOf('Œuvres & cœur — été')).toBe('oeuvres-coeur-ete')
})

test('a long title is cut at a hyphen', () => {
  expect(slugOf('un deux trois', 9)).toBe('un-deux')
  expect(slugOf('un deux trois', 7)).toBe('un-deux')
  expect(slugOf('anticonstitutionnellement', 10)).toBe('anticonsti')
})

test('any text gives at most the length, of slug characters, and a slug stays itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slug.length).toBeLessThanOrEqual(80)
      expect(slug).toMatch(/^[a-z0-9-]*$/)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
