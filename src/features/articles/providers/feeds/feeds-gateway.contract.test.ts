import { expect, test } from 'vitest'
import { editorialContract } from '../../../../../tests/gateway-contract.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { askingAnswers, fakeServers, feedSource, rss, type RssItem } from './fake-feeds.ts'
import { readFeed } from './document/feed-document.ts'
import { feedsEditorial } from './feeds-gateway.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-05-02T10:00:00.000Z')

const FISCAL = feedSource()
const SOCIAL = feedSource({
  key: 'boss',
  name: 'BOSS',
  url: 'https://boss.example/rss',
  motifs: ['AES'],
})

/** As many entries, an hour apart. */
const items = (count: number, what: string): RssItem[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `L’${what} n° ${index} &amp; suites`,
    guid: `${what}-${index}`,
    date: new Date(NOW.getTime() - (index + 1) * HOUR).toUTCString(),
    summary: `En bref : &lt;b&gt;R&amp;amp;D&lt;/b&gt; ${index}.`,
  }))

async function open(): Promise<ArticleGateway> {
  const servers = fakeServers({
    [FISCAL.url]: { body: rss(items(90, 'impôt')) },
    [SOCIAL.url]: { body: rss(items(45, 'emploi')) },
  })
  return feedsEditorial(
    {
      sources: [FISCAL, SOCIAL, feedSource({ key: 'off', is_active: false })],
      motifs: async () => [
        { code: 'AEF', description: 'Fiscal' },
        { code: 'AES', description: 'Social' },
      ],
    },
    { outgoing: servers.outgoing, clock: () => NOW, answers: askingAnswers(), readFeed },
  )
}

const editorial = await open()
const { articles } = await editorial.listByOffset({
  motifs: ['AEF'],
  limit: 1,
  offset: 0,
  size: 'xbig',
})
const slug = articles[0]?.slug ?? ''

editorialContract('feeds', async () => ({ editorial: await open(), async close() {} }), {
  motifs: ['AEF', 'AES'],
  countArticle: 135,
  slug,
  hasImages: false,
})

test('the articles of the contract are excerpts of feeds', () => {
  expect(slug).toMatch(/-bofip-[0-9a-z]{8}$/)
})
