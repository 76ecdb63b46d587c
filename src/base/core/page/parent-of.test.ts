import { expect, test } from 'vitest'
import { parentOf } from './parent-of.ts'

const tree = [
  { id: 1, lft: 1, rgt: 10 },
  { id: 2, lft: 2, rgt: 7 },
  { id: 3, lft: 3, rgt: 4 },
  { id: 4, lft: 5, rgt: 6 },
  { id: 5, lft: 8, rgt: 9 },
]

test.each([
  [1, undefined],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 1],
])('right above page %i is page %s', (id, above) => {
  const page = tree.find((one) => one.id === id)
  expect(page && parentOf(tree, page)?.id).toBe(above)
})
