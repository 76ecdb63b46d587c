import { expect, test } from 'vitest'
import { forget, recordCache } from './record-cache.ts'

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

test('a change drops what was answered about it, of calls and of lists, and nothing else', () => {
  const cache = recordCache()
  const asked = (queryKey: unknown[], topics?: string[]) =>
    cache.prefetchQuery({ queryKey, queryFn: () => 1, ...(topics ? { meta: { topics } } : {}) })
  void asked(['GET /leads/:id', { params: { id: 1 } }], ['leads'])
  void asked(['GET /users', {}], ['users'])
  void asked(['leads', 'getList', {}])
  forget(cache, ['leads'])
  const left = cache.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey[0])).toEqual(['GET /users'])
})
