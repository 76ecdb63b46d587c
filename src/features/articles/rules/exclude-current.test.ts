import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { excludeCurrent } from './exclude-current.ts'

const items = (...ids: number[]) => ids.map((id) => ({ id }))

test('D6 the current article leaves, and n stay', () => {
  expect(excludeCurrent(items(1, 2, 3, 4), 2, 3)).toEqual(items(1, 3, 4))
})

test('D6 the last one leaves when the current article is not in the list', () => {
  expect(excludeCurrent(items(1, 2, 3, 4), 9, 3)).toEqual(items(1, 2, 3))
  expect(excludeCurrent(items(1, 2, 3, 4), null, 3)).toEqual(items(1, 2, 3))
})

test('D6 a short list loses only the current article', () => {
  expect(excludeCurrent(items(1, 2), 2, 3)).toEqual(items(1))
  expect(excludeCurrent(items(2), 2, 3)).toEqual([])
  expect(excludeCurrent([], 2, 3)).toEqual([])
})

test('D6 an answer longer than asked for is cut', () => {
  expect(excludeCurrent(items(1, 2, 3, 4, 5, 6), 1, 3)).toEqual(items(2, 3, 4))
  expect(excludeCurrent(items(1, 2), null, 0)).toEqual([])
})

test('D6 at most n remain, in order, and never the current article', () => {
  const list = fc.array(fc.record({ id: fc.integer({ min: 1, max: 9 }) }), { maxLength: 12 })
  const current = fc.option(fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(list, current, fc.nat({ max: 8 }), (all, currentId, n) => {
      const kept = excludeCurrent(all, currentId, n)
      const others = all.filter(({ id }) => id !== currentId)
      expect(kept).toEqual(others.slice(0, n))
      expect(kept.length).toBe(Math.min(n, others.length))
    }),
  )
})
