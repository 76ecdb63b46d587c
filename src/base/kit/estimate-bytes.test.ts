import { expect, test } from 'vitest'
import { estimateBytes } from './estimate-bytes.ts'

test('a value counts for what it holds', () => {
  expect(estimateBytes('abc')).toBe(30)
  expect(estimateBytes(12)).toBe(16)
  expect(estimateBytes(null)).toBe(16)
  expect(estimateBytes({ a: 'abc' })).toBe(48 + 16 + 30)
  expect(estimateBytes(['abc', 'abc'])).toBe(48 + 2 * (16 + 30))
  expect(estimateBytes(new Map([['k', 'abc']]))).toBe(48 + 2 * 16 + 26 + 30)
  expect(estimateBytes(new Set(['abc']))).toBe(48 + 16 + 30)
  expect(estimateBytes(Buffer.alloc(1000))).toBe(1048)
})

test('it follows what the engine itself takes, within a factor of four', () => {
  const nodes = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    path: `/une/adresse/de/page/${id}`,
    name: `Le nom de la page ${id}`,
    isActive: true,
  }))
  const json = JSON.stringify(nodes).length
  expect(estimateBytes(nodes)).toBeGreaterThan(json)
  expect(estimateBytes(nodes)).toBeLessThan(json * 4)
})
