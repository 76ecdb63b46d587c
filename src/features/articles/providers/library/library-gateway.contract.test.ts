import { expect, test } from 'vitest'
import type { Language } from '#base/kit/language.ts'
import { editorialContract } from '../../../../../tests/gateway-contract.ts'
import { SANITISER_VERSION } from '../../rules/sanitise.ts'
import { type LibraryArticle, libraryEditorial, type LibraryQueries } from './library-gateway.ts'

type Kept = LibraryArticle & { lang: Language }

const NOW = new Date('2026-06-01T08:00:00.000Z')
const DAY = 24 * 3600 * 1000

/** An article published `daysAgo` days before now. */
const kept = (id: number, daysAgo: number, changes: Partial<Kept> = {}): Kept => ({
  html: '<p>Texte</p>',
  id,
  title: `Article ${id}`,
  summary: 'En bref.',
  slug: `article-${id}`,
  motifs: [id % 2 === 0 ? 'AEF' : 'AES'],
  datePublished: new Date(NOW.getTime() - daysAgo * DAY).toISOString(),
  dateUpdate: NOW.toISOString(),
  externalKey: `KEY-${id}`,
  mediasPaths: [{ index: '24-11', url: `/demo/{size}/${id}.webp`, copyright: 'Atelier' }],
  copyright_year: '2026',
  sanitiserVersion: SANITISER_VERSION,
  lang: 'fr',
  ...changes,
})

/** The queries of a store, over a list. */
function memoryQueries(articles: Kept[]): LibraryQueries {
  const published = (now: string) => articles.filter((article) => article.datePublished <= now)
  return {
    motifs: async () => [
      { code: 'AEF', description: 'Fiscal' },
      { code: 'AES', description: 'Social' },
    ],
    async list({ motifs, lang, limit, offset, now }) {
      const found = published(now)
        .filter((article) => article.lang === lang)
        .filter((article) => article.motifs.some((code) => motifs.includes(code)))
        .toSorted((a, b) => b.datePublished.localeCompare(a.datePublished) || b.id - a.id)
      return {
        articles: found
          .slice(offset, offset + limit)
          .map(({ id, title, summary, slug, motifs: codes, mediasPaths, ...dates }) => ({
            id,
            title,
            summary,
            slug,
            motifs: codes,
            mediasPaths,
            datePublished: dates.datePublished,
            dateUpdate: dates.dateUpdate,
          })),
        countArticle: found.length,
      }
    },
    idOfSlug: async (slug, now) =>
      published(now).find((article) => article.slug === slug)?.id ?? null,
    find: async (id, now) => published(now).find((article) => article.id === id) ?? null,
  }
}

const library = (articles: Kept[], language: Language = 'fr') =>
  libraryEditorial(memoryQueries(articles), { clock: () => NOW, language })

const many = Array.from({ length: 150 }, (_, index) => kept(index + 1, index))

editorialContract(
  'the library over memory',
  async () => ({ editorial: library(many), close: async () => {} }),
  { motifs: ['AEF', 'AES'], countArticle: 150, slug: 'article-7' },
)

const everything = { motifs: ['AEF', 'AES'], perPage: 10, page: 1, size: 'xbig' } as const
const listed = (articles: Kept[], language?: Language) =>
  library(articles, language).listByMotifs({ ...everything, motifs: [...everything.motifs] })

test('G1 motifs read as code, colon and description', async () => {
  expect(await library([]).subscribedMotifs()).toEqual({ AEF: 'AEF : Fiscal', AES: 'AES : Social' })
})

test('A8 on English pages the usual themes have their English names', async () => {
  expect(await library([], 'en').subscribedMotifs()).toEqual({
    AEF: 'AEF : Tax',
    AES: 'AES : Employment',
  })
})

test('D10 the placeholder of the size becomes the size, in lists and articles', async () => {
  const [item] = (await listed([kept(1, 1)])).articles
  expect(item?.mediasPaths).toBe(
    '[{"index":"24-11","url":"/demo/xbig/1.webp","copyright":"Atelier"}]',
  )
  const article = await library([kept(1, 1)]).article({ id: 1, xsl: 'x', size: 'xxbig' })
  expect(article?.mediasPaths[0]?.url).toBe('/demo/xxbig/1.webp')
})

test('A8 a list is in the gateway’s language, a slug and an id in any', async () => {
  const articles = [kept(1, 1), kept(2, 2, { lang: 'en', slug: 'english' })]
  const ids = async (language: Language) =>
    (await listed(articles, language)).articles.map(({ id }) => id)
  expect(await ids('fr')).toEqual([1])
  expect(await ids('en')).toEqual([2])
  expect(await library(articles).articleId('english')).toBe(2)
  expect((await library(articles).article({ id: 2, xsl: 'x', size: 'xbig' }))?.id).toBe(2)
})

test('an article is not there before its publication', async () => {
  const early = [kept(1, -1), kept(2, 0)]
  expect((await listed(early)).articles.map(({ id }) => id)).toEqual([2])
  expect(await library(early).articleId('article-1')).toBeNull()
  expect(await library(early).article({ id: 1, xsl: 'x', size: 'xbig' })).toBeNull()
})

test('E4 HTML that an older sanitiser cleaned is cleaned again, and only that', async () => {
  const html = '<p onclick="x()">Texte</p>'
  const body = async (sanitiserVersion: number) =>
    (
      await library([kept(1, 1, { html, sanitiserVersion })]).article({
        id: 1,
        xsl: 'x',
        size: 'xbig',
      })
    )?.html
  expect(await body(SANITISER_VERSION - 1)).toBe('<p>Texte</p>')
  expect(await body(SANITISER_VERSION)).toBe(html)
})

test('E4 what the first version let pass is made good when the article is read', async () => {
  const html =
    '<figure><img src="https://traceur.example/a.gif" alt="" loading="lazy"></figure>' +
    '<p><img src="https://medias.example/i/KEY-1-24-11.jpg" alt="a"><a href="/contact"></a></p>'
  const article = await library([kept(1, 1, { html, sanitiserVersion: 1 })]).article({
    id: 1,
    xsl: 'x',
    size: 'xbig',
  })
  expect(SANITISER_VERSION).toBeGreaterThan(1)
  expect(article?.html).toBe(
    '<p><img src="KEY-1-24-11.jpg" alt="a" loading="lazy" decoding="async"></p>',
  )
})

test('G6 what only the store knows stays in the store', async () => {
  const duration = 'PT52S'
  const article = await library([kept(1, 1, { duration })]).article({
    id: 1,
    xsl: 'x',
    size: 'xbig',
  })
  expect(article).toMatchObject({ id: 1, duration })
  expect(article).not.toHaveProperty('lang')
  expect(article).not.toHaveProperty('sanitiserVersion')
  expect(article).not.toHaveProperty('video')
})
