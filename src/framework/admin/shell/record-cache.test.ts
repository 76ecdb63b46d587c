import { expect, test } from 'vitest'
import { recordCache } from './record-cache.ts'

const KEY = ['leads', 'getOne', { id: '1', meta: undefined }]

test('a row of a list is not taken for its record', () => {
  const cache = recordCache()
  cache.setQueryData(KEY, (known: object | undefined) => known ?? { id: 1, name: 'Une ligne' })
  expect(cache.getQueryData(KEY)).toBeUndefined()
})

test('a record that the server gave is kept, and follows its changes', () => {
  const cache = recordCache()
  cache.setQueryData(KEY, { id: 1, answers: [] })
  cache.setQueryData(KEY, (known: object | undefined) => ({ ...known, name: 'Changé' }))
  expect(cache.getQueryData(KEY)).toEqual({ id: 1, answers: [], name: 'Changé' })
})

test('lists themselves are kept', () => {
  const cache = recordCache()
  cache.setQueryData(['leads', 'getList', {}], () => [{ id: 1 }])
  expect(cache.getQueryData(['leads', 'getList', {}])).toEqual([{ id: 1 }])
})
