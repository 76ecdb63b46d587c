import { expect, test } from 'vitest'
import { sortedJson } from './sorted-json.ts'

test('the order of members says nothing, at any depth', () => {
  const one = { id: 1, options: { text: 'a', cards: [{ x: 1, y: null }] } }
  const other = { options: { cards: [{ y: null, x: 1 }], text: 'a' }, id: 1 }
  expect(sortedJson(one)).toBe(sortedJson(other))
})

test('the order of a list does', () => {
  expect(sortedJson([1, 2])).not.toBe(sortedJson([2, 1]))
})

test('a member that is missing is not one that is null', () => {
  expect(sortedJson({ a: null })).not.toBe(sortedJson({}))
  expect(sortedJson({ a: undefined })).toBe(sortedJson({}))
})
