import { expect, test } from 'vitest'
import { promotedPages } from './promoted.ts'
import { wantedGroups } from './query.ts'

const PROMOTED = [
  { words: 'tarif, combien coûte', page: 7 },
  { words: 'déclaration de revenus', page: 8 },
  { words: 'salarié', page: 9 },
  { words: ' , ', page: 10 },
  { words: 'honoraires', page: 7 },
]

const pagesFor = (query: string, typing = false) =>
  promotedPages(PROMOTED, wantedGroups(query, { typing }))

test.each([
  ['tarifs', [7]],
  ['vos TARIFS pour une SCI', [7]],
  ['combien ca coute', [7]],
  ['declarations des revenus', [8]],
  ['revenus à déclaration', [8]],
  ['déclaration', []],
  ['salariées', [9]],
  ['tarif honoraires', [7]],
  ['salarié tarif', [7, 9]],
  ['', []],
  ['de la', []],
])('« %s » brings %j first', (query, pages) => expect(pagesFor(query)).toEqual(pages))

test('a word that is still being typed brings nothing until it is whole', () => {
  expect(pagesFor('tar', true)).toEqual([])
  expect(pagesFor('tarif', true)).toEqual([7])
})
