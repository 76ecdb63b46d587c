import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calls, paths, PROVIDER_MEDIA } from './urls.ts'

const segment = 'testa'
const motifs = ['AEF', 'AES']
const size = 'xbig'

describe('the editorial calls', () => {
  test('G1 the subscribed motifs', () => {
    expect(paths.subscribed(segment)).toBe('/ajax/testa/motifs/subscribed')
  })

  test('G1 the list of articles', () => {
    expect(paths.articleList({ segment, motifs, perPage: 5, page: 2, size })).toBe(
      '/ajax/testa/article/motifs/%5B%22AEF%22%2C%22AES%22%5D/nbperpage/5/idpage/2/size/xbig' +
        '?withoutIdInKey=true',
    )
  })

  test('G1 the list of articles with an offset', () => {
    expect(paths.articleOffset({ segment, motifs: ['AEF'], limit: 5, offset: 3, size })).toBe(
      '/ajax/testa/article/motif/%5B%22AEF%22%5D/limit/5/offset/3/size/xbig?withoutIdInKey=true',
    )
  })

  test('G1 the lookup of a slug', () => {
    expect(paths.slugLookup({ segment, slug: 'lire-un-bilan' })).toBe(
      '/ajax/testa/article/slug/lire-un-bilan',
    )
  })

  test('G1 the full article', () => {
    const xsl = 'Html_To_Basedoc_BS4_Content_only'
    expect(paths.fullArticle({ segment, id: 42, xsl, size: 'xxbig' })).toBe(
      '/ajax/testa/article/id/42/xsl/Html_To_Basedoc_BS4_Content_only/size/xxbig',
    )
  })

  test('B8 the base of the calls is an action link', () => {
    expect(paths.ajax(segment)).toBe('/ajax/testa')
    expect(paths.ajax(segment, '/dev.php/')).toBe('/dev.php/ajax/testa')
    expect(paths.slugLookup({ segment, slug: 'a', scriptName: '/dev.php/' })).toBe(
      '/dev.php/ajax/testa/article/slug/a',
    )
  })

  test('G1 a value that is no well-formed text does not throw', () => {
    expect(paths.slugLookup({ segment, slug: '\ud800' })).toBe('/ajax/testa/article/slug/%EF%BF%BD')
  })

  test('G1 whatever a value holds, it stays one segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
        fc.pre(!['.', '..'].includes(value))
        const url = new URL(calls.slugLookup({ slug: value }), 'https://provider.example')
        expect(url.pathname.split('/')).toHaveLength(4)
        expect(url.search + url.hash).toBe('')
        const last = url.pathname.split('/').at(-1) ?? ''
        expect(decodeURIComponent(last)).toBe(value.toWellFormed())
      }),
    )
  })
})

test('A8 a list of English articles says so, a French one is as prescribed', () => {
  const query = { segment: 'testa', motifs: ['AEF'], size: 'xbig' } as const
  expect(paths.articleList({ ...query, perPage: 8, page: 1, lang: 'en' })).toBe(
    '/ajax/testa/article/motifs/%5B%22AEF%22%5D/nbperpage/8/idpage/1/size/xbig' +
      '?withoutIdInKey=true&lang=en',
  )
  expect(paths.articleOffset({ ...query, limit: 3, offset: 2, lang: 'en' })).toMatch(/&lang=en$/)
  expect(paths.articleOffset({ ...query, limit: 3, offset: 2, lang: 'fr' })).toMatch(/Key=true$/)
})

describe('other paths', () => {
  test('A6 the visitor’s context', () => {
    expect(paths.context()).toBe('/ajax/context')
    expect(paths.context('/dev.php/')).toBe('/dev.php/ajax/context')
  })

  test('F2 templates of ours and custom ones', () => {
    expect(paths.template('bs4', 'card/card-magazine')).toBe(
      '/templates/bs4/card/card-magazine.html',
    )
    expect(paths.upload('cabinet', 'card/card-magazine', 'css')).toBe(
      '/uploads/cabinet/card/card-magazine.css',
    )
    expect(paths.upload('mon dossier', 'a?b', 'html')).toBe('/uploads/mon%20dossier/a%3Fb.html')
  })

  test('F2 media, with or without a leading slash', () => {
    expect(paths.media('plans/bureau du centre.svg')).toBe('/media/plans/bureau%20du%20centre.svg')
    expect(paths.media('/plans/a.svg')).toBe('/media/plans/a.svg')
  })

  test('A1 the theme sheet is named by its hash', () => {
    expect(paths.themeSheet('a1b2')).toBe('/theme-a1b2.css')
  })

  test('D10 the provider’s media stand below the site’s', () => {
    expect(paths.media('provider')).toBe(PROVIDER_MEDIA)
  })
})
