import { expect, test } from 'vitest'
import { isFreeAnchor, isFreeId } from './page-ids.ts'

test.each(['accordeon-salaire-brut', 'partie-1', 'a', 'w-12'])('%j is free', (id) => {
  expect(isFreeId(id)).toBe(true)
})

test.each(['', 'Top', 'a b', 'a--b', '1er', 'é', 'x'.repeat(81)])('%j is no kebab case', (id) => {
  expect(isFreeId(id)).toBe(false)
})

test.each([
  'top',
  'menu',
  'search',
  'search-query',
  'near-query',
  'contenu',
  'infobulle',
  'icon-x',
  'pied-3',
  'suggestions-1',
  'suggestions-12-3',
  'formulaire-contact',
  'lettre-x',
  'lettre-autres',
  'w1459-a12',
])('%j is the page’s own', (id) => {
  expect(isFreeId(id)).toBe(false)
})

test.each(['lettre-de-relance', 'formulaire-de-contact', 'search-results', 'suggestions'])(
  'a heading that begins like one of the page keeps %j',
  (id) => {
    expect(isFreeId(id)).toBe(true)
  },
)

test.each([
  ['collapseOne', true],
  ['section_2', true],
  ['Top', false],
  ['W12-a', false],
  ['Menu', false],
  ['Search-Query', false],
  ['formulaire-lead_rdv', false],
  ['1er', false],
  ['a b', false],
  ['x'.repeat(81), false],
])('somebody else’s section may keep %j: %j', (id, may) => {
  expect(isFreeAnchor(id)).toBe(may)
})
