import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FeedServer, startFeedServer } from './feed-server.ts'

const RSS = '<rss version="2.0"><channel><title>Essai</title></channel></rss>'

let server: FeedServer
beforeAll(async () => {
  server = await startFeedServer({
    '/plat': { body: RSS },
    '/etag': { body: RSS, validators: ['etag'] },
    '/date': { body: RSS, validators: ['last-modified'] },
    '/deux': { body: RSS, validators: ['etag', 'last-modified'], gzip: true },
    '/parti': { movedTo: '/plat', status: 301 },
    '/quota': { status: 429, retryAfter: 60 },
    '/reset': 'reset',
    '/stall': 'stall',
  })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' })

test('a feed comes whole, with its type and no validator unless told', async () => {
  const response = await get('/plat')
  expect(response.headers.get('content-type')).toBe('application/rss+xml')
  expect(response.headers.get('etag')).toBeNull()
  expect(await response.text()).toBe(RSS)
})

test('a reader that comes back with the tag or the date gets 304', async () => {
  const { headers } = await get('/deux')
  const etag = headers.get('etag') ?? ''
  const date = headers.get('last-modified') ?? ''
  const status = async (path: string, sent: Record<string, string>) =>
    (await get(path, sent)).status
  expect(await status('/etag', { 'if-none-match': etag })).toBe(304)
  expect(await status('/etag', { 'if-none-match': '"autre"' })).toBe(200)
  expect(await status('/etag', { 'if-modified-since': date })).toBe(200)
  expect(await status('/date', { 'if-modified-since': date })).toBe(304)
  expect(await status('/date', { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(200)
  expect(await status('/deux', { 'if-none-match': '"x"', 'if-modified-since': date })).toBe(200)
})

test('a new body has a new tag', async () => {
  const etag = (await get('/etag')).headers.get('etag') ?? ''
  server.serve('/etag', { body: `${RSS} `, validators: ['etag'] })
  expect((await get('/etag', { 'if-none-match': etag })).status).toBe(200)
})

test('compressed feeds, moves, refusals, resets', async () => {
  const packed = await get('/deux')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.text()).toBe(RSS)
  const moved = await get('/parti')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/plat'])
  const refused = await get('/quota')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await get('/nulle-part')).status).toBe(404)
  await expect(get('/reset')).rejects.toThrow(/fetch failed/)
  const signal = AbortSignal.timeout(60)
  await expect(fetch(`${server.origin}/stall`, { signal })).rejects.toThrow(/timeout/)
})

test('requests are noted with their headers and what they got', async () => {
  const own = await startFeedServer({ '/a': { body: RSS } })
  await fetch(`${own.origin}/a`, { headers: { 'user-agent': 'essai' } })
  await fetch(`${own.origin}/b`)
  expect(own.seen('/a')).toMatchObject([{ status: 200, headers: { 'user-agent': 'essai' } }])
  expect(own.seen().map(({ status }) => status)).toEqual([200, 404])
  await own.close()
})
