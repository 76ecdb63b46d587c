import { expect, test } from 'vitest'
import { neighbours } from './widget.tsx'

const node = (id: number, lft: number, rgt: number, level: number, more = {}) => ({
  id,
  lft,
  rgt,
  level,
  is_active: true,
  is_secure: false,
  ...more,
})

/** Home, a section of four pages of which the second has one below it, and another section. */
const TREE = [
  node(1, 1, 16, 0),
  node(2, 2, 13, 1),
  node(3, 3, 4, 2),
  node(4, 5, 8, 2),
  node(5, 6, 7, 3),
  node(6, 9, 10, 2),
  node(7, 11, 12, 2),
  node(8, 14, 15, 1),
]
const ids = (of: number, most = 6, tree = TREE) => neighbours(tree, of, most).map(({ id }) => id)

test('those after a page come first, then those from the beginning on', () => {
  expect(ids(4)).toEqual([6, 7, 3])
  expect(ids(4, 2)).toEqual([6, 7])
  expect(ids(7, 2)).toEqual([3, 4])
  expect(ids(2)).toEqual([8])
})

test('a page alone, the home page and a page that is not in the tree have none', () => {
  expect([ids(5), ids(1), ids(404), ids(4, 0)]).toEqual([[], [], [], []])
})

test('a page that visitors don’t see is no neighbour', () => {
  const hidden = TREE.map((one) =>
    one.id === 6 ? { ...one, is_active: false } : one.id === 7 ? { ...one, is_secure: true } : one,
  )
  expect(ids(4, 6, hidden)).toEqual([3])
})
