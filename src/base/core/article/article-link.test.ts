import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articleLink, isSlug, parseArticleParam } from './article-link.ts'

const article = { motifs: ['AEF'], slug: 'lire-un-bilan' }
const parameter = (link: string) =>
  new URL(link, 'https://cabinet.example/page').searchParams.get('article')

describe('the link of a list item', () => {
  test('D11 only the double quotes are encoded', () => {
    expect(articleLink(article, null, true)).toBe('/?article=[%22AEF%22]|lire-un-bilan')
    expect(articleLink({ ...article, motifs: ['AEF', 'AES'] }, null, true)).toBe(
      '/?article=[%22AEF%22,%22AES%22]|lire-un-bilan',
    )
  })

  test('D11 a variant has no leading slash', () => {
    expect(articleLink(article, null, false)).toBe('?article=[%22AEF%22]|lire-un-bilan')
  })

  test('D11 in page-auto mode the page’s motifs replace the article’s', () => {
    expect(articleLink(article, ['AES', 'AEJ'], true)).toBe(
      '/?article=[%22AES%22,%22AEJ%22]|lire-un-bilan',
    )
    expect(articleLink(article, [], true)).toBe('/?article=[%22AEF%22]|lire-un-bilan')
  })

  test('D11 what is neither code nor slug can’t break out of the parameter', () => {
    const link = articleLink({ motifs: ['A&B#"C'], slug: 'x&page=2#y' }, null, true)
    expect(parameter(link)).toBe('["A&B#\\"C"]|x&page=2#y')
    expect(() => articleLink({ motifs: ['\ud800'], slug: '\ud800' }, null, true)).not.toThrow()
  })
})

describe('the article parameter', () => {
  test('D11 motifs and slug are read', () => {
    expect(parseArticleParam('["AEF","AES"]|lire-un-bilan')).toEqual({
      motifs: ['AEF', 'AES'],
      slug: 'lire-un-bilan',
    })
    expect(parseArticleParam('[]|lire-un-bilan')).toEqual({ motifs: [], slug: 'lire-un-bilan' })
  })

  test.each([
    undefined,
    null,
    '',
    '|',
    'lire-un-bilan',
    '["AEF"]',
    '["AEF"]|',
    '|lire-un-bilan',
    '["AEF"]|Lire',
    '["AEF"]|a b',
    '["AEF"]|a/b',
    '["aef"]|a',
    'AEF|a',
    '["AEF"|a',
    '["AEF"]|a|',
    `["AEF"]|${'a'.repeat(201)}`,
    ['["AEF"]|a'],
    '{}|a',
    '["AEF"]|a\n',
  ])('D11 %j is malformed', (value) => {
    expect(parseArticleParam(value)).toBe(null)
  })

  test('D11 what a link carries is read back', () => {
    const motifs = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9_]{1,40}$/), { maxLength: 50 })
    const slug = fc.stringMatching(/^[a-z0-9-]{1,200}$/)
    fc.assert(
      fc.property(fc.record({ motifs, slug }), fc.boolean(), (reference, leadingSlash) => {
        const link = articleLink(reference, null, leadingSlash)
        expect(parseArticleParam(parameter(link))).toEqual(reference)
      }),
    )
  })
})

test('G4 a slug holds small letters, digits and hyphens, 200 at most', () => {
  expect(['a', '2026', 'a-b', 'a'.repeat(200)].every(isSlug)).toBe(true)
  expect(['', 'A', 'é', 'a_b', 'a.b', 'a\n', 'a'.repeat(201), ['a'], 1, null].some(isSlug)).toBe(
    false,
  )
})
