import { describe, expect, test } from 'vitest'
import type { Article, ArticleListItem } from '#base/core/article/article.ts'
import { decodeText } from '#base/kit/text/decode-text.ts'
import { EditorialContractBroken } from '#base/core/article/article-gateway.ts'
import { fromWireArticle, fromWireList, fromWireMotifs, fromWireSlug } from './from-wire.ts'
import { receivedPath } from './received-media.ts'
import { sanitiseArticle } from './sanitise.ts'
import { toWireArticle, toWireList, toWireMotifs, toWireSlug } from './wire.ts'

const item: ArticleListItem = {
  id: 12,
  title: 'La TVA',
  summary: 'En bref.',
  slug: 'la-tva',
  motifs: ['AEF'],
  mediasPaths: '[{"index":"24-11","url":"/demo/xbig/tva.webp"}]',
  dateUpdate: '2026-04-03T08:00:00.000Z',
  datePublished: '2026-04-01T08:00:00.000Z',
}
const older: ArticleListItem = {
  ...item,
  id: 40,
  slug: 'avant',
  datePublished: '2026-01-01T08:00:00.000Z',
  duration: 'PT52S',
}
const article: Article = {
  html: '<p>Texte</p>',
  id: 12,
  title: 'La TVA',
  summary: 'En bref.',
  slug: 'la-tva',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-03T08:00:00.000Z',
  externalKey: 'TVA-01',
  mediasPaths: [{ index: '24-11', url: '/demo/xxbig/tva.webp', copyright: 'Atelier' }],
  copyright_year: '2026',
  duration: 'PT52S',
  video: {
    url: '/demo/videos/tva.mp4',
    type: 'video/mp4',
    poster: '/demo/videos/tva.webp',
    width: 1280,
    height: 720,
    captions: [{ url: '/demo/videos/tva.fr.vtt', language: 'fr', label: 'Français' }],
  },
}
const provider = { text: decodeText, media: receivedPath, html: sanitiseArticle }

/** What the other side reads. */
const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

test('G1 motifs stand under data.motifs', () => {
  const motifs = { AEF: 'AEF : Fiscal', AES: 'AES : Social' }
  expect(toWireMotifs(motifs)).toEqual({ data: { motifs } })
  expect(fromWireMotifs(sent(toWireMotifs(motifs)))).toEqual(motifs)
})

test('G3 articles are an array, or an object by id without withoutIdInKey', () => {
  const list = { articles: [item, older], countArticle: 31 }
  expect(toWireList(list, { withoutIdInKey: true })).toEqual({
    data: { articles: [item, older], arrayPagination: { countArticle: 31 } },
  })
  expect(toWireList(list, { withoutIdInKey: false }).data.articles).toEqual({
    '12': item,
    '40': older,
  })
})

test('G3 both forms read back as the same list, newest first', () => {
  const newest = { ...item, id: 90 }
  const list = { articles: [newest, item, older], countArticle: 31 }
  for (const withoutIdInKey of [true, false]) {
    expect(fromWireList(sent(toWireList(list, { withoutIdInKey })))).toEqual(list)
  }
})

test('G6 a field that an adapter carries besides does not reach the browser', () => {
  const rich = { ...item, providerKey: 'secret' }
  const text = JSON.stringify([
    toWireList({ articles: [rich], countArticle: 1 }, { withoutIdInKey: true }),
    toWireArticle(Object.assign({ lang: 'fr', token: 'secret' }, article)),
  ])
  expect(text).not.toMatch(/secret|"lang":/)
})

test('G4 an unknown slug or id is success false without data', () => {
  expect(toWireSlug(null)).toEqual({ success: false })
  expect(toWireArticle(null)).toEqual({ success: false })
  expect(fromWireSlug({ success: false })).toBeNull()
  expect(fromWireArticle({ success: false })).toBeNull()
  expect(fromWireSlug({ success: true, data: { articleId: 3 } })).toBeNull()
})

test('G1 a slug answers data.articleId', () => {
  expect(toWireSlug(12)).toEqual({ data: { articleId: 12 } })
  expect(fromWireSlug({ data: { articleId: 12 } })).toBe(12)
  expect(fromWireSlug({ data: { articleId: '12' } })).toBe(12)
})

test('G1 a full article has its HTML and its fields, and reads back the same', () => {
  const { html, ...fields } = article
  expect(toWireArticle(article)).toEqual({ data: { article: html, data: fields } })
  expect(fromWireArticle(sent(toWireArticle(article)))).toEqual(article)
})

describe('G1 answers of another provider', () => {
  const list = (articles: unknown, arrayPagination?: unknown) => ({
    data: { articles, arrayPagination },
  })

  test('D5 countArticle absent is 0', () => {
    for (const pagination of [undefined, null, {}, [], { countArticle: null }]) {
      expect(fromWireList(list([], pagination))).toEqual({ articles: [], countArticle: 0 })
    }
    expect(fromWireList(list([], { countArticle: '17' })).countArticle).toBe(17)
  })

  test('G1 an item that can’t be read is left out, the others stay', () => {
    const bad = [
      null,
      'texte',
      {},
      { ...item, id: 0 },
      { ...item, id: 'x' },
      { ...item, title: 3 },
      { ...item, title: ' ' },
      { ...item, slug: '../etc' },
      { ...item, slug: undefined },
    ]
    expect(fromWireList(list([...bad, item], { countArticle: 9 }), provider)).toEqual({
      articles: [item],
      countArticle: 9,
    })
  })

  test('D10 fields that are missing or odd cost only themselves', () => {
    const odd = {
      id: '12',
      title: 'La TVA',
      slug: 'la-tva',
      summary: null,
      motifs: ['AEF', 'aef', 4, 'AEF'],
      mediasPaths: '{not json',
      datePublished: 20260401,
      extra: true,
    }
    expect(fromWireList(list([odd])).articles).toEqual([
      {
        id: 12,
        title: 'La TVA',
        summary: '',
        slug: 'la-tva',
        motifs: ['AEF'],
        mediasPaths: '[]',
        dateUpdate: '',
      },
    ])
  })

  test('D10 the url of a media loses its host', () => {
    const mediasPaths = [
      { index: '24-11', url: 'https://medias.provider.example/a/b.jpg?v=2', copyright: null },
      { index: '1-1', url: '//medias.provider.example/c.jpg' },
      { index: '2-1', url: 'd.jpg' },
      { index: '3-1', url: 'javascript:alert(1)' },
      { index: '4-1', url: 'https://medias.provider.example' },
      { url: '/sans-index.jpg' },
    ]
    for (const given of [mediasPaths, JSON.stringify(mediasPaths)]) {
      const [read] = fromWireList(list([{ ...item, mediasPaths: given }])).articles
      expect(JSON.parse(read?.mediasPaths ?? '')).toEqual([
        { index: '24-11', url: '/a/b.jpg?v=2' },
        { index: '1-1', url: '/c.jpg' },
        { index: '2-1', url: '/d.jpg' },
      ])
    }
  })

  test('E4 texts are made plain and the body is cleaned', () => {
    const answer = {
      data: {
        article: '<p onclick="x()">Texte</p><script>x()</script>',
        data: {
          id: 5,
          title: 'L&rsquo;<b>IS</b>',
          summary: 'a &amp;  b',
          mediasPaths: [{ index: '24-11', url: '/a.jpg', copyright: '&copy; Atelier' }],
          copyright_year: 2026,
          video: { url: '/v.mp4', width: 'large' },
        },
      },
    }
    expect(fromWireArticle(answer, provider)).toEqual({
      html: '<p>Texte</p>',
      id: 5,
      title: 'L’IS',
      summary: 'a & b',
      slug: '',
      motifs: [],
      datePublished: '',
      dateUpdate: '',
      externalKey: '',
      mediasPaths: [{ index: '24-11', url: '/a.jpg', copyright: '© Atelier' }],
      copyright_year: '2026',
    })
    expect(
      fromWireMotifs({ data: { motifs: { AEF: 'AEF&nbsp;: Fiscalit&eacute;' } } }, provider),
    ).toEqual({ AEF: 'AEF\u00a0: Fiscalité' })
  })

  test('G1 motifs that are no motifs are left out, an empty PHP map is empty', () => {
    const motifs = { AEF: 'AEF : Fiscal', 'a b': 'x', aef: 'AEF : Fiscal', '../..': 'y' }
    expect(fromWireMotifs({ data: { motifs } })).toEqual({ AEF: 'AEF : Fiscal' })
    expect(fromWireMotifs({ data: { motifs: [] } })).toEqual({})
  })

  test('G1 a motif whose label can’t be read goes by its last one, else by its code', () => {
    const answer = { data: { motifs: { AEF: null, AES: 12, AEJ: '' } } }
    expect(fromWireMotifs(answer, undefined, { AEF: 'AEF : Fiscal' })).toEqual({
      AEF: 'AEF : Fiscal',
      AES: 'AES : AES',
      AEJ: 'AEJ : AEJ',
    })
  })

  test('E6 an envelope of another shape breaks the contract', () => {
    const answers = [null, 'x', [], {}, { data: null }, { data: {} }, { error: { code: 1 } }]
    const readers = [fromWireMotifs, fromWireList, fromWireSlug, fromWireArticle]
    for (const reader of readers) {
      for (const answer of answers) {
        expect(() => reader(answer)).toThrow(EditorialContractBroken)
      }
    }
    expect(() => fromWireList(list('x'))).toThrow(EditorialContractBroken)
    expect(() => fromWireList(list([], { countArticle: -1 }))).toThrow(EditorialContractBroken)
    expect(() => fromWireSlug({ data: { articleId: 0 } })).toThrow(EditorialContractBroken)
    expect(() => fromWireMotifs({ data: { motifs: ['AEF'] } })).toThrow(EditorialContractBroken)
    expect(() => fromWireArticle({ data: { article: '<p>', data: { id: 1 } } })).toThrow(
      EditorialContractBroken,
    )
  })
})
