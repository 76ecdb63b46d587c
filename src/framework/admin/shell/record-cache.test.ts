import { expect, test } from 'vitest'
import { forget, recordCache } from './record-cache.ts'

test('a change drops what was answered about it, and nothing else', () => {
  const cache = recordCache()
  const asked = (queryKey: unknown[], topics: string[]) =>
    cache.prefetchQuery({ queryKey, queryFn: () => 1, meta: { topics } })
  void asked(['GET /leads/:id', { params: { id: 1 } }], ['leads'])
  void asked(['GET /users', {}], ['users'])
  void asked(['GET /leads', { query: { page: 2 } }], ['board', 'leads'])
  forget(cache, ['leads'])
  const left = cache.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey[0])).toEqual(['GET /users'])
})
