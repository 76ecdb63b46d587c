import { expect, test } from 'vitest'
import { fieldsBetween, type PageTree } from './page-tree.ts'

const page = (generation?: number): PageTree => ({
  zones: [],
  order: '[]',
  ...(generation === undefined
    ? {}
    : { replacement: { generation, before: { was: generation }, after: { is: generation } } }),
})

test('a step over a replaced draft gives its fields, forwards and back, also over one of two', () => {
  expect(fieldsBetween(page(), page(2))).toEqual({ is: 2 })
  expect(fieldsBetween(page(2), page())).toEqual({ was: 2 })
  expect(fieldsBetween(page(2), page(5))).toEqual({ is: 5 })
  expect(fieldsBetween(page(5), page(2))).toEqual({ was: 5 })
})

test('a step that replaces nothing leaves them alone', () => {
  const replaced = page(2)
  expect(fieldsBetween(page(), page())).toBeNull()
  expect(fieldsBetween(replaced, { ...replaced, zones: [] })).toBeNull()
})
