import { describe, expect, test } from 'vitest'
import { wordCount } from '#base/kit/text/plain-text.ts'
import { loadDemo } from './load-demo.ts'

const NEWS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']

const { articles, motifs: demoMotifs } = await loadDemo()
const videos = articles.filter(({ motifs }) => motifs.includes('EREVUEVIDEO'))
const english = articles.filter(({ lang }) => lang === 'en')
const news = articles.filter((article) => article.lang === 'fr' && !videos.includes(article))
const newestFirst = articles.toSorted((a, b) => b.datePublished.localeCompare(a.datePublished))

const parisDay = (instant: string): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(new Date(instant))

const parisHour = (instant: string): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: 'numeric' }).format(
      new Date(instant),
    ),
  )

test('P8 there are 30 news, 4 articles in English and 8 videos', () => {
  expect([news.length, english.length, videos.length]).toEqual([30, 4, 8])
})

test('the six motifs are subscribed, and every article has one of them', () => {
  expect(demoMotifs.map(({ code }) => code)).toEqual([...NEWS, 'EREVUEVIDEO'])
  const counts = NEWS.map((code) => news.filter(({ motifs }) => motifs[0] === code).length)
  expect(counts).toEqual([7, 7, 5, 5, 6])
  expect(articles.filter(({ motifs }) => motifs.length !== 1)).toEqual([])
})

test('numbers, keys and slugs are given once', () => {
  for (const member of ['id', 'externalKey', 'slug', 'title'] as const) {
    expect(new Set(articles.map((article) => article[member])).size, member).toBe(articles.length)
  }
})

test('the newest five news are of five motifs and in French', () => {
  const newest = newestFirst.filter((article) => !videos.includes(article)).slice(0, 5)
  expect(newest.map(({ motifs }) => motifs[0]).toSorted()).toEqual(NEWS)
  expect(newest.map(({ lang }) => lang)).toEqual(['fr', 'fr', 'fr', 'fr', 'fr'])
})

test('dates run from March to 16 November 2026 and are stored instants', () => {
  expect(newestFirst.at(-1)?.datePublished.slice(0, 7)).toBe('2026-03')
  expect(newestFirst[0]?.datePublished.slice(0, 10)).toBe('2026-11-16')
  for (const { datePublished, dateUpdate } of articles) {
    for (const instant of [datePublished, dateUpdate]) {
      expect(new Date(instant).toISOString()).toBe(instant)
    }
    expect(dateUpdate >= datePublished).toBe(true)
  }
})

test('all but one are published in a Paris morning', () => {
  const elsewhen = articles.filter(({ datePublished }) => {
    const hour = parisHour(datePublished)
    return hour < 8 || hour >= 12
  })
  expect(elsewhen.map(({ datePublished }) => datePublished)).toEqual(['2026-03-31T22:30:00.000Z'])
})

test('E2 one article’s day of publication is not the same in Paris and in UTC', () => {
  const late = articles.find(({ datePublished }) => datePublished.includes('T22:30'))
  expect(parisDay(late?.datePublished ?? '')).toBe('01/04/2026')
})

test('E2 three articles are updated on another day, two later on the same day', () => {
  const updated = articles.filter(({ datePublished, dateUpdate }) => dateUpdate !== datePublished)
  const sameDay = updated.filter(
    ({ datePublished, dateUpdate }) => parisDay(datePublished) === parisDay(dateUpdate),
  )
  expect([updated.length - sameDay.length, sameDay.length]).toEqual([3, 2])
})

test('D10 one article has no list image', () => {
  const without = articles.filter(
    ({ mediasPaths }) => !mediasPaths.some(({ index }) => index === '24-11'),
  )
  expect(without.map(({ slug }) => slug)).toEqual(['sauvegardes-la-regle-3-2-1-en-pratique'])
})

test('D9 one summary is longer than 200 characters', () => {
  expect(articles.filter(({ summary }) => summary.length > 200)).toHaveLength(1)
})

test('E4 images in a text are named by its key and one of its medias', () => {
  const references = articles.flatMap(({ html, externalKey, mediasPaths }) =>
    [...html.matchAll(/src="([^"/]+)\.jpe?g"/g)].map((match) => ({
      name: match[1],
      known: mediasPaths.map(({ index }) => `${externalKey}-${index}`),
    })),
  )
  expect(references.length).toBeGreaterThanOrEqual(5)
  for (const { name, known } of references) expect(known).toContain(name)
  expect(articles.filter(({ html }) => html.includes('{'))).toEqual([])
})

test('E2 every image has a credit and a year', () => {
  for (const { mediasPaths, copyright_year } of articles) {
    expect(copyright_year).toBe('2026')
    for (const { copyright } of mediasPaths) expect(copyright).toBe('Atelier Lhermine-Dauval')
  }
})

describe.each(articles.map((article) => [article.slug, article] as const))(
  '%s',
  (_slug, article) => {
    test('is an address, has a title and a summary', () => {
      expect(article.slug).toMatch(/^[a-z0-9-]{1,200}$/)
      expect(article.title).toMatch(/^.{10,100}$/u)
      expect(article.summary).toMatch(/^.{40,260}$/u)
    })

    test('ends with its official source and the notice', () => {
      const end =
        article.lang === 'en'
          ? /<p class="source">Official source \(in French\): <a href="https:\/\/[^"]+">[^<]+<\/a><\/p>\s*<p class="notice">General information, /
          : /<p class="source">Source à consulter\u00A0: <a href="https:\/\/[^"]+">[^<]+<\/a><\/p>\s*<p class="notice">Information générale à jour /
      expect(article.html).toMatch(end)
      expect(article.html).toMatch(/<\/p>$/)
    })

    test('never skips a level of heading and leaves none empty', () => {
      const levels = [...article.html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))
      levels.reduce((above, level) => {
        expect(level - above).toBeLessThanOrEqual(1)
        expect(level).toBeGreaterThanOrEqual(2)
        return level
      }, 1)
      expect(article.html).not.toMatch(/<h\d>\s*<\/h\d>/)
    })
  },
)

test.each(news.map((article) => [article.slug, article.html] as const))(
  '%s has 250 to 700 words',
  (_slug, html) => {
    const words = wordCount(html)
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(700)
  },
)

test('together they prove the templates: every kind of block is used', () => {
  const html = articles.map((article) => article.html).join('')
  for (const block of [
    '<h2',
    '<h3',
    '<ul',
    '<ol',
    '<table',
    '<div class="encadre"',
    '<details',
    '<figure',
    '<figcaption',
    '<video',
    '<img',
  ]) {
    expect(html).toContain(block)
  }
})

test('E8 every video has a duration, a file, a poster and French captions', () => {
  for (const { slug, duration, video, mediasPaths } of videos) {
    expect(duration, slug).toMatch(/^PT(\d+M)?(\d+S)?$/)
    expect(video).toEqual({
      url: `/demo/videos/${slug}.webm`,
      type: 'video/webm',
      poster: `/demo/videos/${slug}-poster.webp`,
      width: 1280,
      height: 720,
      captions: [{ url: `/demo/videos/${slug}.fr.vtt`, language: 'fr', label: 'Français' }],
    })
    expect(mediasPaths.map(({ index }) => index)).toEqual(['24-11'])
  }
})
