import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createOutgoing } from '#base/platform/outgoing/create-outgoing.ts'
import {
  captions,
  mp4,
  picture,
  svg,
  turnedJpeg,
} from '#features/articles/service/media/media-examples.ts'
import {
  createProviderMedia,
  type ProviderMedia,
} from '#features/articles/service/media/provider-media.ts'
import { motifIllustration } from '#features/articles/rules/motif-illustration.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import { createTestApp, type TestApp } from './app.ts'
import { type LoopbackServer, listenOnLoopback } from './hostile/loopback-server.ts'
import { listening, rawRequest } from './raw-request.ts'

const { site: demoSite } = await loadDemo()

const MEDIA_POLICY = /^default-src 'none';.*sandbox$/

let provider: LoopbackServer
/** What the provider has under `/base`, by raw path. */
const has = new Map<string, Buffer>()
/** Raw paths and headers that it was asked for. */
const asked: { url: string; headers: Record<string, unknown> }[] = []
let providerMedia: ProviderMedia
let site: TestApp

beforeAll(async () => {
  provider = await listenOnLoopback((request, response) => {
    const url = request.url ?? ''
    asked.push({ url, headers: request.headers })
    const body = has.get(url.replace(/^\/base/, ''))
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html', 'set-cookie': 'a=b' })
    response.end(body ?? 'nothing here')
  })
  const outgoing = createOutgoing({ allowPrivate: true })
  site = await createTestApp({
    providerMedia: {
      find: (of, media) => providerMedia.find(of, media),
      forget: (id, medias) => providerMedia.forget(id, medias),
      forgetAll: (id) => providerMedia.forgetAll(id),
      close: () => providerMedia.close(),
    },
  })
  providerMedia = createProviderMedia({
    folder: join(site.dataDir, 'provider-media'),
    maxBytes: 10_000_000,
    outgoing,
    mediaBaseOf: () => `http://127.0.0.1:${provider.port}/base`,
    now: () => Date.now(),
    warn: () => {},
  })
  has.set('/photos/a.jpg', await turnedJpeg(1800, 2400))
  has.set('/photos/a.jpg?v=3', await picture('png', [800, 60]))
  has.set('/v/film.mp4', mp4)
  has.set('/v/film.vtt', captions)
  has.set('/photos/evil.jpg', svg)
  return async () => {
    await site.close()
    await outgoing.close()
    await provider.close()
  }
})

const widthOf = async (url: string): Promise<number | undefined> => {
  const { rawPayload } = await site.app.inject({ url })
  return (await sharp(rawPayload).metadata()).width
}

describe('D10 an image of the provider', () => {
  test('is served by the site in its sizes, as what it is, and never runs', async () => {
    const answer = await site.get('/media/provider/photos/a.jpg')
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000',
      'content-security-policy': expect.stringMatching(MEDIA_POLICY),
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await widthOf('/media/provider/photos/a.jpg')).toBe(1440)
    expect(await widthOf('/media/provider/photos/a.jpg?size=xxbig')).toBe(1440)
    expect(await widthOf('/media/provider/photos/a.jpg?size=xbig')).toBe(720)
    expect(await widthOf('/media/provider/photos/a.jpg?v=3&size=xbig')).toBe(720)
  })

  test('tells the provider nothing of the visitor', async () => {
    asked.length = 0
    await site.get('/media/provider/photos/a.jpg?v=3', {
      headers: { cookie: 'secret=1', authorization: 'Bearer x', referer: 'https://x.example/' },
    })
    const { headers } = asked[0] ?? {}
    expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(['host', 'accept']))
    for (const name of ['cookie', 'authorization', 'referer', 'x-forwarded-for']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  test('is confirmed by its ETag, read in parts, and asked for by HEAD', async () => {
    const url = '/media/provider/photos/a.jpg'
    const { headers, body } = await site.get(url)
    const { etag } = headers
    const same = await site.get(url, { headers: { 'if-none-match': String(etag) } })
    expect([same.status, same.body]).toEqual([304, ''])
    expect(same.headers['cache-control']).toBe('public, max-age=2592000')
    const part = await site.get(url, { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.body]).toEqual([206, 'RIFF'])
    const head = await site.get(url, { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(headers['content-length'])
    expect(body.length).toBeGreaterThan(0)
  })

  test.each([
    ['spaces', '/photos/ma photo.jpg', '/photos/ma%20photo.jpg'],
    ['accents', '/photos/été.jpg', '/photos/%C3%A9t%C3%A9.jpg'],
    ['a percent sign', '/photos/100%.jpg', '/photos/100%.jpg'],
    ['an encoded percent sign', '/photos/100%25.jpg', '/photos/100%25.jpg'],
    ['bytes of another encoding', '/photos/%E9t%E9.jpg', '/photos/%E9t%E9.jpg'],
    ['a query', '/photos/b.jpg?w=1&h=a/b', '/photos/b.jpg?w=1&h=a/b'],
    ['a slash in its name', '/photos/a%2Fb.jpg', '/photos/a%2Fb.jpg'],
  ])('may have %s in its path', async (_what, path, atProvider) => {
    has.set(atProvider, await picture('jpeg', [80, 60]))
    const browser = new URL(`http://site.example/media/provider${path}`)
    expect(await widthOf(browser.pathname + browser.search)).toBe(80)
  })

  test('has two sizes and no other', async () => {
    asked.length = 0
    for (const size of ['4000', 'XBIG', 'large', '']) {
      const { status } = await site.get(`/media/provider/photos/a.jpg?size=${size}`)
      expect(status, size).toBe(400)
    }
    expect(asked).toEqual([])
  })
})

test('E8 a video is read in parts, its captions are text', async () => {
  const part = await site.get('/media/provider/v/film.mp4', { headers: { range: 'bytes=4-7' } })
  expect([part.status, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4'])
  expect(part.headers['content-range']).toBe(`bytes 4-7/${mp4.length}`)
  const last = await site.get('/media/provider/v/film.mp4', { headers: { range: 'bytes=-999999' } })
  expect([last.status, last.headers['content-range']]).toEqual([
    206,
    `bytes 0-${mp4.length - 1}/${mp4.length}`,
  ])
  expect(last.headers['content-length']).toBe(String(mp4.length))
  const beyond = await site.get('/media/provider/v/film.mp4', {
    headers: { range: 'bytes=999999-' },
  })
  expect(beyond.status).toBe(416)
  const track = await site.get('/media/provider/v/film.vtt')
  expect(track.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(track.body).toContain('Vos chiffres, en clair.')
})

describe('a file of ours', () => {
  beforeAll(async () => {
    await mkdir(join(site.dataDir, 'media', 'provider', 'own'), { recursive: true })
    await writeFile(join(site.dataDir, 'media', 'provider', 'own', 'été 100%.svg'), svg)
    await writeFile(join(site.dataDir, 'media', 'provider', '.secret.jpg'), svg)
  })

  test('comes before the provider’s, as it is', async () => {
    asked.length = 0
    for (const path of ['/%C3%A9t%C3%A9%20100%25.svg', '/%C3%A9t%C3%A9%20100%25.svg?size=9']) {
      const answer = await site.get(`/media/provider/own${path}`)
      expect([answer.status, answer.body]).toEqual([200, svg.toString()])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['content-security-policy']).toMatch(MEDIA_POLICY)
    }
    expect(asked).toEqual([])
  })

  test('is found under its name alone', async () => {
    await writeFile(join(site.dataDir, 'secret.jpg'), 'SECRET')
    const port = await listening(site.app)
    for (const path of [
      '/../../secret.jpg',
      '/own/../../../secret.jpg',
      '/%2e%2e/%2e%2e/secret.jpg',
      '/..%2f..%2fsecret.jpg',
      '/..%5c..%5csecret.jpg',
      '/%252e%252e/%252e%252e/secret.jpg',
      '/.secret.jpg',
    ]) {
      const { body } = await rawRequest(port, `/media/provider${path}`)
      expect(body, path).not.toMatch(/SECRET|<script>alert/)
    }
    expect(asked.map(({ url }) => url).filter((url) => !url.startsWith('/base/'))).toEqual([])
  })
})

describe('a broken image', () => {
  test('is the illustration of its motif, for a while', async () => {
    const { html } = await site.get('/')
    const missing = html.attrs('[data-motif="AES"] img', 'data-src')[0]
    expect(missing).toMatch(/^\/media\/provider\/demo\//)
    const answer = await site.get(String(missing))
    expect(answer.status).toBe(200)
    expect(answer.body).toBe(motifIllustration(demoSite.theme, 'social'))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=300',
      'x-vitrine-illustration': '1',
      'content-security-policy': expect.stringMatching(MEDIA_POLICY),
    })
  })

  test('of no known motif is the illustration of the firm; what it held goes nowhere', async () => {
    for (const path of ['/photos/evil.jpg', '/photos/none.png', '/none']) {
      const { status, body } = await site.get(`/media/provider${path}`)
      expect([status, body]).toEqual([200, motifIllustration(demoSite.theme, 'cabinet')])
    }
  })

  test('is not what a missing film, track or document is', async () => {
    for (const path of ['/none.mp4', '/none.vtt', '/none.pdf']) {
      const { status, headers } = await site.get(`/media/provider${path}`)
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    }
  })

  test('is drawn too while too much is being made, and nobody keeps it', async () => {
    const busy = await createTestApp({
      providerMedia: { ...providerMedia, find: async () => ({ kind: 'busy' }) },
    })
    onTestFinished(() => busy.close())
    const image = await busy.get('/media/provider/a.jpg')
    expect([image.status, image.headers['content-type']]).toEqual([503, 'image/svg+xml'])
    const film = await busy.get('/media/provider/a.mp4')
    expect(film.status).toBe(503)
    for (const { headers } of [image, film]) {
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    }
  })
})

test('illustrations have addresses of their own, in the colours of the site', async () => {
  for (const name of ['fiscal', 'video', 'cabinet'] as const) {
    const { status, headers, body } = await site.get(`/illustrations/${name}.svg`)
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(headers['content-security-policy']).toMatch(MEDIA_POLICY)
    expect(body).toBe(motifIllustration(demoSite.theme, name))
  }
  expect((await site.get('/illustrations/nope.svg')).status).toBe(404)
})

test('forgetting takes the files from disk', async () => {
  await site.get('/media/provider/photos/a.jpg')
  const folder = join(site.dataDir, 'provider-media', '1')
  expect(await readdir(folder)).not.toEqual([])
  await providerMedia.forgetAll(1)
  expect(await readdir(folder)).toEqual([])
})
