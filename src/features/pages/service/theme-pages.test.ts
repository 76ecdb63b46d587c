import { expect, test } from 'vitest'
import type { PageNode } from '#base/core/page/page.ts'
import { themePaths } from './theme-pages.ts'

const node = (id: number, level: number, lft: number, rgt: number, more: Partial<PageNode> = {}) =>
  ({
    id,
    level,
    lft,
    rgt,
    path: `/${id}`,
    is_active: true,
    is_secure: false,
    motifs: [],
    ...more,
  }) as PageNode

const TREE = [
  node(1, 0, 1, 20),
  node(2, 1, 2, 5),
  node(3, 2, 3, 4, { motifs: ['AEF'] }),
  node(4, 1, 6, 17),
  node(5, 2, 7, 10, { motifs: ['AEF', 'AES'] }),
  node(9, 3, 8, 9, { motifs: ['AEF'] }),
  node(6, 2, 11, 12, { motifs: ['AEF'] }),
  node(7, 2, 13, 14, { motifs: ['AEF'] }),
  node(8, 2, 15, 16, { motifs: ['AES'], is_secure: true }),
]
test('P6 a motif’s own page is the highest of the news page’s section, the first among those', () => {
  expect([...themePaths(TREE, 5)]).toEqual([['AEF', '/6']])
})

test('P6 without a news page no motif has a page of its own', () => {
  expect(themePaths(TREE, 0).size).toBe(0)
  expect(themePaths(TREE, 99).size).toBe(0)
})
