import { expect, test } from 'vitest'
import type { Article } from '#base/core/article/article.ts'
import { describedArticle } from './describe-article.ts'

const ARTICLE: Article = {
  id: 1,
  title: 'Un article',
  summary: 'Le chapeau.',
  slug: 'un-article',
  motifs: ['AEF'],
  html: '<p>Texte</p>',
  datePublished: '2026-04-01T09:00:00Z',
  dateUpdate: '2026-04-02T09:00:00Z',
  externalKey: '',
  mediasPaths: [],
  copyright_year: '2026',
}
const VIDEO: Article = {
  ...ARTICLE,
  duration: 'PT51S',
  html: '<p>Avant.</p><h2 id="t">Transcription</h2><p>Ce que dit le film.</p><h2>Après</h2><p>Non.</p>',
  video: { url: '/v.mp4', type: 'video/mp4', poster: '/v.webp', width: 1, height: 1, captions: [] },
}

test('P4 an article says whose it is; an excerpt of a public feed is nothing of ours', () => {
  expect(describedArticle({ ...ARTICLE, origin: 'own' }, '/i.webp')).toMatchObject({
    kind: 'article',
    by: 'firm',
    image: '/i.webp',
  })
  expect(describedArticle({ ...ARTICLE, origin: 'provider' }, '')).toMatchObject({ by: 'provider' })
  expect(describedArticle({ ...ARTICLE, origin: 'feed' }, '')).toBeNull()
})

test('P4 a video says its file, its picture, its duration and what is said in it', () => {
  expect(describedArticle(VIDEO, '')).toEqual({
    kind: 'video',
    name: 'Un article',
    description: 'Le chapeau.',
    thumbnail: '/media/provider/v.webp',
    content: '/media/provider/v.mp4',
    published: '2026-04-01T09:00:00Z',
    duration: 'PT51S',
    transcript: 'Ce que dit le film.',
    by: 'firm',
  })
})
