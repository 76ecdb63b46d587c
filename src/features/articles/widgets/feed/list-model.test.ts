import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { feedHref } from './list-model.ts'
import { parseMotifList } from '#base/core/article/motifs.ts'
import { pageNumber } from '#base/kit/page-number.ts'

test('D3 the « Tous » link is the path alone', () => {
  expect(feedHref('/actualites')).toBe('/actualites')
  expect(feedHref('/actualites', { mo: null, page: 1 })).toBe('/actualites')
  expect(feedHref('/actualites', { mo: [] })).toBe('/actualites')
})

test('D4 a filter carries its motifs as escaped JSON, and page 1 is not said', () => {
  expect(feedHref('/actualites', { mo: ['AEF'], page: 1 })).toBe('/actualites?mo=%5B%22AEF%22%5D')
})

test('D5 mo comes before page', () => {
  expect(feedHref('/', { page: 3, mo: ['AEF', 'AES'] })).toBe(
    '/?mo=%5B%22AEF%22%2C%22AES%22%5D&page=3',
  )
  expect(feedHref('/', { page: 2 })).toBe('/?page=2')
})

test('D5 what a link carries is read back', () => {
  const mo = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9_]{1,40}$/), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(fc.option(mo), fc.integer({ min: 1, max: 999 }), (motifs, page) => {
      const url = new URL(feedHref('/a/b', { mo: motifs, page }), 'https://cabinet.example')
      expect(url.pathname).toBe('/a/b')
      expect(parseMotifList(url.searchParams.get('mo'))).toEqual(motifs)
      expect(pageNumber(url.searchParams.get('page'))).toBe(page)
    }),
  )
})
