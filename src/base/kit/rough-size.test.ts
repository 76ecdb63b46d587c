import { expect, test } from 'vitest'
import { roughSize } from './rough-size.ts'

test('a value counts for what it holds', () => {
  expect(roughSize('abc')).toBe(30)
  expect(roughSize(12)).toBe(16)
  expect(roughSize(null)).toBe(16)
  expect(roughSize({ a: 'abc' })).toBe(48 + 16 + 30)
  expect(roughSize(['abc', 'abc'])).toBe(48 + 2 * (16 + 30))
  expect(roughSize(new Map([['k', 'abc']]))).toBe(48 + 2 * 16 + 26 + 30)
  expect(roughSize(new Set(['abc']))).toBe(48 + 16 + 30)
  expect(roughSize(Buffer.alloc(1000))).toBe(1048)
})

test('it follows what the engine itself takes, within a factor of four', () => {
  const nodes = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    path: `/une/adresse/de/page/${id}`,
    name: `Le nom de la page ${id}`,
    isActive: true,
  }))
  const json = JSON.stringify(nodes).length
  expect(roughSize(nodes)).toBeGreaterThan(json)
  expect(roughSize(nodes)).toBeLessThan(json * 4)
})
