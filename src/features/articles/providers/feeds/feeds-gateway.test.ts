import { beforeEach, describe, expect, test } from 'vitest'
import type { FeedSource } from '#base/core/settings/feed-source.ts'
import { OutgoingFailed } from '#base/platform/outgoing/outgoing.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { askingAnswers, fakeServers, type FakeServers, feedSource, rss } from './fake-feeds.ts'
import { entrySlug } from './feed-names.ts'
import { readFeed } from './document/feed-document.ts'
import { feedsEditorial } from './feeds-gateway.ts'

const BOFIP = feedSource()
const BOSS = feedSource({
  key: 'boss',
  name: 'BOSS',
  url: 'https://boss.example/rss',
  motifs: ['AES'],
  keywords: [{ motif: 'AEP', words: ['retraite'] }],
  licence: '',
  icon: 'shield-check',
})
const CHANNEL = feedSource({
  key: 'chaine',
  name: 'La chaîne',
  url: 'https://videos.example/rss',
  kind: 'video',
  motifs: ['AEF'],
})

const MOTIFS = [
  { code: 'AEJ', description: 'Juridique' },
  { code: 'AES', description: 'Social' },
  { code: 'AEF', description: 'Fiscal' },
  { code: 'EREVUEVIDEO', description: 'La minute de l’expert' },
]

const day = (number: number) => new Date(Date.UTC(2026, 3, number, 8)).toUTCString()

let servers: FakeServers
let clock: string

beforeEach(() => {
  clock = '2026-05-02T10:00:00.000Z'
  servers = fakeServers({
    [BOFIP.url]: {
      body: rss([
        { title: 'Les taux', guid: 'a', date: day(3), summary: 'Ils changent.' },
        { title: 'Les seuils', guid: 'b', date: day(1) },
      ]),
    },
    [BOSS.url]: {
      body: rss([
        { title: 'La retraite', guid: 'c', date: day(2) },
        { title: 'Les frais', guid: 'd', date: day(1) },
      ]),
    },
    [CHANNEL.url]: { body: rss([{ title: 'En vidéo', guid: 'v', date: day(4) }]) },
  })
})

function opened(...sources: FeedSource[]) {
  const answers = askingAnswers()
  const deps = { outgoing: servers.outgoing, clock: () => new Date(clock), answers, readFeed }
  return Object.assign(feedsEditorial({ sources, motifs: async () => MOTIFS }, deps), { answers })
}

const size = 'xbig'
const all = ['AEF', 'AES', 'AEP', 'EREVUEVIDEO']
const list = (editorial: ReturnType<typeof opened>, motifs = all) =>
  editorial.listByMotifs({ motifs, perPage: 50, page: 1, size })
const titles = async (editorial: ReturnType<typeof opened>, motifs = all) =>
  (await list(editorial, motifs)).articles.map(({ title }) => title)
const article = (editorial: ReturnType<typeof opened>, id: number) =>
  editorial.article({ id, xsl: 'Html', size })
const firstOf = async (editorial: ReturnType<typeof opened>, motifs = all) => {
  const [first] = (await list(editorial, motifs)).articles
  if (first === undefined) throw new Error('The list is empty.')
  return first
}

describe('lists', () => {
  test('entries of all sources are one list, newest first, then by id', async () => {
    const editorial = opened(BOFIP, BOSS, CHANNEL)
    expect(await titles(editorial)).toEqual(
      expect.arrayContaining(['En vidéo', 'Les taux', 'La retraite', 'Les seuils', 'Les frais']),
    )
    const { articles, countArticle } = await list(editorial)
    expect(countArticle).toBe(5)
    expect(articles.slice(0, 3).map(({ title }) => title)).toEqual([
      'En vidéo',
      'Les taux',
      'La retraite',
    ])
    const [third, fourth] = articles.slice(3)
    expect(third?.datePublished).toBe(fourth?.datePublished)
    expect(third?.id).toBeGreaterThan(fourth?.id ?? Infinity)
  })

  test('an item says what it is, whose it is, and has no image', async () => {
    expect(await firstOf(opened(BOFIP))).toEqual({
      id: expect.any(Number),
      title: 'Les taux',
      summary: 'Ils changent.',
      slug: expect.stringMatching(/^les-taux-bofip-[0-9a-z]{8}$/),
      motifs: ['AEF'],
      mediasPaths: '[]',
      datePublished: '2026-04-03T08:00:00.000Z',
      dateUpdate: '2026-04-03T08:00:00.000Z',
      source: {
        name: 'BOFiP',
        url: 'https://source.example/a',
        licence: 'Licence Ouverte 2.0',
        icon: 'receipt',
      },
    })
  })

  test('keyword rules file entries under motifs; without any motif an entry is left out', async () => {
    expect(await titles(opened(BOSS), ['AEP'])).toEqual(['La retraite'])
    expect(await titles(opened(BOSS), ['AES'])).toEqual(['Les frais'])
    const strict = opened({ ...BOSS, motifs: [] })
    expect(await titles(strict)).toEqual(['La retraite'])
    expect(await strict.articleId(entrySlug({ key: 'boss', guid: 'd' }, 'Les frais'))).toBeNull()
    expect(await strict.articleId(entrySlug({ key: 'boss', guid: 'c' }, 'La retraite'))).toEqual(
      expect.any(Number),
    )
  })

  test('entries of a video channel are videos', async () => {
    expect(await titles(opened(CHANNEL), ['EREVUEVIDEO'])).toEqual(['En vidéo'])
    expect(await titles(opened(CHANNEL), ['AEF'])).toEqual([])
  })

  test('a source that is off is not asked; without any, lists are empty', async () => {
    const editorial = opened({ ...BOFIP, is_active: false })
    expect(await list(editorial)).toEqual({ articles: [], countArticle: 0 })
    expect(await editorial.articleId('les-taux-bofip-00000000')).toBeNull()
    expect(await article(editorial, 4e15)).toBeNull()
    expect(await editorial.subscribedMotifs()).toEqual({})
    expect(servers.requests).toEqual([])
  })

  test('each source has a breaker of its own', async () => {
    const editorial = opened(BOFIP, BOSS)
    await list(editorial)
    expect(new Set(editorial.answers.providers).size).toBe(2)
  })
})

describe('motifs', () => {
  test('the site’s own labels, in its order, for what an active source can give', async () => {
    const motifs = await opened(BOFIP, BOSS, { ...CHANNEL, is_active: false }).subscribedMotifs()
    expect(Object.entries(motifs)).toEqual([
      ['AES', 'AES : Social'],
      ['AEF', 'AEF : Fiscal'],
    ])
    expect(Object.keys(await opened(CHANNEL).subscribedMotifs())).toEqual(['EREVUEVIDEO'])
  })

  test('they need no feed to answer', async () => {
    servers.replies.clear()
    expect(Object.keys(await opened(BOFIP).subscribedMotifs())).toEqual(['AEF'])
  })
})

describe('articles', () => {
  test('a slug leads to the article: an excerpt, its source, no image', async () => {
    const editorial = opened(BOFIP, BOSS)
    const { slug } = await firstOf(editorial)
    const id = await editorial.articleId(slug)
    const found = await article(editorial, id ?? 0)
    expect(found).toMatchObject({
      id,
      slug,
      title: 'Les taux',
      summary: 'Ils changent.',
      motifs: ['AEF'],
      externalKey: '',
      mediasPaths: [],
      copyright_year: '2026',
      source: { name: 'BOFiP', url: 'https://source.example/a' },
    })
    expect(found?.html).toMatch(/^<p>Ils changent\.<\/p><p><a [^>]*>Lire sur BOFiP<\/a><\/p>/)
    expect(found).not.toHaveProperty('video')
  })

  test('a video is an excerpt too', async () => {
    const editorial = opened(CHANNEL)
    const { id } = await firstOf(editorial)
    expect((await article(editorial, id))?.html).toContain('Voir la vidéo sur La chaîne')
  })

  test('id and slug hold when the source changes the title', async () => {
    const editorial = opened(BOFIP)
    const before = await firstOf(editorial)
    const renamed = { title: 'Tous les taux', guid: 'a', date: day(3) }
    servers.replies.set(BOFIP.url, { body: rss([renamed]) })
    const after = await firstOf(editorial)
    expect(after.title).toBe('Tous les taux')
    expect([after.id, after.slug]).toEqual([before.id, before.slug])
  })

  test('an article that left the feed’s window is still read and listed', async () => {
    const editorial = opened(BOFIP)
    const { slug } = await firstOf(editorial)
    servers.replies.set(BOFIP.url, { body: rss([{ title: 'Neuf', guid: 'n', date: day(20) }]) })
    expect(await titles(editorial)).toEqual(['Neuf', 'Les taux', 'Les seuils'])
    expect(await editorial.articleId(slug)).not.toBeNull()
  })

  test('an undated entry keeps the date of its first reading', async () => {
    servers.replies.set(BOFIP.url, { body: rss([{ title: 'Sans date', guid: 's' }]) })
    const editorial = opened(BOFIP)
    const before = await firstOf(editorial)
    expect(before.datePublished).toBe(clock)
    clock = '2026-06-01T10:00:00.000Z'
    expect((await firstOf(editorial)).datePublished).toBe(before.datePublished)
  })
})

describe('sources that fail', () => {
  const dead = new OutgoingFailed('unreachable', 'Aucun serveur.')

  test('one that never answered takes nothing from the others', async () => {
    servers.replies.set(BOSS.url, dead)
    const editorial = opened(BOFIP, BOSS)
    expect(await titles(editorial)).toEqual(['Les taux', 'Les seuils'])
    expect(await editorial.articleId('aucun-article-de-ce-nom')).toBeNull()
  })

  test('an article of one that never answered is not « unknown »', async () => {
    servers.replies.set(BOSS.url, dead)
    const asked = opened(BOFIP, BOSS).articleId('la-retraite-boss-0123abcd')
    await expect(asked).rejects.toBeInstanceOf(EditorialUnavailable)
  })

  test('one that answered once keeps its entries', async () => {
    const editorial = opened(BOFIP, BOSS)
    const before = await list(editorial)
    for (const reply of [dead, { status: 500 }, { body: rss([]) }, { body: '<html>' }]) {
      servers.replies.set(BOSS.url, reply)
      expect(await list(editorial)).toEqual(before)
    }
  })

  test('when all fail and none ever answered, nobody answers', async () => {
    servers.replies.set(BOFIP.url, dead)
    servers.replies.set(BOSS.url, { body: '<html>' })
    const editorial = opened(BOFIP, BOSS)
    const fault: unknown = await list(editorial).catch((cause: unknown) => cause)
    expect(fault).toBeInstanceOf(EditorialUnavailable)
    const { errors } = (fault as EditorialUnavailable).cause as AggregateError
    expect(errors[0]).toBeInstanceOf(EditorialUnavailable)
    expect(errors[1]).toBeInstanceOf(EditorialContractBroken)
  })
})
