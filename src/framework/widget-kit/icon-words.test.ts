import { expect, test } from 'vitest'
import { iconWords } from './icon-words.ts'

test('a French word finds the English names', () => {
  expect(iconWords('Maisons')).toEqual(['maison', 'house'])
  expect(iconWords('Téléphone')).toContain('telephone')
  expect(iconWords('calcul')).toContain('calculator')
})

test('an English word stays, a short beginning says nothing', () => {
  expect(iconWords('house')).toEqual(['house'])
  expect(iconWords('ma')).toEqual(['ma'])
  expect(iconWords('  ')).toEqual([])
})
