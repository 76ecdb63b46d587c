import { describe, expect, test } from 'vitest'
import { webAddress, withoutHash, withoutTracking } from './feed-document-links.ts'

describe('addresses', () => {
  test.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['  http://a.example/b\n', 'http://a.example/b'],
    ['https://a.example/\n    b c\n', 'https://a.example/b%20c'],
    ['/b', 'https://base.example/b'],
    ['b', 'https://base.example/dossier/b'],
    ['//a.example/b', 'https://a.example/b'],
    ['www.a.example/b', 'https://www.a.example/b'],
    ['https://impots.example@a.example/', 'https://a.example/'],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,a', null],
    ['mailto:a@b.example', null],
    ['ftp://a.example/', null],
    ['https://', null],
    ['', null],
    ['   ', null],
    [`https://a.example/${'a'.repeat(2000)}`, null],
  ])('%j', (written, address) => {
    expect(webAddress(written, 'https://base.example/dossier/')).toBe(address)
  })

  test('a relative address without a base is none', () => {
    expect(webAddress('/b')).toBeNull()
  })
})

test.each([
  ['https://a.example/?utm_source=x&p=1&UTM_medium=y', 'https://a.example/?p=1'],
  ['https://a.example/?xtor=RSS-1', 'https://a.example/'],
  ['https://a.example/p#xtor=RSS-1', 'https://a.example/p'],
  ['https://a.example/p?at_medium=rss&at_campaign=b#suite', 'https://a.example/p#suite'],
  ['https://a.example/?fbclid=1&gclid=2', 'https://a.example/'],
  ['https://a.example/?q=a+b%20c&x=é', 'https://a.example/?q=a+b%20c&x=%C3%A9'],
  ['https://a.example/?attach=1&xtorrent=2', 'https://a.example/?attach=1&xtorrent=2'],
])('%s loses what counts readers', (address, clean) => {
  expect(withoutTracking(address)).toBe(clean)
})

test('a hash does not name a page', () => {
  expect(withoutHash('https://a.example/p?q#suite')).toBe('https://a.example/p?q')
})
