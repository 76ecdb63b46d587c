import { expect, test } from 'vitest'
import type { ArticleChoice } from '#base/core/article/article-choice.ts'
import { type LiveArticle, type OwnArticles, readArticles } from './read-articles.ts'

const NOW = '2026-11-20T09:00:00.000Z'

const article = (id: number, published: string, more: Partial<LiveArticle> = {}): LiveArticle => ({
  id,
  lang: 'fr',
  title: `Article ${id}`,
  slug: `article-${id}`,
  motifs: ['AEF'],
  publishedAt: `${published}T08:00:00.000Z`,
  updatedAt: `${published}T08:00:00.000Z`,
  ...more,
})

const choice = (id: number, more: Partial<ArticleChoice>): ArticleChoice => ({
  slug: `article-${id}`,
  externalKey: '',
  lang: 'fr',
  title: '',
  opinion: null,
  pin: null,
  isHidden: false,
  ...more,
})

const read = (own: Partial<OwnArticles>) =>
  readArticles({ live: [], choices: [], reviews: new Map(), named: new Map(), ...own }, NOW)

const numbers = (own: Partial<OwnArticles>) =>
  read(own).map(({ to }) => Number(to.replace('/articles/', '')))

/** One a month, the newest first. */
const months = (count: number, from = 1): LiveArticle[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 9 - index, 1))
    return article(from + index, at.toISOString().slice(0, 10))
  })

test('the newest dozen of a language is somebody’s concern, and older news may age', () => {
  expect(numbers({ live: months(20) })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const english = months(3, 31).map((one): LiveArticle => ({ ...one, lang: 'en' }))
  expect(numbers({ live: [...months(20), ...english] })).toHaveLength(15)
  expect(
    numbers({ live: months(2).map((one) => ({ ...one, publishedAt: '2019-01-01T00:00:00Z' })) }),
  ).toEqual([1, 2])
})

test('an old article stays one that is pinned, or has a day of its own', () => {
  const live = months(20)
  const pin = { at: NOW, until: '' }
  const choices = [
    choice(15, { pin }),
    choice(16, { pin: { ...pin, until: '2026-11-01T00:00:00.000Z' } }),
    choice(17, { pin: { ...pin, until: '2026-12-01T00:00:00.000Z' } }),
  ]
  const reviews = new Map([['20', '2027-01-31']])
  expect(numbers({ live, choices, reviews }).slice(12)).toEqual([15, 17, 20])
  expect(read({ live, reviews }).at(-1)).toEqual({
    name: 'Article 20',
    to: '/articles/20',
    updatedAt: live[19]?.updatedAt,
    reviewAt: '2027-01-31',
    motifs: ['AEF'],
    figures: [],
    isLegal: false,
  })
})

test('an old article that names a figure stays one: the value changes under its date', () => {
  const live = months(20)
  const named = new Map([
    [18, ['smic_horaire']],
    [19, []],
  ])
  expect(numbers({ live, named }).slice(12)).toEqual([18])
  expect(read({ live, named }).at(-1)?.figures).toEqual(['smic_horaire'])
})

test('what is to come or hidden is nobody’s concern, and takes nobody’s place', () => {
  const live = [...months(13), article(40, '2026-12-01')]
  const choices = [choice(1, { isHidden: true })]
  const reviews = new Map([
    ['1', '2026-01-01'],
    ['40', '2026-01-01'],
  ])
  expect(numbers({ live, choices, reviews })).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})
