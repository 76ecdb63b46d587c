/** @module-tag exhaustive */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Article } from '#base/core/article/article.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listItems, providerOf } from './editorials.ts'
import { held } from './readers/measure.ts'
import { feed, newPage } from './scratch-page.ts'

let site: TestApp
let provider: ArticleGateway
beforeAll(async () => {
  site = await createTestApp({ editorialOf: () => provider })
})
afterAll(() => site.close())

const ARTICLE: Article = {
  id: 77,
  html: '',
  title: 'Un article',
  summary: 'Le chapeau.',
  slug: 'un-article',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-01T15:00:00.000Z',
  externalKey: 'CLE-77',
  mediasPaths: [],
  copyright_year: '2026',
}

const TEXTS: Record<string, string> = {
  'of a million letters of entities': '&amp;'.repeat(199_900),
  'of breaks': '<br>'.repeat(50_000),
  'of links': '<a href="x" class="y">é</a> '.repeat(7000),
  'of headings': '<h2>a</h2>'.repeat(19_000),
  'of former quotes': '&#146;'.repeat(33_000),
}

test.each(Object.entries(TEXTS))('an article %s costs its reading once', async (_texts, html) => {
  let edition = 0
  // Each answer is another object, as it is of articles that are read from the database.
  provider = {
    ...providerOf(listItems(1, 3), []),
    articleId: async () => ARTICLE.id,
    article: async () => ({ ...ARTICLE, html: `${html} ${edition}` }),
  }
  const { path } = await newPage(site, [feed({ request_type: 'article' })])
  let visits = 0
  const visit = async () => {
    visits += 1
    const { status } = await site.get(`${path}?title=un-article&recu=${visits}`)
    expect(status).toBe(200)
  }
  const read = async () => {
    edition += 1
    await visit()
  }
  const reading = await held(0, read)
  await visit()
  expect(await held(reading / 2, visit)).toBeLessThan(reading / 2)
})
