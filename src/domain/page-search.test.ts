import { expect, test } from 'vitest'
import type { PageNode } from './page.ts'
import { searchPages } from './page-search.ts'

const page = (id: number, name: string, more: Partial<PageNode> = {}): PageNode => ({
  id,
  lft: id * 2,
  rgt: id * 2 + 1,
  level: 1,
  lang: 'fr',
  path: `/p${id}`,
  name,
  title: name,
  description: '',
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
})

const found = (tree: PageNode[], query: string) => searchPages(tree, query).map(({ id }) => id)

test('accents, capitals, ligatures and plural marks don’t matter', () => {
  const tree = [page(1, 'Échéances et bénéfices'), page(2, 'Œuvres')]
  expect(found(tree, 'ECHEANCE')).toEqual([1])
  expect(found(tree, 'bénéfice')).toEqual([1])
  expect(found(tree, 'oeuvre')).toEqual([2])
})

test('every word must be found, a name counts more than a title and a description', () => {
  const tree = [
    page(1, 'Agenda', { description: 'La TVA mois par mois' }),
    page(2, 'Simulateur', { title: 'TVA hors taxes' }),
    page(3, 'TVA collectée'),
  ]
  expect(found(tree, 'tva')).toEqual([3, 2, 1])
  expect(found(tree, 'tva mois')).toEqual([1])
  expect(found(tree, 'tva lune')).toEqual([])
})

test('pages that visitors or search must not reach are left out', () => {
  const tree = [
    page(1, 'Contact', { is_active: false }),
    page(2, 'Contact', { is_secure: true }),
    page(3, 'Contact', { is_indexable: false }),
    page(4, 'Contact'),
  ]
  expect(found(tree, 'contact')).toEqual([4])
})

test('queries without a word find nothing, and a huge one is cut', () => {
  const tree = [page(1, 'Contact')]
  for (const query of ['', '   ', '"*-:()', 'a', '💶', '\u0000'])
    expect(found(tree, query)).toEqual([])
  expect(found(tree, `contact ${' '.repeat(300)}lune`)).toEqual([1])
})
