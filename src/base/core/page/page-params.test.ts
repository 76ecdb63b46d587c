import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalQuery, joinedParams, type Params, readParams } from './page-params.ts'

const FEED: Params = { mo: 'motifs', page: 'page', title: 'slug', recu: 'once' }
const KNOWN = new Set(['AEF', 'AES', 'EREVUEVIDEO'])
const keyOf = (query: Record<string, unknown>, known: ReadonlySet<string> | null = KNOWN) =>
  canonicalQuery(FEED, query, known)?.key ?? null

test.each<[Record<string, unknown>, string | null]>([
  [{}, ''],
  [{ utm_source: 'x', gclid: '1', constructor: 'x' }, ''],
  [{ page: '1' }, ''],
  [{ page: '0' }, ''],
  [{ page: '-3' }, ''],
  [{ page: 'abc' }, ''],
  [{ page: '02' }, ''],
  [{ page: ['2', '3'] }, ''],
  [{ page: '2' }, 'page=2'],
  [{ mo: 'not json' }, ''],
  [{ mo: '[]' }, ''],
  [{ mo: '["AES","AEF","AES","ZZZ"]', page: '2' }, 'mo=%5B%22AEF%22%2C%22AES%22%5D&page=2'],
  [{ page: '2', mo: '["AEF","AES"]', x: '1' }, 'mo=%5B%22AEF%22%2C%22AES%22%5D&page=2'],
  [{ mo: '["ZZZ"]' }, null],
  [{ title: 'la-tva' }, 'title=la-tva'],
  [{ title: '' }, null],
  [{ title: ['a', 'b'] }, null],
  [{ title: 'Pas un slug' }, null],
  [{ recu: '' }, null],
  [{ recu: 'x', page: '2' }, null],
])('%j is spelt %j', (query, key) => {
  expect(keyOf(query)).toBe(key)
})

test('topics that nobody names keep nothing', () => {
  expect(keyOf({ mo: '["AEF"]' }, null)).toBeNull()
})

test('two spellings of one question are one, and a spelling stays what it is', () => {
  const value = fc.oneof(
    fc.constantFrom('1', '2', '["AES","AEF"]', '["AEF","AES","AEF"]', '["QQ"]', 'la-tva', ''),
    fc.string(),
  )
  const queries = fc.dictionary(fc.constantFrom('mo', 'page', 'title', 'utm', 'x'), value)
  fc.assert(
    fc.property(queries, (query) => {
      const spelt = canonicalQuery(FEED, query, KNOWN)
      if (spelt === null) return
      const reversed = Object.fromEntries(Object.entries(query).toReversed())
      expect(canonicalQuery(FEED, reversed, KNOWN)).toEqual(spelt)
      expect(canonicalQuery(FEED, spelt.query, KNOWN)).toEqual(spelt)
      const typed = Object.fromEntries(new URLSearchParams(spelt.key))
      expect(canonicalQuery(FEED, typed, KNOWN)).toEqual(spelt)
    }),
  )
})

test('widgets of one page read together, the stricter reading counts', () => {
  expect(
    joinedParams([{ title: 'once' }, { title: 'slug', page: 'page' }, { page: 'page', q: 'once' }]),
  ).toEqual({ title: 'slug', page: 'page', q: 'once' })
  expect(joinedParams([{ page: 'page' }, { page: 'once' }])).toEqual({ page: 'once' })
  expect(joinedParams([{ mo: 'motifs' }, { mo: 'page' }])).toEqual({ mo: 'once' })
  expect(joinedParams([])).toEqual({})
})

test('a page sees the parameters that it reads, as they came', () => {
  const query = { page: ['2', '3'], other: 'x' }
  expect(readParams({ page: 'page', recu: 'once' }, query)).toEqual({ page: ['2', '3'] })
})
