import { describe, expect, test } from 'vitest'
import type { Article, ArticleListItem } from '#base/core/article/article.ts'
import { createTestApp, libraryOf } from '../../../../../tests/app.ts'
import { downEditorial, listItem, listItems, providerOf } from '../../../../../tests/editorials.ts'
import { editorialContract } from '../../../../../tests/gateway-contract.ts'
import { type ArticleGateway, EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import { mergeSources, type Source } from '../merge-sources.ts'

const size = 'xbig'
const all = () => true

const part = (
  name: Source['name'],
  editorial: ArticleGateway,
  supplies: Source['supplies'] = all,
): Source => ({
  name,
  editorial,
  supplies,
})

const article = (id: number, slug: string, title: string): Article => ({
  ...listItem(id, { slug, title }),
  datePublished: '2026-04-01T08:00:00.000Z',
  html: `<p>${title}</p>`,
  externalKey: '',
  mediasPaths: [],
  copyright_year: '',
})

const own = providerOf(listItems(1, 3, { title: 'Du cabinet' }), [
  article(1, 'article-1', 'Du cabinet'),
])
const contract = providerOf(
  [
    ...listItems(1, 4, { title: 'Du contrat' }).map((item) => ({
      ...item,
      slug: `contrat-${item.id}`,
    })),
    listItem(9, { slug: 'video', motifs: ['EREVUEVIDEO'] }),
  ],
  [article(1, 'contrat-1', 'Du contrat')],
)
const FEED_ID = 4e15 + 7
const feeds = providerOf(
  [listItem(FEED_ID, { slug: 'flux', title: 'D’un flux' })],
  [article(FEED_ID, 'flux', 'D’un flux')],
)
const mixed = mergeSources([part('library', own), part('http', contract), part('feeds', feeds)])

const slugs = ({ articles }: { articles: readonly ArticleListItem[] }) =>
  articles.map(({ slug }) => slug)
const EVERYTHING =
  'article-1 article-2 article-3 contrat-1 contrat-2 contrat-3 contrat-4 flux'.split(' ')

editorialContract(
  'own articles before those of a library',
  async () => {
    const { stores, close } = await createTestApp()
    const [site] = await stores.sites.list()
    if (!site) throw new Error('The demo has no site.')
    const now = () => new Date('2026-11-20T09:00:00Z')
    const library = libraryOf(stores, now)(site, 'fr')
    const editorial = mergeSources([part('library', own), part('http', library)])
    return { editorial, close }
  },
  {
    motifs: ['AEF', 'AES', 'AEJ', 'AEM', 'AEP', 'EREVUEVIDEO'],
    countArticle: 38 + 3,
    slug: 'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises',
    isMixed: true,
  },
)

describe('lists', () => {
  test('own articles come first, then the contract’s, then public feeds', async () => {
    const list = await mixed.listByMotifs({ motifs: ['AEF'], perPage: 20, page: 1, size })
    expect(slugs(list)).toEqual(EVERYTHING)
    expect(list.countArticle).toBe(8)
  })

  test('pages and offsets go on through all of them', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => mixed.listByMotifs({ motifs: ['AEF'], perPage: 3, page, size })),
    )
    expect(pages.flatMap(slugs)).toEqual(EVERYTHING)
    expect(pages.map(({ countArticle }) => countArticle)).toEqual([8, 8, 8, 8])
    const rest = await mixed.listByOffset({ motifs: ['AEF'], limit: 4, offset: 2, size })
    expect(slugs(rest)).toEqual(EVERYTHING.slice(2, 6))
  })

  test('ids are unique although each provider counts for itself', async () => {
    const { articles } = await mixed.listByMotifs({ motifs: ['AEF'], perPage: 20, page: 1, size })
    const ids = articles.map(({ id }) => id)
    expect(new Set(ids).size).toBe(8)
    expect(ids.every(Number.isSafeInteger)).toBe(true)
    expect(ids.slice(0, 4)).toEqual([1, 2, 3, 1e15 + 1])
  })

  test('a slug that two have is the first one’s, and is counted once', async () => {
    const twin = providerOf(listItems(2, 3, { title: 'Jumeau' }))
    const both = mergeSources([part('library', own), part('http', twin)])
    const { articles, countArticle } = await both.listByMotifs({
      motifs: ['AEF'],
      perPage: 20,
      page: 1,
      size,
    })
    expect(articles.map(({ title }) => title)).toEqual(Array(3).fill('Du cabinet'))
    expect(countArticle).toBe(3)
  })

  test('each supplies only the motifs that are its own', async () => {
    const byMotif = mergeSources([
      part('library', own, (motif) => motif !== 'AEF'),
      part('http', contract, (motif) => motif === 'AEF'),
    ])
    const list = await byMotif.listByMotifs({
      motifs: ['AEF', 'EREVUEVIDEO'],
      perPage: 20,
      page: 1,
      size,
    })
    expect(slugs(list)).toEqual(['contrat-1', 'contrat-2', 'contrat-3', 'contrat-4'])
    expect(Object.keys(await byMotif.subscribedMotifs())).toContain('EREVUEVIDEO')
  })

  test('nothing after the 120th is given, and an id too big to be told apart is left out', async () => {
    const many = mergeSources([
      part('library', providerOf(listItems(1, 100))),
      part('http', providerOf([listItem(3e15, { slug: 'trop-grand' }), ...listItems(200, 260)])),
    ])
    const ask = (perPage: number, page: number) =>
      many.listByMotifs({ motifs: ['AEF'], perPage, page, size })
    expect((await ask(121, 1)).articles).toHaveLength(120)
    expect((await ask(50, 3)).articles).toHaveLength(20)
    expect((await ask(120, 2)).articles).toEqual([])
    expect(slugs(await ask(121, 1))).not.toContain('trop-grand')
  })
})

describe('articles', () => {
  test('a slug leads to the first that knows it, and the id to its article', async () => {
    for (const [slug, title] of [
      ['article-1', 'Du cabinet'],
      ['contrat-1', 'Du contrat'],
      ['flux', 'D’un flux'],
    ] as const) {
      const id = await mixed.articleId(slug)
      const found = id === null ? null : await mixed.article({ id, xsl: 'X', size })
      expect(found).toMatchObject({ id, slug, title })
    }
    expect(await mixed.articleId('inconnu')).toBeNull()
    expect(await mixed.article({ id: 2e15, xsl: 'X', size })).toBeNull()
  })

  test('an id of a provider that the site does not have is unknown', async () => {
    const ownOnly = mergeSources([part('library', own)])
    expect(await ownOnly.article({ id: 1e15 + 1, xsl: 'X', size })).toBeNull()
  })
})

describe('a provider that fails', () => {
  const half = mergeSources([part('library', own), part('http', downEditorial)])

  test('costs its own articles only', async () => {
    const list = await half.listByMotifs({ motifs: ['AEF'], perPage: 5, page: 1, size })
    expect(slugs(list)).toEqual(['article-1', 'article-2', 'article-3'])
    expect(Object.keys(await half.subscribedMotifs())).toContain('AEF')
    expect(await half.articleId('article-2')).toBe(2)
  })

  test('a slug that nobody else knows may be its own: that is no absence', async () => {
    await expect(half.articleId('contrat-1')).rejects.toBeInstanceOf(EditorialUnavailable)
  })

  test('when all fail there is no answer', async () => {
    const none = mergeSources([part('http', downEditorial), part('feeds', downEditorial)])
    await expect(
      none.listByMotifs({ motifs: ['AEF'], perPage: 5, page: 1, size }),
    ).rejects.toBeInstanceOf(EditorialUnavailable)
    await expect(none.subscribedMotifs()).rejects.toBeInstanceOf(EditorialUnavailable)
  })
})
