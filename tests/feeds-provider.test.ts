import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnswers } from '#features/articles/providers/answers.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { feedSource, rss } from '#features/articles/providers/feeds/fake-feeds.ts'
import { readFeed } from '#features/articles/providers/feeds/document/feed-document.ts'
import { feedsEditorial } from '#features/articles/providers/feeds/feeds-gateway.ts'
import { unobserved } from '#features/articles/rules/observer.ts'
import { createOutgoing } from '#base/platform/outgoing/create-outgoing.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import { type FeedServer, startFeedServer } from './feed-server.ts'
import { memoryKept } from './memory-kept.ts'

const HOUR = 3_600_000
const DATE = 'Fri, 01 May 2026 08:00:00 GMT'
const ONE = rss([{ title: 'Les taux', guid: 'a', date: DATE }])
const TWO = rss([{ title: 'Les seuils', guid: 'b', date: DATE }])

let server: FeedServer
let outgoing: Outgoing
let kept: ReturnType<typeof memoryKept>
let now: number

beforeEach(async () => {
  server = await startFeedServer()
  outgoing = createOutgoing({ allowPrivate: true })
  kept = memoryKept()
  now = Date.parse('2026-05-02T10:00:00.000Z')
})
afterEach(async () => {
  await outgoing.close()
  await server.close()
})

/** A site that has just started, with one feed under this path. */
function opened(path: string) {
  const clock = () => new Date(now)
  const fault = (message: string, cause: unknown) => {
    throw new Error(message, { cause })
  }
  const answers = createAnswers({ kept, clock, observer: unobserved, report: fault })
  const sources = [feedSource({ url: server.origin + path })]
  const editorial = feedsEditorial(
    { sources, motifs: async () => [{ code: 'AEF', description: 'Fiscal' }] },
    { outgoing, clock, answers, readFeed },
  )
  return { editorial, settle: () => answers.close() }
}

const titles = async (editorial: ArticleGateway) =>
  (await editorial.listByMotifs({ motifs: ['AEF'], perPage: 10, page: 1, size: 'xbig' })).articles
    .map(({ title }) => title)
    .join(', ')

/** The list that is there once whatever the feed must be asked again for is settled. */
async function later(site: ReturnType<typeof opened>): Promise<string> {
  now += 2 * HOUR
  await titles(site.editorial)
  await site.settle()
  return titles(site.editorial)
}

const statuses = (path: string) => server.seen(path).map(({ status }) => status)

test.each([
  ['with both validators', ['etag', 'last-modified'] as const],
  ['with a tag only', ['etag'] as const],
  ['with a date only', ['last-modified'] as const],
])('a compressed feed %s is read once, then asked whether it changed', async (_how, validators) => {
  server.serve('/rss', { body: ONE, gzip: true, validators })
  const site = opened('/rss')
  expect(await titles(site.editorial)).toBe('Les taux')
  expect(await titles(site.editorial)).toBe('Les taux')
  expect(statuses('/rss')).toEqual([200])
  expect(await later(site)).toBe('Les taux')
  expect(statuses('/rss')).toEqual([200, 304])
})

test('new entries join the old ones, also after a restart', async () => {
  server.serve('/rss', { body: ONE })
  const site = opened('/rss')
  await titles(site.editorial)
  await site.settle()
  server.serve('/rss', { body: TWO })
  const restarted = opened('/rss')
  expect(await later(restarted)).toBe('Les seuils, Les taux')
})

test('a feed that moved for good is asked there, until it dies there', async () => {
  server.serve('/rss', { movedTo: '/neuf', status: 301 })
  server.serve('/neuf', { body: ONE, validators: ['etag'] })
  const site = opened('/rss')
  await titles(site.editorial)
  expect(await later(site)).toBe('Les taux')
  expect([statuses('/rss'), statuses('/neuf')]).toEqual([[301], [200, 304]])
  server.serve('/neuf', { status: 410 })
  server.serve('/rss', { body: TWO })
  expect(await later(site)).toBe('Les seuils, Les taux')
  expect([statuses('/rss'), statuses('/neuf')]).toEqual([
    [301, 200],
    [200, 304, 410],
  ])
})

test('a server that asks for patience is left alone as long; the entries stay', async () => {
  server.serve('/rss', { body: ONE })
  const site = opened('/rss')
  await titles(site.editorial)
  server.serve('/rss', { status: 429, retryAfter: 1800 })
  expect(await later(site)).toBe('Les taux')
  now += HOUR / 4
  expect(await titles(site.editorial)).toBe('Les taux')
  await site.settle()
  expect(statuses('/rss')).toEqual([200, 429])
  now += HOUR / 4
  await titles(site.editorial)
  await site.settle()
  expect(statuses('/rss')).toEqual([200, 429, 429])
})

test.each([
  ['empty', { body: rss([]) }],
  ['a page', { body: '<!doctype html><title>Maintenance</title>', type: 'text/html' }],
  ['broken', { status: 500 as const }],
  ['cut', 'reset' as const],
])('a feed that is %s takes nothing away, also after a restart', async (_how, answer) => {
  server.serve('/rss', { body: ONE })
  const site = opened('/rss')
  await titles(site.editorial)
  await site.settle()
  server.serve('/rss', answer)
  expect(await later(site)).toBe('Les taux')
  const restarted = opened('/rss')
  expect(await later(restarted)).toBe('Les taux')
})
