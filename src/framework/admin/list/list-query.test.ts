import { expect, test } from 'vitest'
import { addressOfQuery, type ListQuery, queryOfAddress } from './list-query.ts'

const FIRST: ListQuery = {
  filter: { status: 'new' },
  sort: 'id',
  order: 'DESC',
  page: 1,
  perPage: 25,
}

test('an address that says nothing of a list shows it as at first', () => {
  expect(queryOfAddress(new URLSearchParams('ajouter=12&langue=fr'), FIRST)).toEqual(FIRST)
})

test('what an address asks for is read back from the address that is made of it, beside the rest of it', () => {
  const query: ListQuery = {
    filter: { q: 'a&b=« c »', from: '2026-11-01' },
    sort: 'title',
    order: 'ASC',
    page: 7,
    perPage: 100,
  }
  const address = addressOfQuery(new URLSearchParams('ajouter=12'), query)
  expect(queryOfAddress(new URLSearchParams(address.toString()), FIRST)).toEqual(query)
  expect(address.get('ajouter')).toBe('12')
})

test('a filter that is taken off stays off, whatever stands there at first', () => {
  const address = addressOfQuery(new URLSearchParams(), { ...FIRST, filter: {} })
  expect(queryOfAddress(address, FIRST).filter).toEqual({})
})

test.each([
  'page=0',
  'page=-3',
  'page=1.5',
  'page=x',
  'perPage=7',
  'perPage=1e9',
  'order=down',
  'filter={',
  'filter=[1]',
  'filter=null',
  'filter=12',
  'filter=%22x%22',
])('nonsense in an address is as at first: %s', (search) => {
  expect(queryOfAddress(new URLSearchParams(search), FIRST)).toEqual(FIRST)
})
