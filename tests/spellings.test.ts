import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, createTestApp, keptPages, type TestApp } from './app.ts'
import { listening, type RawAnswer, rawRequest } from './raw-request.ts'

const CONTENT = 'dix octets'
const MEDIUM = '/media/provider/essai/a.txt'
/** What the product brought along, beside what firms upload. */
const BROUGHT = '/media/essai/a.txt'
const EMPTY = '/media/provider/essai/vide.txt'
const ASSET = '/assets/a.js'
const ADMIN_ASSET = '/admin/assets/a.js'
const DOCUMENT = '/documents/bien-facturer.pdf'

let site: TestApp
let port: number
let built: string

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'vitrine-built-'))
  await writeFile(join(built, 'a.js'), CONTENT)
  // What a file is compressed to doesn't matter here: that it is another one does.
  await writeFile(join(built, 'a.js.br'), 'in brotli')
  await writeFile(join(built, 'a.js.gz'), 'in gzip')
  site = await createTestApp({
    assetsDir: built,
    documents: {
      get: async () => ({ hash: 'x', pages: 1, bytes: 10, read: async () => Buffer.from(CONTENT) }),
      close: async () => {},
    },
    admin: { ...CLIENT.admin, folder: built },
    pageCache: keptPages(),
  })
  for (const path of [MEDIUM, BROUGHT]) {
    await mkdir(dirname(join(site.dataDir, path)), { recursive: true })
    await writeFile(join(site.dataDir, path), CONTENT)
  }
  await writeFile(join(site.dataDir, EMPTY), '')
  port = await listening(site.app)
})
afterAll(async () => {
  await site.close()
  await rm(built, { recursive: true, force: true })
})

const ask = (target: string, ...headers: string[]): Promise<RawAnswer> =>
  rawRequest(port, target, { headers })

const header = ({ head }: RawAnswer, name: string): string =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(head)?.[1] ?? ''

const list = (starts: readonly number[]): string =>
  `bytes=${starts.map((start) => `${start}-${start}`).join(',')}`

const PLACES = [...Array(200).keys()]

/** What a range names of the content, 'whole' where it is not heeded, `null` where nothing answers to it. */
const RANGES: [string, readonly [number, number] | 'whole' | null, string?][] = [
  ['bytes=0-3', [0, 3]],
  ['bytes=4-', [4, 9]],
  ['bytes=-3', [7, 9]],
  ['bytes=-10', [0, 9]],
  ['bytes=-99', [0, 9]],
  ['bytes=-99999999999999999999', [0, 9]],
  ['bytes=0-0', [0, 0]],
  ['bytes=0-99999999999999999999', [0, 9]],
  ['bytes=0-1,1-3', [0, 3]],
  ['200 ranges that touch', [0, 4], list(PLACES.map((place) => place % 5))],
  ['200 ranges apart', 'whole', list(PLACES.map((place) => place * 2))],
  ['bytes=0-0,-1', 'whole'],
  [' bytes = 0 - 3', 'whole'],
  ['BYTES=0-3', 'whole'],
  ['items=0-3', 'whole'],
  ['', 'whole'],
  ['bytes=3-0', null],
  ['bytes=10-', null],
  ['bytes=999999999-', null],
  ['bytes=-0', null],
  ['bytes=a-b', null],
  ['bytes=', null],
]

test.each(RANGES)('« Range: %s » of a file', async (name, part, range = name) => {
  for (const path of [MEDIUM, BROUGHT, ASSET, ADMIN_ASSET]) {
    const answer = await ask(path, `Range: ${range}`)
    const { status, body } = answer
    const [told, length] = [header(answer, 'content-range'), header(answer, 'content-length')]
    if (part === null) expect([status, told]).toEqual([416, 'bytes */10'])
    else if (part === 'whole') {
      expect([status, told, length, body]).toEqual([200, '', '10', CONTENT])
    } else {
      const [first, last] = part
      const wanted = CONTENT.slice(first, last + 1)
      expect([status, told]).toEqual([206, `bytes ${first}-${last}/10`])
      expect([length, body]).toEqual([String(wanted.length), wanted])
    }
  }
})

test.each(RANGES)(
  '« Range: %s » of what is made is not heeded',
  async (name, _part, range = name) => {
    const answer = await ask(DOCUMENT, `Range: ${range}`)
    expect([answer.status, answer.body]).toEqual([200, CONTENT])
    expect(header(answer, 'content-length')).toBe('10')
    expect(header(answer, 'content-range')).toBe('')
    expect(header(answer, 'accept-ranges')).toBe('')
    for (const path of ['/', '/favicon.ico']) {
      const { status } = await ask(path, `Range: ${range}`)
      expect(status).toBe(200)
    }
  },
)

test('the last bytes of an empty file are all of it, its first are none', async () => {
  for (const [range, status, length] of [
    ['bytes=-1', 200, '0'],
    ['bytes=0-0', 416, undefined],
  ] as const) {
    const answer = await ask(EMPTY, `Range: ${range}`)
    expect(answer.status).toBe(status)
    expect(header(answer, 'content-range')).toBe(status === 416 ? 'bytes */0' : '')
    if (length !== undefined)
      expect([header(answer, 'content-length'), answer.body]).toEqual([length, ''])
  }
})

test('a part of a compressed file is one of its compressed bytes', async () => {
  const answer = await ask(ASSET, 'Range: bytes=0-1', 'Accept-Encoding: br')
  expect([answer.status, answer.body]).toEqual([206, 'in'])
  expect(header(answer, 'content-range')).toBe('bytes 0-1/9')
  expect(header(answer, 'content-encoding')).toBe('br')
})

test.each([
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['X-GZIP;q=0.5, br;q=0.4', 'gzip'],
  ['*', 'br'],
  ['*;q=0', ''],
  ['identity;q=0', ''],
  ['br;q=0', ''],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=1.5', 'br'],
  ['br;q=abc', 'br'],
  [', ,br', 'br'],
  [' gzip ; q = 0.5', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.9, br;q=0.1', 'gzip'],
  ['deflate', ''],
  ['identity', ''],
  ['', ''],
  [null, ''],
])('« Accept-Encoding: %s » gets « %s » of whatever is compressed', async (accepted, encoding) => {
  for (const path of [
    '/',
    '/recherche?query=tva',
    '/nulle-part',
    '/flux/articles.xml',
    '/robots.txt',
    '/favicon.svg',
    ASSET,
    ADMIN_ASSET,
  ]) {
    const answer = await ask(path, ...(accepted === null ? [] : [`Accept-Encoding: ${accepted}`]))
    expect([path, header(answer, 'content-encoding')]).toEqual([path, encoding])
    expect(header(answer, 'vary')).toBe('accept-encoding')
  }
})

test.each(['/favicon.ico', '/apple-touch-icon.png', '/icone-192.png', '/icone-512.png'])(
  '%s is not sent again',
  async (path) => {
    const whole = await ask(path, 'Accept-Encoding: gzip')
    expect(whole.status).toBe(200)
    // A picture is compressed already.
    expect(header(whole, 'content-encoding')).toBe('')
    const tag = header(whole, 'etag')
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    const again = await ask(path, `If-None-Match: ${tag}`)
    expect([again.status, again.body]).toEqual([304, ''])
    expect(header(again, 'cache-control')).toBe(header(whole, 'cache-control'))
    expect((await ask(path, 'If-Match: "x"')).status).toBe(412)
    expect((await ask(path, `If-Match: ${tag}`)).status).toBe(200)
  },
)

test('a question about the whole server is refused, and its connection closed', async () => {
  const answer = await rawRequest(port, '*', { method: 'OPTIONS' })
  expect(answer.status).toBe(400)
  expect(header(answer, 'connection')).toBe('close')
})
