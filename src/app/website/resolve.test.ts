import { describe, expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { type AddressFacts, encodedPath, resolve } from './resolve.ts'

const site = { settings: { news_page: 10, videos_page: 11 } }
const page = { id: 3, is_active: true } as Page
const NONE: AddressFacts = {
  page: null,
  redirect: null,
  paths: new Map([
    [3, '/equipe'],
    [10, '/actualites'],
    [11, '/videos'],
  ]),
  servedMotifs: null,
  slugNow: null,
}

const at = (address: string, facts: Partial<AddressFacts> = {}, scriptName = '/') => {
  const url = requestUrl(address)
  return resolve(site, { ...url, path: url.path ?? '/', scriptName }, { ...NONE, ...facts })
}
const to = (location: string) => ({ kind: 'redirect', location })
const from = (source: string, destination: string, kind: Redirect['kind'] = 'manual') => ({
  redirect: { source, destination, kind },
})
const GONE = { kind: 'gone' }
const DEV = '/dev.php/'

describe('A4 a page of the tree', () => {
  test('is shown at its path, whatever parameters come with it', () => {
    expect(at('/equipe', { page })).toEqual({ kind: 'page', page })
    expect(at('/equipe?page=2&x', { page }, DEV)).toEqual({ kind: 'page', page })
    expect(at('/', { page })).toEqual({ kind: 'page', page })
  })

  test('is not there while it is inactive, and nobody asks what it would have shown', () => {
    const off = { page: { ...page, is_active: false } }
    expect(at('/equipe', off)).toEqual(GONE)
    expect(at('/equipe?article=[]|bilan', { ...off, slugNow: 'bilan' })).toEqual(GONE)
  })

  test('wins over the redirect table; an inactive one does not', () => {
    const moved = from('/equipe', '/ailleurs')
    expect(at('/equipe', { page, ...moved })).toEqual({ kind: 'page', page })
    expect(at('/equipe', { page: { ...page, is_active: false }, ...moved })).toEqual(
      to('/ailleurs'),
    )
  })
})

describe('A4 a slash at the end', () => {
  test('goes, with parameters and front path staying, whether a page is there or not', () => {
    expect(at('/equipe/', { page })).toEqual(to('/equipe'))
    expect(at('/rien/?a=1&b=%20')).toEqual(to('/rien?a=1&b=%20'))
    expect(at('/rien/', {}, DEV)).toEqual(to('/dev.php/rien'))
  })

  test('of a path with signs leads to the same path, not to parameters or an anchor', () => {
    expect(at('/a%3Fb%23c%25/')).toEqual(to('/a%3Fb%23c%25'))
    expect(at('/%C3%A9t%C3%A9/')).toEqual(to('/%C3%A9t%C3%A9'))
  })
})

describe('A4 the redirect table', () => {
  test('leads to a path of the site, which keeps the parameters and gets the front path', () => {
    const moved = from('/vieux', '/neuf')
    expect(at('/vieux', moved)).toEqual(to('/neuf'))
    expect(at('/vieux?title=bilan', moved)).toEqual(to('/neuf?title=bilan'))
    expect(at('/vieux', moved, DEV)).toEqual(to('/dev.php/neuf'))
  })

  test('leads to the page of a number, wherever that is now', () => {
    expect(at('/vieux?a=1', from('/vieux', 'page:3', 'moved'))).toEqual(to('/equipe?a=1'))
    expect(at('/vieux?a=1', from('/vieux', 'page:3?b=2#c'))).toEqual(to('/equipe?b=2#c'))
  })

  test('leads elsewhere as it is written, without the parameters', () => {
    const elsewhere = from('/vieux', 'https://exemple.fr/a?b=1')
    expect(at('/vieux?c=2', elsewhere, DEV)).toEqual(to('https://exemple.fr/a?b=1'))
  })

  test('takes what a star stood for along, unless that would name a host', () => {
    expect(at('/vieux/a/b%3Fc', from('/vieux/*', '/neuf/*'))).toEqual(to('/neuf/a/b%3Fc'))
    expect(at('/vieux/a', from('/vieux/*', '/neuf'))).toEqual(to('/neuf'))
    expect(at('/x/exemple.fr', from('/x*', '/*'))).toEqual(GONE)
  })

  test('leads nowhere when its page is gone, its address is none, or it is where one stands', () => {
    expect(at('/vieux', from('/vieux', 'page:99'))).toEqual(GONE)
    expect(at('/vieux', from('/vieux', 'javascript:alert(1)'))).toEqual(GONE)
    expect(at('/vieux', from('/vieux', '//exemple.fr'))).toEqual(GONE)
    expect(at('/equipe', from('/equipe', 'page:3', 'moved'))).toEqual(GONE)
    expect(at('/vieux')).toEqual(GONE)
  })

  test('gives a location that a header can hold', () => {
    expect(at('/vieux', from('/vieux', '/été'))).toEqual(to('/%C3%A9t%C3%A9'))
    expect(at('/vieux/\uFFFD', from('/vieux/*', '/neuf/*'))).toEqual(to('/neuf/%EF%BF%BD'))
  })
})

describe('D11 an article that a list links to', () => {
  const article = (motifs: string, facts: Partial<AddressFacts> = {}, scriptName = '/') =>
    at(`/equipe?article=[${motifs}]|lire-un-bilan`, { page, ...facts }, scriptName)

  test('is read on the page of news, of videos, or on the page itself', () => {
    expect(article('"AEF"')).toEqual(to('/actualites?title=lire-un-bilan'))
    expect(article('"EREVUEVIDEO"')).toEqual(to('/videos?title=lire-un-bilan'))
    expect(article('"AEF"', { servedMotifs: ['AEF'] })).toEqual(to('/equipe?title=lire-un-bilan'))
    expect(article('')).toEqual(to('/actualites?title=lire-un-bilan'))
  })

  test('keeps the front path', () => {
    expect(article('"AEF"', {}, DEV)).toEqual(to('/dev.php/actualites?title=lire-un-bilan'))
  })

  test('is read on the home page while the site has no such page', () => {
    expect(article('"AEF"', { paths: new Map() })).toEqual(to('/?title=lire-un-bilan'))
  })

  test('that is malformed or named twice leads to the page without parameters', () => {
    expect(at('/equipe?article=', { page })).toEqual(to('/equipe'))
    expect(at('/equipe?article=nimporte&page=2', { page })).toEqual(to('/equipe'))
    expect(at('/equipe?article=[]|a&article=[]|b', { page }, DEV)).toEqual(to('/dev.php/equipe'))
  })

  test('comes before the former slug of another', () => {
    expect(article('"AEF"', { slugNow: 'autre' })).toEqual(to('/actualites?title=lire-un-bilan'))
  })
})

test('an article that was renamed is read under its slug of today', () => {
  const renamed = { page, slugNow: 'neuf' }
  expect(at('/actualites?title=vieux&page=2', renamed)).toEqual(to('/actualites?title=neuf'))
  expect(at('/%C3%A9t%C3%A9?title=vieux', renamed, DEV)).toEqual(
    to('/dev.php/%C3%A9t%C3%A9?title=neuf'),
  )
  expect(at('/?title=vieux', renamed)).toEqual(to('/?title=neuf'))
})

test('a path as an address: what would end it is written out, slashes stay', () => {
  expect(encodedPath('/a b/c?d#e/é')).toBe('/a%20b/c%3Fd%23e/%C3%A9')
  expect(encodedPath('/')).toBe('/')
})
