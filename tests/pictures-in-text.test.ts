import { afterAll, beforeAll, expect, test } from 'vitest'
import { CENTRE } from '#base/core/media/media-file.ts'
import type { Article } from '#base/core/article/article.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listItems, providerOf } from './editorials.ts'
import { feed, newPage, type Placed, SITE } from './scratch-page.ts'

let site: TestApp
/** A picture of the firm, as the library has measured it. */
const OFFICE = {
  path: '/media/provider/cabinet/bureau/xxbig.webp',
  folder: '',
  name: 'Bureau',
  alt: 'Le bureau',
  decorative: false,
  caption: '',
  credit: '',
  focal: CENTRE,
  kind: 'image',
  type: 'image/jpeg',
  width: 1440,
  height: 960,
  bytes: 12_345,
  hash: 'abcdef0123456789',
  createdBy: 'Anne',
} as const

beforeAll(async () => {
  site = await createTestApp({ editorialOf: () => providerOf(listItems(1, 3), [ARTICLE]) })
  await site.stores.media.add(SITE, OFFICE)
})
afterAll(() => site.close())

const rich = (html: string): Placed => ({ type: 'rich-text', options: { html } })

const figure = (src: string) =>
  `<p>Avant.</p><figure><img src="${src}" alt="Le bureau"><figcaption>Le bureau.</figcaption></figure>`

const ARTICLE: Article = {
  id: 77,
  html: figure(OFFICE.path),
  title: 'Un article',
  summary: 'Le chapeau.',
  slug: 'un-article',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-01T15:00:00.000Z',
  externalKey: '',
  mediasPaths: [],
  copyright_year: '2026',
}

test('a picture in a text comes in its sizes with its measures, and what is stored stays plain', async () => {
  const { path, id } = await newPage(site, [rich(figure(OFFICE.path))])
  const html = (await site.get(path)).html.one('main')
  const image = html.one('.rich-text figure img')
  expect(image.attr('width')).toBe('1440')
  expect(image.attr('height')).toBe('960')
  expect(image.attr('alt')).toBe('Le bureau')
  expect(image.attr('loading')).toBe('lazy')
  expect(image.attr('srcset')).toBe(
    '/media/provider/cabinet/bureau/xbig.webp?v=abcdef0123 720w, /media/provider/cabinet/bureau/xxbig.webp?v=abcdef0123 1440w',
  )
  expect(image.attr('sizes')).toContain('92vw')
  expect(html.one('.rich-text figure source').attr('type')).toBe('image/avif')
  expect(html.one('.rich-text figcaption').text).toBe('Le bureau.')
  const [stored] = await site.stores.widgets.of(SITE, { pageId: id, lang: 'fr' })
  expect(stored?.options).not.toContain('srcset')
})

test('a picture that nobody measured, and a set that somebody wrote, bring nothing of their own', async () => {
  const foreign = '/media/provider/cabinet/inconnue/xxbig.webp'
  const { path } = await newPage(site, [
    rich(
      `<figure><img src="${foreign}" srcset="https://ailleurs.test/a.webp 2x" sizes="1px" alt=""></figure>`,
    ),
  ])
  const image = (await site.get(path)).html.one('main').one('.rich-text figure img')
  expect([image.attr('src'), image.attr('srcset'), image.attr('sizes')]).toEqual([
    foreign,
    null,
    null,
  ])
})

test('the text of an article shows its pictures by the same rule', async () => {
  const { path } = await newPage(site, [feed({ request_type: 'article', motifs: ['AEF'] })])
  const main = (await site.get(`${path}?title=un-article`)).html.one('main')
  const image = main.one('.article-body figure img')
  expect([image.attr('width'), image.attr('height')]).toEqual(['1440', '960'])
  expect(image.attr('srcset')).toContain('xbig.webp?v=abcdef0123 720w')
})
