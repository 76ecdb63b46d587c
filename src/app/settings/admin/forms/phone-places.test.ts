import { expect, test } from 'vitest'
import type { Use } from '#base/core/field/used-in.ts'
import { donePlaces, placesByHand, placesToReplace, readable } from './phone-places.ts'

const use = (more: Partial<Use>): Use => ({
  kind: 'page',
  ref: '2',
  lang: 'fr',
  isDraft: false,
  title: 'Contact',
  href: '/pages/2/fr/edit',
  ...more,
})

const USES = [
  use({}),
  use({ isDraft: true }),
  use({ lang: 'en' }),
  use({ kind: 'layout', ref: '1/footer', title: 'Pied de page' }),
  use({ kind: 'redirect', ref: '/tel', lang: '', title: '/tel' }),
  use({ kind: 'page', ref: '', lang: '', title: '', href: '' }),
]

test('each document once; what is none, or is hidden, is changed by hand', () => {
  expect(placesToReplace(USES).map(({ words }) => words)).toEqual([
    'Contact',
    'Contact, en anglais',
    'Pied de page',
  ])
  expect(placesByHand(USES).map(({ title }) => title)).toEqual(['/tel', ''])
})

test('what became of each, in the order of the list; of what was not asked yet, nothing', () => {
  const places = placesToReplace(USES)
  const done = donePlaces(places, [
    { kind: 'layout', ref: '1/footer', lang: 'fr', became: 'left', why: 'Ouvert.' },
    { kind: 'page', ref: '2', lang: 'fr', became: 'published', why: '' },
  ])
  expect(done.map(({ words, became }) => [words, became])).toEqual([
    ['Contact', 'published'],
    ['Pied de page', 'left'],
  ])
})

test('a number as it is read', () => {
  expect(readable('+33199001234')).toBe('01\u00A099\u00A000\u00A012\u00A034')
  expect(readable('+3222123456')).toBe('+3222123456')
})
