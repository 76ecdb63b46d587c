/** @module-tag exhaustive */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { calls } from '#base/core/address/urls.ts'
import {
  CONTENT_FAULTS,
  type HostileProvider,
  INSIDE_WORDS,
  type Mode,
  MODES,
  startHostileProvider,
  TRANSPORT_FAULTS,
} from './hostile-provider.ts'
import { FOREIGN_HOST } from './hostile/payloads.ts'
import { type RawAnswer, rawRequest } from './raw-request.ts'

const TODAY = new Date('2026-11-20T09:00:00Z')
const NEWS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']
const LIST = calls.articleList({ motifs: NEWS, perPage: 5, page: 1, size: 'xbig' })

let provider: HostileProvider
beforeAll(async () => {
  provider = await startHostileProvider({ today: TODAY })
})
afterAll(() => provider.close())
beforeEach(() => provider.restore())

const post = (path: string, init: RequestInit = {}) =>
  fetch(provider.url + path, { method: 'POST', redirect: 'manual', ...init })

const raw = (path: string): Promise<RawAnswer> => {
  const { port, pathname } = new URL(provider.url)
  return rawRequest(Number(port), pathname + path, {
    method: 'POST',
    headers: ['Content-Length: 0'],
  })
}

async function json(path: string) {
  const response = await post(path)
  expect(response.status).toBe(200)
  return JSON.parse(await response.text())
}

async function textOf(mode: Mode, path = LIST): Promise<string> {
  provider.become(mode)
  return (await post(path)).text()
}

async function items(mode: Mode, path = LIST) {
  provider.become(mode)
  return (await json(path)).data.articles
}

const slug = 'credit-de-tva-le-demander-ou-le-reporter'

describe('a healthy provider', () => {
  test('publishes forty articles under the demo’s motifs, newest first, all of them past', () => {
    const { articles } = provider
    expect(articles).toHaveLength(40)
    expect(new Set(articles.map((article) => article.slug)).size).toBe(40)
    expect(new Set(articles.flatMap(({ motifs }) => motifs)).size).toBe(6)
    const dates = articles.map(({ datePublished }) => datePublished)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(Date.parse(dates[0] ?? '')).toBeLessThan(TODAY.getTime())
  })

  test('answers the five calls in the prescribed shapes', async () => {
    expect((await json(calls.subscribed())).data.motifs).toMatchObject({ AEF: 'AEF : Fiscal' })
    const { data } = await json(LIST)
    expect(data.arrayPagination).toEqual({ countArticle: 34 })
    expect(data.articles).toHaveLength(5)
    expect(JSON.parse(data.articles[0].mediasPaths)[0]).toHaveProperty('url')
    const second = await json(LIST.replace('idpage/1', 'idpage/2'))
    const offset = { motifs: NEWS, limit: 5, offset: 5, size: 'xbig' } as const
    expect(second.data.articles).toEqual((await json(calls.articleOffset(offset))).data.articles)
    const { articleId } = (await json(calls.slugLookup({ slug }))).data
    const full = await json(calls.fullArticle({ id: articleId, xsl: 'X', size: 'xxbig' }))
    expect(full.data.article).toContain('<p class="lead">')
    expect(full.data.data).toMatchObject({ id: articleId, slug })
    expect(await json(calls.slugLookup({ slug: 'inconnu' }))).toEqual({ success: false })
  })

  test('serves pictures and films as what they are', async () => {
    const { mediasPaths, video } = provider.articles.find((article) => article.video) ?? {}
    for (const [path, type] of [
      [mediasPaths?.[0]?.url, 'image/jpeg'],
      [mediasPaths?.[1]?.url, 'image/png'],
      [video?.url, 'video/mp4'],
    ]) {
      const response = await fetch(`${provider.mediaUrl}${path}`)
      expect(response.headers.get('content-type')).toBe(type)
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20)
    }
  })

  test('asks for its token, and for POST', async () => {
    const guarded = await startHostileProvider({ token: 'clef' })
    const status = async (init: RequestInit) => (await fetch(guarded.url + LIST, init)).status
    expect(await status({ method: 'POST' })).toBe(401)
    const headers = { authorization: 'Bearer clef' }
    expect(await status({ method: 'POST', headers })).toBe(200)
    expect(await status({ headers })).toBe(405)
    await guarded.close()
  })

  test('counts and keeps what it was asked, and forgets it when restored', async () => {
    await post(LIST)
    await post(calls.slugLookup({ slug }))
    expect(provider.calls()).toMatchObject({ list: 1, slug: 1, motifs: 0 })
    expect(provider.seen()[0]).toMatchObject({ endpoint: 'list', method: 'POST', length: 0 })
    provider.restore()
    expect(provider.calls()).toMatchObject({ list: 0, slug: 0 })
  })

  test('withdraws an article, ends a subscription', async () => {
    const first = (await items('healthy'))[0]
    provider.withdraw(first.slug)
    expect(await json(calls.slugLookup({ slug: first.slug }))).toEqual({ success: false })
    expect((await items('healthy'))[0].id).not.toBe(first.id)
    provider.endSubscription('AEF')
    expect((await json(calls.subscribed())).data.motifs).not.toHaveProperty('AEF')
    const list = calls.articleList({ motifs: ['AEF'], perPage: 5, page: 1, size: 'xbig' })
    expect((await json(list)).data.arrayPagination.countArticle).toBe(0)
  })

  test('takes orders from another process', async () => {
    const order = (body: object) =>
      fetch(`${provider.mediaUrl}/__control`, { method: 'POST', body: JSON.stringify(body) })
    await order({ mode: 'status-500', scope: 'articles' })
    expect((await post(LIST)).status).toBe(200)
    expect((await post(calls.slugLookup({ slug }))).status).toBe(500)
    const counted = await (await order({ restore: true })).json()
    expect(counted).toMatchObject({ calls: { list: 0 }, callsInside: 0 })
    expect((await post(calls.slugLookup({ slug }))).status).toBe(200)
  })

  test('is as slow as it is told', async () => {
    provider.latency = 60
    const before = performance.now()
    await post(LIST)
    expect(performance.now() - before).toBeGreaterThan(50)
  })
})

describe('how an answer comes', () => {
  const fails = (mode: Mode) => {
    provider.become(mode)
    return expect(post(LIST).then((response) => response.text())).rejects.toThrow(
      /fetch failed|terminated/,
    )
  }

  test.each(['stall', 'drip'] as const)('%s is not done in a while', async (mode) => {
    provider.become(mode)
    const signal = AbortSignal.timeout(250)
    await expect(post(LIST, { signal }).then((r) => r.text())).rejects.toThrow(/timeout/)
    expect(provider.bytesSent()).toBeLessThan(10)
    expect(provider.bytesSent() > 0).toBe(mode === 'drip')
  })

  test.each(['reset', 'reset-midway', 'cut-midway', 'broken-gzip', 'headers-flood'] as const)(
    '%s is no answer',
    fails,
  )

  test.each([401, 403, 404, 429, 500, 503] as const)('status-%i is a refusal', async (status) => {
    provider.retryAfter = 7
    provider.become(`status-${status}`)
    const response = await post(LIST)
    expect(response.status).toBe(status)
    const asks = status === 429 || status === 503
    expect(response.headers.get('retry-after')).toBe(asks ? '7' : null)
  })

  test('a page, nothing, half of it: 200 that is no JSON', async () => {
    for (const mode of ['html-page', 'empty-body', 'truncated'] as const) {
      const text = await textOf(mode)
      expect(() => JSON.parse(text), mode).toThrow(SyntaxError)
    }
    expect((await post(LIST)).status).toBe(200)
    provider.become('status-204')
    expect((await post(LIST)).status).toBe(204)
  })

  test('bytes and charset that disagree', async () => {
    const fatal = new TextDecoder('utf-8', { fatal: true })
    provider.become('latin1-as-utf8')
    const latin = await post(LIST)
    expect(latin.headers.get('content-type')).toContain('utf-8')
    const bytes = await latin.arrayBuffer()
    expect(() => fatal.decode(bytes)).toThrow(TypeError)
    const windows = JSON.parse(new TextDecoder('windows-1252').decode(bytes))
    provider.become('utf8-as-latin1')
    const utf = await post(LIST)
    expect(utf.headers.get('content-type')).toContain('iso-8859-1')
    expect(JSON.parse(fatal.decode(await utf.arrayBuffer()))).toEqual(windows)
  })

  test('50 MB of good JSON, as far as anybody listens', async () => {
    provider.become('huge')
    const response = await post(LIST)
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(provider.bytesSent()).toBeLessThan(20 * 1024 * 1024)
  })

  test('a gigabyte that travels as one megabyte', sampled(false), async () => {
    provider.become('gzip-bomb')
    const { body, head } = await raw(LIST)
    expect(head).toMatch(/content-encoding: gzip/i)
    const sent = provider.bytesSent()
    expect(sent).toBeLessThan(1.2 * 1024 * 1024)
    expect(body.length).toBeGreaterThan(1000)
    provider.become('double-gzip-bomb')
    await raw(LIST)
    expect(provider.bytesSent() - sent).toBeLessThan(64 * 1024)
    provider.become('brotli-bomb')
    const text = await (await post(LIST)).text()
    expect(text.length).toBeGreaterThan(90 * 1024 * 1024)
    expect(JSON.parse(text)).toHaveProperty('data')
  })

  test('a bomb is the healthy answer, and goes on', async () => {
    provider.become('gzip-bomb')
    const { port, pathname } = new URL(provider.url)
    const packed = await new Promise<Buffer>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: pathname + LIST, method: 'POST' }
      const asked = request(options, (answer) => resolve(buffer(answer)))
      asked.on('error', reject).end()
    })
    const limit = 64 * 1024 * 1024
    expect(() => gunzipSync(packed, { maxOutputLength: limit })).toThrow(RangeError)
    const [start = ''] = gunzipSync(packed.subarray(0, 8192), { finishFlush: 2 })
      .toString()
      .split('  ')
    expect(JSON.parse(start)).toHaveProperty('data')
  })

  test('closing ends what stalls', async () => {
    const own = await startHostileProvider()
    own.become('stall')
    const asked = fetch(own.url + LIST, { method: 'POST' }).then(
      ({ status }) => status,
      () => 'no answer',
    )
    while (own.seen().length === 0) await new Promise((go) => setTimeout(go, 5))
    await own.close()
    expect(await asked).toBe('no answer')
  })

  test('redirects to inside, to itself, to a file', async () => {
    const { port } = new URL(provider.url)
    const location = async (mode: Mode) => {
      provider.become(mode)
      return (await post(LIST)).headers.get('location') ?? ''
    }
    const plain = await location('redirect-inside')
    expect(new URL(plain).port).not.toBe(port)
    expect(await (await fetch(plain)).text()).toContain(INSIDE_WORDS)
    expect(provider.seenInside()).toHaveLength(1)
    expect(await location('redirect-mapped')).toContain('[::ffff:127.0.0.1]')
    expect(await location('redirect-itself')).toContain('nbperpage/5')
    expect(await location('redirect-file')).toBe('file:///etc/passwd')
  })

  test('a mode may be for some calls only', async () => {
    provider.become('status-500', 'lists')
    expect((await post(LIST)).status).toBe(500)
    expect((await post(calls.subscribed())).status).toBe(500)
    expect((await post(calls.slugLookup({ slug }))).status).toBe(200)
    expect(() => provider.become('polite' as Mode)).toThrow(/polite/)
  })
})

describe('what is said', () => {
  const paths = [
    calls.subscribed(),
    LIST,
    calls.slugLookup({ slug }),
    calls.fullArticle({ id: 70_041, xsl: 'X', size: 'xxbig' }),
  ]

  test.each(CONTENT_FAULTS)('%s is JSON', async (mode) => {
    for (const path of paths) {
      const text = await textOf(mode, path)
      expect(JSON.parse(text), path).toBeDefined()
    }
  })

  test.each(CONTENT_FAULTS.filter((mode) => mode !== 'healthy'))(
    '%s is not what a healthy provider says',
    async (mode) => {
      const told = async (which: Mode) => Promise.all(paths.map((path) => textOf(which, path)))
      const healthy = await told('healthy')
      expect(await told(mode)).not.toEqual(healthy)
    },
  )

  test('every kind of fault is one mode, and there are many', () => {
    expect(new Set(MODES).size).toBe(CONTENT_FAULTS.length + TRANSPORT_FAULTS.length)
    expect(MODES.length).toBeGreaterThan(50)
  })

  const healthyIds = () => provider.articles.slice(0, 5).map(({ id }) => id)

  test('duplicate, wrong and missing ids', async () => {
    expect(await items('duplicate-ids')).toHaveLength(10)
    const shared = (await items('shared-id')).map(({ id }: { id: unknown }) => id)
    expect(shared).toEqual(Array(5).fill(healthyIds()[0]))
    const wrong = (await items('wrong-ids')).map(({ id }: { id: unknown }) => id)
    expect(wrong).toEqual(['abc', null, {}, -1, Infinity])
    expect((await items('missing-fields'))[1]).not.toHaveProperty('id')
  })

  test('dates that are to come, and dates that are none', async () => {
    expect((await items('future-dates'))[0].dateUpdate).toMatch(/^2999/)
    expect((await items('odd-dates'))[0].dateUpdate).toBe('demain')
  })

  test('null bytes and lone surrogates', async () => {
    expect((await items('null-bytes'))[0].title).toContain('\u0000')
    expect((await items('lone-surrogates'))[0].title.isWellFormed()).toBe(false)
  })

  test('a hundred thousand brackets', async () => {
    expect(await textOf('deep-envelope')).toHaveLength(200_000)
    expect(await textOf('deep-json')).toContain('['.repeat(100_000))
  })

  test.each(CONTENT_FAULTS.filter((mode) => mode.startsWith('attack-')))(
    '%s comes with titles, summaries, labels and bodies',
    async (mode) => {
      const [motifs = '', list = '', , article = ''] = await Promise.all(
        paths.map((path) => textOf(mode, path)),
      )
      for (const text of [motifs, list, article]) expect(text).toMatch(/<|javascript:/)
      expect(list).toContain('__pwned')
      expect(article).toContain('__pwned')
      expect(list).toContain('javascript:')
    },
  )

  test('media of another host', async () => {
    expect(await textOf('foreign-media')).toContain(`https://${FOREIGN_HOST}/`)
  })

  test('pictures that are pages, drawings, or far too large', async () => {
    const path = provider.articles[0]?.mediasPaths[1]?.url
    const picture = async (mode: Mode) => {
      provider.become(mode, 'media')
      const response = await fetch(`${provider.mediaUrl}${path}`)
      const body = Buffer.from(await response.arrayBuffer())
      return { type: response.headers.get('content-type'), body }
    }
    expect((await picture('attack-svg')).type).toBe('image/svg+xml')
    expect((await picture('attack-script')).body.toString()).toContain('__pwned')
    expect((await picture('attack-script')).type).toBe('image/png')
    const { body } = await picture('long-texts')
    expect(body.readUInt32BE(16) * body.readUInt32BE(20)).toBe(256_000_000)
    expect(body.length).toBeLessThan(256 * 1024)
  })
})
