import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { mediaMotifs } from './media-motifs.ts'

const { site: demoSite } = await loadDemo()

const other = { ...demoSite, id: 2 }

const item = (motifs: string[], ...urls: string[]) => ({
  id: 1,
  title: 't',
  summary: '',
  slug: 't',
  motifs,
  mediasPaths: JSON.stringify(urls.map((url) => ({ index: '24-11', url }))),
  dateUpdate: '2026-11-20T09:00:00.000Z',
})

const editorial: ArticleGateway = {
  subscribedMotifs: async () => ({}),
  listByMotifs: async () => ({
    articles: [item(['AES', 'AEF'], '/a/xbig.webp', '/ma photo.jpg?v=3'), item([], '/nul.jpg')],
    countArticle: 2,
  }),
  listByOffset: async () => ({ articles: [item(['AEJ'], 'offset.png')], countArticle: 1 }),
  articleId: async () => 7,
  article: async () => null,
}

test('a picture has the first motif of the article that showed it, in every size and format', async () => {
  const motifs = mediaMotifs()
  const noting = motifs.noting(demoSite)(editorial)
  await noting.listByMotifs({ motifs: ['AES'], perPage: 5, page: 1, size: 'xbig' })
  await noting.listByOffset({ motifs: ['AEJ'], limit: 1, offset: 1, size: 'xbig' })
  for (const path of ['/a/xbig.webp', '/a/xxbig.avif', '/ma%20photo.jpg?v=3', '/ma photo.avif']) {
    expect(motifs.of(demoSite, path), path).toBe('AES')
  }
  expect(motifs.of(demoSite, '/offset.png')).toBe('AEJ')
  expect(motifs.of(demoSite, '/nul.jpg')).toBeNull()
  expect(motifs.of(demoSite, '/b/xbig.webp')).toBeNull()
  expect(motifs.of(other, '/a/xbig.webp')).toBeNull()
})

test('answers pass unchanged', async () => {
  const noting = mediaMotifs().noting(demoSite)(editorial)
  expect(await noting.articleId('t')).toBe(7)
  expect(await noting.article({ id: 7, xsl: 'x', size: 'xxbig' })).toBeNull()
  expect(await noting.subscribedMotifs()).toEqual({})
})
