import { expect, test } from 'vitest'
import { byLetter, glossaryTerms } from './glossary.ts'
import type { PageNode } from '#base/core/page/page.ts'

const node = (id: number, place: Partial<PageNode>): PageNode => ({
  id,
  lft: id * 2,
  rgt: id * 2 + 1,
  level: 2,
  lang: 'fr',
  path: `/lexique/${id}`,
  name: `Terme ${id}`,
  title: '',
  description: `Un terme. La suite.`,
  image: '',
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: '',
  motifs: [],
  ...place,
})

const glossary = node(1, { lft: 2, rgt: 20, level: 1, path: '/lexique' })

test('terms are the children that a visitor may open, defined by their first sentence', () => {
  const tree = [
    glossary,
    node(2, { name: 'Bilan', description: 'Le bilan : tout, à une date ! Et encore.' }),
    node(3, { is_active: false }),
    node(4, { is_secure: true }),
    node(5, { level: 3 }),
    node(6, { description: '' }),
    node(20, { name: 'Ailleurs' }),
  ]
  expect(glossaryTerms(tree, 1)).toEqual([
    { id: 2, name: 'Bilan', path: '/lexique/2', definition: 'Le bilan : tout, à une date !' },
    { id: 6, name: 'Terme 6', path: '/lexique/6', definition: '' },
  ])
  expect(glossaryTerms(tree, 0)).toEqual([])
  expect(glossaryTerms(tree, 1)).toBe(glossaryTerms(tree, 1))
})

test('letters hold their terms as a French dictionary does', () => {
  const named = (names: string[]) =>
    byLetter(names.map((name, id) => ({ id, name, path: '', definition: '' }))).map(
      ({ letter, terms }) => `${letter}: ${terms.map(({ name }) => name)}`,
    )
  expect(named(['zèbre', 'Écart', 'BFR', 'ebe', 'Œuvre', '3D', 'bilan'])).toEqual([
    '#: 3D',
    'B: BFR,bilan',
    'E: ebe,Écart',
    'O: Œuvre',
    'Z: zèbre',
  ])
})
