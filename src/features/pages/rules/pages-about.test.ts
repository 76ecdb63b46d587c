import { expect, test } from 'vitest'
import type { PageNode } from '#base/core/page/page.ts'
import { pagesAbout, sectionOf } from './pages-about.ts'

const node = (
  id: number,
  [lft, rgt, level]: [number, number, number],
  path: string,
  motifs: string[],
  more: Partial<PageNode> = {},
): PageNode => ({
  id,
  lft,
  rgt,
  level,
  path,
  name: '',
  title: '',
  description: '',
  image: '',
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: '',
  lang: 'fr',
  motifs,
  ...more,
})

const TREE = [
  node(1, [1, 30, 0], '/', ['AEF']),
  node(2, [2, 13, 1], '/missions', []),
  node(3, [3, 4, 2], '/missions/comptes', ['AEF']),
  node(4, [5, 6, 2], '/missions/juridique', ['AEJ']),
  node(5, [7, 8, 2], '/missions/paie', ['AES', 'AEF']),
  node(6, [9, 10, 2], '/missions/fermee', ['AEF'], { is_active: false }),
  node(7, [11, 12, 2], '/missions/clients', ['AEF'], { is_secure: true }),
  node(8, [14, 19, 1], '/metiers', []),
  node(9, [15, 16, 2], '/metiers/artisan', ['AEF']),
  node(10, [17, 18, 2], '/metiers/bulletins-de-paie', ['AEF']),
  node(11, [20, 25, 1], '/actualites', []),
  node(12, [21, 22, 2], '/actualites/fil', ['AEF']),
  node(13, [23, 24, 2], '/actualites/fiscal', ['AEF']),
]
const about = (
  slug: string,
  motifs: string[],
  most = 6,
  lists = [12],
  { field = '', readOn = 1 } = {},
) => pagesAbout(TREE, { motifs, field, slug, readOn }, lists, most).map(({ id }) => id)

test('pages of the article’s motifs, one of each section before any has two', () => {
  expect(about('un-sujet', ['AEF'])).toEqual([3, 9, 5, 10])
  expect(about('un-sujet', ['AEF'], 2)).toEqual([3, 9])
  expect(about('un-sujet', ['AEJ'])).toEqual([4])
})

test('the likest in words comes first within its section', () => {
  expect(about('lire-un-bulletin-de-paie', ['AEF'])).toEqual([10, 5, 3, 9])
})

test('where the slug says nothing, the name of the field decides', () => {
  expect(about('un-sujet', ['AEF'], 1, [12], { field: 'Artisanat' })).toEqual([9])
  expect(about('comptes-annuels', ['AEF'], 1, [12], { field: 'Artisanat' })).toEqual([3])
})

test('no page that visitors don’t see, none that lists articles, none without a motif in common', () => {
  expect(about('fermee-clients-fil', ['AEF'])).not.toContain(6)
  expect(about('fermee-clients-fil', ['AEF'])).not.toContain(7)
  expect(about('fil', ['AEF'], 6, [])).toContain(12)
  expect(about('fil', ['AEF'])).not.toContain(12)
  expect(about('fil', ['AEF'])).not.toContain(1)
  expect([about('paie', []), about('paie', ['AEX']), about('paie', ['AEF'], 0)]).toEqual([
    [],
    [],
    [],
  ])
})

test('an article that is read on the news page leads to no list, and on another page not to that one', () => {
  expect(about('un-sujet', ['AEF'], 6, [12, 0], { readOn: 12 })).toEqual([3, 9, 5, 10])
  expect(about('un-sujet', ['AEF'], 6, [12], { readOn: 3 })).toEqual([5, 9, 10])
})

test('a section is right below the home page, which is in none', () => {
  expect([13, 8, 1, 99].map((id) => sectionOf(TREE, id)?.id)).toEqual([11, 8, undefined, undefined])
})
