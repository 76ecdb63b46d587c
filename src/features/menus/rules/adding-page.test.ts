import { expect, test } from 'vitest'
import type { Use } from '#base/core/field/used-in.ts'
import { addedPage, addingQuery, menusAround } from './adding-page.ts'

const used = (kind: Use['kind'], ref: string, lang: Use['lang'] = 'fr'): Use => ({
  kind,
  ref,
  lang,
  isDraft: false,
  title: ref.endsWith('header') ? 'En-tête' : 'Pied de page',
  href: '',
})

test('a page that is to be put into a menu is read from the address that was written for it', () => {
  expect(addedPage(new URLSearchParams(addingQuery({ id: 12, lang: 'en' })))).toEqual({
    id: 12,
    lang: 'en',
  })
  for (const query of ['', 'ajouter=x', 'ajouter=-1', 'ajouter=1.5']) {
    expect(addedPage(new URLSearchParams(query))).toBeNull()
  }
})

test('menus of the header come first, then those of the footer; others and those of another language are none', () => {
  const menus = [
    { id: 1, uses: [used('layout', '1/footer')] },
    { id: 2, uses: [used('page', '7'), used('layout', '1/error404')] },
    { id: 3, uses: [used('layout', '1/footer'), used('layout', '1/header')] },
    { id: 4, uses: [used('layout', '1/header', 'en')] },
    { id: 5, uses: [] },
  ]
  expect(menusAround(menus, 'fr').map(({ id, place }) => [id, place])).toEqual([
    [3, 'En-tête'],
    [1, 'Pied de page'],
  ])
  expect(menusAround(menus, 'en').map(({ id }) => id)).toEqual([4])
})
