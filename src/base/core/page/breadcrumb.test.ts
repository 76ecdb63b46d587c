import { expect, test } from 'vitest'
import { breadcrumb } from './breadcrumb.ts'
import type { PageNode } from './page.ts'

const node = (id: number, lft: number, rgt: number, changes: Partial<PageNode> = {}): PageNode => ({
  id,
  lft,
  rgt,
  level: 0,
  path: `/${id}`,
  name: `Page ${id}`,
  title: '',
  description: '',
  image: '',
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: '2026-01-01T00:00:00.000Z',
  motifs: [],
  lang: 'fr',
  ...changes,
})
const tree = [node(1, 1, 10), node(2, 2, 7), node(3, 3, 4), node(4, 5, 6), node(5, 8, 9)]
const ids = (nodes: PageNode[]) => nodes.map(({ id }) => id)

test('B9 the ancestors come from the root down, the page last', () => {
  expect(ids(breadcrumb(tree, 4))).toEqual([1, 2, 4])
  expect(ids(breadcrumb(tree, 5))).toEqual([1, 5])
  expect(ids(breadcrumb(tree, 1))).toEqual([1])
})

test('B9 the order of the tree given does not matter', () => {
  expect(ids(breadcrumb(tree.toReversed(), 4))).toEqual([1, 2, 4])
})

test.each(['is_visible_bread_crumb', 'is_active'] as const)(
  'A4 a page with %s false is left out of the breadcrumb',
  (flag) => {
    const without = (hidden: number) =>
      tree.map((page) => (page.id === hidden ? { ...page, [flag]: false } : page))
    expect(ids(breadcrumb(without(2), 4))).toEqual([1, 4])
    expect(ids(breadcrumb(without(4), 4))).toEqual([1, 2])
  },
)

test('B9 a page that is not in the tree has no breadcrumb', () => {
  expect(breadcrumb(tree, 99)).toEqual([])
  expect(breadcrumb([], 1)).toEqual([])
})

test('what a secure page is called is not told below it, but on a secure page', () => {
  const secure = (...locked: number[]) =>
    tree.map((page) => (locked.includes(page.id) ? { ...page, is_secure: true } : page))
  expect(ids(breadcrumb(secure(2), 4))).toEqual([1, 4])
  expect(ids(breadcrumb(secure(2, 4), 4))).toEqual([1, 2, 4])
})
