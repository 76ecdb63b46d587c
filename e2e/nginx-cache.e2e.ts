/** @module-tag exhaustive */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { deployed, NGINX, startNginx } from './nginx.ts'
import { ownDemo, ownFolder, ownServer } from './own-server.ts'

const PAGE = '/le-cabinet/notre-equipe'
/** Longer than a page is kept. */
const A_SECOND = 2100

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** What the cache says of itself. */
  cache: string
}

/** nginx over a server of the demo, with `deploy/nginx.conf` and nothing else of its own but ports and folders. */
async function behindNginx() {
  const dataDir = await ownDemo()
  const server = await ownServer(dataDir, { TRUST_PROXY: '1' })
  const folder = await ownFolder()
  const { port, stop } = await startNginx(folder, deployed(folder, server.url))
  onTestFinished(stop)

  async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }).end()
    const [response] = await once(asked, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return {
      status: response.statusCode,
      headers: response.headers,
      body: Buffer.concat(chunks),
      cache: String(response.headers['cache-status'] ?? ''),
    }
  }
  return { get, server, dataDir }
}

const CANT_BE_HAD = !existsSync(NGINX) && !existsSync('/usr/bin/apt-get')

describe.skipIf(CANT_BE_HAD)('with nginx before it (not where there is none, nor apt-get)', () => {
  test('a page is kept for a second, in each encoding, and said to be unchanged', async () => {
    const { get } = await behindNginx()
    const plain = await get(PAGE)
    expect(plain).toMatchObject({ status: 200, cache: 'nginx; fwd=miss' })
    expect(await get(PAGE)).toMatchObject({ body: plain.body, cache: 'nginx; hit' })
    for (const [encoding, accepted, decode] of [
      ['br', ['br', 'gzip, deflate, br, zstd', 'br;q=0.5, gzip'], brotliDecompressSync],
      ['gzip', ['gzip', 'br;q=0, gzip', 'deflate, gzip;q=1.0'], gunzipSync],
    ] as const) {
      const answers: Answer[] = []
      for (const one of accepted) answers.push(await get(PAGE, { 'accept-encoding': one }))
      expect(answers.slice(1).map(({ cache }) => cache)).toEqual(['nginx; hit', 'nginx; hit'])
      for (const { headers, body } of answers) {
        expect(headers['content-encoding']).toBe(encoding)
        expect(decode(body)).toEqual(plain.body)
      }
    }
    const etag = String((await get(PAGE)).headers.etag)
    expect(await get(PAGE, { 'if-none-match': etag })).toMatchObject({ status: 304 })
    await sleep(A_SECOND)
    expect((await get(PAGE)).cache).toBe('nginx; hit')
    expect((await get(PAGE)).headers['cache-control']).toMatch(/^public, max-age=0/)
  })

  test('a page is shown and said to be stale while the server is dead, and no other', async () => {
    const { get, server } = await behindNginx()
    const { body } = await get(PAGE)
    process.kill(server.pid, 'SIGKILL')
    await server.ended()
    await sleep(A_SECOND)
    const kept = await get(PAGE)
    expect(kept.status).toBe(200)
    expect(kept.cache).toBe('nginx; hit; detail=stale')
    expect(kept.body).toEqual(body)
    expect((await get('/contact')).status).toBe(502)
    expect((await get(PAGE, { cookie: 'vitrine.session_token=a' })).status).toBe(502)
  })

  test('a write is seen within two seconds, also on a page that nobody asked for since', async () => {
    const { get, dataDir } = await behindNginx()
    await get(PAGE)
    const stores = createStores(await openDatabase({ file: join(dataDir, 'vitrine.sqlite') }))
    onTestFinished(() => stores.close())
    const page = await stores.pages.findByPath(1, PAGE)
    for (const title of ['Écrit une fois', 'Écrit deux fois']) {
      await stores.pages.update(1, page?.id ?? 0, 'fr', { h1: title })
      await sleep(2000)
      expect(String((await get(PAGE)).body)).toContain(title)
    }
  })

  test('nothing of one visitor, nor of the back office, nor an error is kept', async () => {
    const { get } = await behindNginx()
    for (const cookie of ['vitrine.session_token=a', 'b=c; __Host-vitrine.view=d']) {
      for (const time of ['first', 'second']) {
        expect((await get(PAGE, { cookie })).cache, time).toBe('nginx; fwd=bypass')
      }
    }
    // What was not kept for them is not there for others.
    expect((await get(PAGE)).cache).toBe('nginx; fwd=miss')
    expect((await get(PAGE, { cookie: 'mtm=1' })).cache).toBe('nginx; hit')
    for (const path of [
      '/contact',
      '/robots.txt',
      '/healthz',
      '/readyz',
      '/admin',
      '/nulle-part',
    ]) {
      const caches = [await get(path), await get(path)].map(({ cache }) => cache)
      expect([path, ...caches].join(' ')).not.toContain('hit')
    }
    expect((await get('/metrics')).status).toBe(404)
  })
})
