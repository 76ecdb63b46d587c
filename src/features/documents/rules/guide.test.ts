import { expect, test } from 'vitest'
import { documentFacts } from './document-facts.ts'
import { chapterPlace, guideOf } from './guide.ts'
import type { PageNode } from '#base/core/page/page.ts'

const node = (id: number, lft: number, rgt: number, level: number, more = {}): PageNode => ({
  id,
  lft,
  rgt,
  level,
  path: `/p${id}`,
  name: `Page ${id}`,
  title: '',
  description: '',
  image: '',
  lang: 'fr',
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: '',
  motifs: [],
  ...more,
})

/** Home, the index of guides, a guide with a hidden chapter in the middle, a page elsewhere. */
const tree = [
  node(1, 1, 16, 0),
  node(2, 2, 13, 1),
  node(3, 3, 12, 2),
  node(4, 4, 5, 3),
  node(5, 6, 7, 3, { is_active: false }),
  node(6, 8, 9, 3),
  node(7, 10, 11, 3),
  node(8, 14, 15, 1),
]

test('a guide’s chapters are the open pages right under it, in the order of the tree', () => {
  expect(guideOf(tree, 3)?.chapters.map(({ id }) => id)).toEqual([4, 6, 7])
  expect(guideOf(tree, 2)?.chapters.map(({ id }) => id)).toEqual([3])
})

test('a chapter knows its place and its neighbours, as if the hidden one were not there', () => {
  const place = (id: number) => {
    const found = chapterPlace(tree, id)
    return found && [found.previous?.id, found.number, found.guide.chapters.length, found.next?.id]
  }
  expect(place(4)).toEqual([undefined, 1, 3, 6])
  expect(place(6)).toEqual([4, 2, 3, 7])
  expect(place(7)).toEqual([6, 3, 3, undefined])
})

test('a page right under the home page, a guide’s first page and an unknown page are no chapters', () => {
  expect([8, 3, 5, 99].map((id) => chapterPlace(tree, id))).toEqual([null, null, null, null])
})

test('a document says how long it is, once that is known', () => {
  expect(documentFacts(null, 'fr-FR')).toBe('PDF')
  expect(documentFacts({ pages: 1, bytes: 26_001 }, 'fr-FR')).toBe('PDF, 1 page, 27\u00A0Ko')
  expect(documentFacts({ pages: 15, bytes: 1_240_000 }, 'fr-FR')).toBe('PDF, 15 pages, 1,2\u00A0Mo')
  expect(documentFacts({ pages: 2, bytes: 900 }, 'en-GB')).toBe('PDF, 2 pages, 1\u00A0kB')
})
