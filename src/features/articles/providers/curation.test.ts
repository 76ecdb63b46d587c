import { describe, expect, test } from 'vitest'
import type { ArticleChoice } from '#base/core/article/article-choice.ts'
import type { Article, ArticleListItem } from '#base/core/article/article.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { curate } from './curation.ts'

const NOW = '2026-06-01T08:00:00.000Z'

const item = (number: number, motif = 'AEF'): ArticleListItem => ({
  id: number,
  title: `Article ${number}`,
  summary: '',
  slug: `article-${number}`,
  motifs: [motif],
  mediasPaths: '[]',
  dateUpdate: NOW,
})

/** A provider of `count` articles, newest first; it gives 120 at most, as the port asks. */
function provider(count: number): ArticleGateway {
  const all = Array.from({ length: count }, (_, index) => item(index + 1))
  const list = async (offset: number, limit: number) => ({
    articles: all.slice(0, 120).slice(offset, offset + limit),
    countArticle: count,
  })
  return {
    subscribedMotifs: async () => ({ AEF: 'AEF : Fiscal' }),
    listByMotifs: ({ perPage, page }) => list((page - 1) * perPage, perPage),
    listByOffset: ({ offset, limit }) => list(offset, limit),
    articleId: async (slug) => all.find((one) => one.slug === slug)?.id ?? null,
    async article({ id }): Promise<Article | null> {
      const known = all.find((one) => one.id === id)
      return known
        ? {
            ...known,
            html: '<p>Texte</p>',
            datePublished: NOW,
            externalKey: `KEY-${id}`,
            mediasPaths: [],
            copyright_year: '',
          }
        : null
    },
  }
}

const choice = (number: number, more: Partial<ArticleChoice>): ArticleChoice => ({
  slug: `article-${number}`,
  externalKey: '',
  lang: 'fr',
  title: `Article ${number}`,
  opinion: null,
  pin: null,
  isHidden: false,
  ...more,
})

const hide = (number: number, more: Partial<ArticleChoice> = {}) =>
  choice(number, { isHidden: true, ...more })
const pin = (number: number, more: Partial<ArticleChoice> = {}) =>
  choice(number, { pin: { at: '2026-05-01T00:00:00.000Z', until: '' }, ...more })

const gateway = (count: number, choices: ArticleChoice[], language: 'fr' | 'en' = 'fr') =>
  curate({
    choices: async () => choices,
    clock: () => new Date(NOW),
    language,
    xsl: 'X',
  })(provider(count))

const page = async (editorial: ArticleGateway, number: number, perPage = 5) => {
  const motifs = ['AEF']
  const answer = await editorial.listByMotifs({ motifs, perPage, page: number, size: 'xbig' })
  return { ids: answer.articles.map(({ id }) => id), count: answer.countArticle }
}

describe('hidden articles', () => {
  test('leave no gap in a list, and are not counted', async () => {
    const editorial = gateway(12, [hide(2), hide(7)])
    expect(await page(editorial, 1)).toEqual({ ids: [1, 3, 4, 5, 6], count: 10 })
    expect(await page(editorial, 2)).toEqual({ ids: [8, 9, 10, 11, 12], count: 10 })
    expect(await page(editorial, 3)).toEqual({ ids: [], count: 10 })
  })

  test('G5 among more than 120, as many pages are counted as can be shown', async () => {
    const editorial = gateway(200, [hide(2), hide(3), hide(4)])
    expect((await page(editorial, 1)).count).toBe(117)
    expect((await page(editorial, 24)).ids).toEqual([119, 120])
  })

  test('one that no list reaches changes no count', async () => {
    expect((await page(gateway(200, [hide(150)]), 1)).count).toBe(200)
  })

  test('are nowhere to be read, by slug, id or key', async () => {
    const editorial = gateway(12, [hide(2), hide(99, { externalKey: 'KEY-3' })])
    const read = (id: number) => editorial.article({ id, xsl: 'X', size: 'xbig' })
    expect(await editorial.articleId('article-2')).toBeNull()
    expect(await read(2)).toBeNull()
    expect(await read(3)).toBeNull()
    expect((await read(4))?.id).toBe(4)
  })

  test('an offset counts what is shown', async () => {
    const editorial = gateway(12, [hide(1)])
    const asked = { motifs: ['AEF'], limit: 2, offset: 1, size: 'xbig' } as const
    const { articles } = await editorial.listByOffset({ ...asked, motifs: ['AEF'] })
    expect(articles.map(({ id }) => id)).toEqual([3, 4])
  })
})

describe('pinned articles', () => {
  test('come first, the newest pin before the others, and nowhere twice', async () => {
    const later = { pin: { at: '2026-05-02T00:00:00.000Z', until: '' } }
    const editorial = gateway(12, [pin(4), pin(9, later)])
    expect(await page(editorial, 1)).toEqual({ ids: [9, 4, 1, 2, 3], count: 12 })
    expect((await page(editorial, 2)).ids).toEqual([5, 6, 7, 8, 10])
  })

  test('only until their date, and in their language', async () => {
    const at = '2026-05-01T00:00:00.000Z'
    expect((await page(gateway(12, [pin(4, { pin: { at, until: NOW } })]), 1)).ids[0]).toBe(1)
    const until = '2026-06-01T08:00:00.001Z'
    expect((await page(gateway(12, [pin(4, { pin: { at, until } })]), 1)).ids[0]).toBe(4)
    expect((await page(gateway(12, [pin(4)], 'en'), 1)).ids[0]).toBe(1)
  })

  test('also when they stand beyond the 120th, for the lists of their motifs alone', async () => {
    const editorial = gateway(200, [pin(150)])
    expect(await page(editorial, 1)).toEqual({ ids: [150, 1, 2, 3, 4], count: 200 })
    expect((await page(editorial, 24)).ids.at(-1)).toBe(119)
    const other = { motifs: ['AES'], perPage: 5, page: 1, size: 'xbig' } as const
    const { articles } = await editorial.listByMotifs({ ...other, motifs: ['AES'] })
    expect(articles[0]?.id).toBe(1)
  })

  test('a hidden article is not pinned', async () => {
    expect((await page(gateway(12, [pin(4, { isHidden: true })]), 1)).ids).toEqual([1, 2, 3, 5, 6])
  })
})

test('an article carries the firm’s opinion', async () => {
  const opinion = { html: '<p>Bon à savoir.</p>', signature: 'Claire', at: NOW }
  const editorial = gateway(12, [choice(2, { opinion })])
  const read = (id: number) => editorial.article({ id, xsl: 'X', size: 'xbig' })
  expect((await read(2))?.opinion).toEqual(opinion)
  expect(await read(1)).not.toHaveProperty('opinion')
})

test('without choices the gateway is asked as before', async () => {
  const asked: unknown[] = []
  const inner = provider(12)
  const editorial = curate({
    choices: async () => [],
    clock: () => new Date(NOW),
    language: 'fr',
    xsl: 'X',
  })({ ...inner, listByMotifs: (query) => (asked.push(query), inner.listByMotifs(query)) })
  await page(editorial, 2, 3)
  expect(asked).toEqual([{ motifs: ['AEF'], perPage: 3, page: 2, size: 'xbig' }])
})
