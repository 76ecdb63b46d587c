/** @module-tag exhaustive */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { VISITOR } from '#base/core/session.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { writeToken } from '#framework/api/write-token.ts'
import { createTestApp, NO_FIGURES, type TestApp } from './app.ts'
import { type RawConnection, rawConnection } from './raw-connection.ts'
import { listening } from './raw-request.ts'

/** Short, so that nobody waits; the real ones are those of `connection-limits.ts`. */
const QUICK = { headers: 300, request: 600, idle: 400, checkEvery: 50 }

/** With the usual times, and with the short ones. */
let site: TestApp
let hasty: TestApp
let port: number
let hastyPort: number
let mediaDir: string
const open: RawConnection[] = []
/** How requests of the hasty server ended. */
const ended: [string, number | 'aborted'][] = []

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'vitrine-connections-'))
  await mkdir(join(mediaDir, 'grand'))
  await writeFile(join(mediaDir, 'grand', 'fichier.bin'), Buffer.alloc(24 * 1024 * 1024))
  site = await createTestApp()
  hasty = await createTestApp({
    stores: site.stores,
    mediaDir,
    limits: { connections: QUICK },
    figures: { ...NO_FIGURES, ended: (route, status) => void ended.push([route, status]) },
  })
  port = await listening(site.app)
  hastyPort = await listening(hasty.app)
})
afterAll(async () => {
  for (const one of open) one.destroy()
  await hasty.close()
  await site.close()
  await rm(mediaDir, { recursive: true, force: true })
})

async function connection(to = port): Promise<RawConnection> {
  const one = await rawConnection(to)
  open.push(one)
  return one
}

/** Sends bytes, and gives what came back until the server closed. */
async function exchange(bytes: string): Promise<{ statuses: number[]; text: string }> {
  const one = await connection()
  one.send(bytes)
  const text = await one.closed()
  return { statuses: one.statuses(), text }
}

const connections = (): Promise<number> =>
  new Promise((resolve) => {
    hasty.app.server.getConnections((_error, count) => resolve(count))
  })

/** No answer goes without the headers of every answer. */
function expectDressed(text: string): void {
  expect(text).toMatch(/^content-security-policy: default-src 'self'/im)
  expect(text).toMatch(/^x-content-type-options: nosniff/im)
  expect(text).toMatch(/^cache-control: no-store/im)
  expect(text).toMatch(/^connection: close/im)
}

const HOST = 'Host: localhost\r\n'

describe('a request that could be read in two ways is refused, and the connection closed', () => {
  const CHUNKED =
    'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n'
  /** Would be a second request to whoever reads the first one otherwise. */
  const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

  test.each([
    ['a length and chunks', `${HOST}Content-Length: 4\r\n${CHUNKED}\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks and a length', `${HOST}${CHUNKED}Content-Length: 4\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['two lengths', `${HOST}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${SMUGGLED}`],
    ['a length that is no number', `${HOST}Content-Length: 0x4\r\n\r\n${SMUGGLED}`],
    ['a length with a sign', `${HOST}Content-Length: +4\r\n\r\nabcd${SMUGGLED}`],
    ['an encoding nobody knows', `${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunked not last', `${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a space before the colon', `${HOST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a folded header', `${HOST}X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n${SMUGGLED}`],
    ['a chunk size that is none', `${HOST}${CHUNKED}\r\nzz\r\nabc\r\n0\r\n\r\n${SMUGGLED}`],
    ['a chunk longer than its size', `${HOST}${CHUNKED}\r\n2\r\nabcdef\r\n0\r\n\r\n${SMUGGLED}`],
    ['a chunk that ends in LF', `${HOST}${CHUNKED}\r\n2\nab\n0\n\n${SMUGGLED}`],
    ['headers that end in LF', `Host: localhost\nX-A: b\n\n${SMUGGLED}`],
    ['a lone CR', `${HOST}X-A: b\rX-B: c\r\n\r\n${SMUGGLED}`],
    ['a null byte', `${HOST}X-A: b\u0000c\r\n\r\n${SMUGGLED}`],
  ])('%s', async (_what, rest) => {
    const { statuses, text } = await exchange(`POST /contact HTTP/1.1\r\n${rest}`)
    expect(statuses).toEqual([400])
    expect(text).not.toContain('{"status":"ok"}')
    expectDressed(text)
  })

  test.each([
    'GET /\r\n\r\n',
    'GET / HTTP/1.1\n\n',
    'GET / HTTP/3.0\r\n\r\n',
    '\u0016\u0003\u0001\u0002',
  ])('what is no request: %j', async (bytes) => {
    const { statuses, text } = await exchange(`${bytes}${SMUGGLED}`)
    expect(statuses).toEqual([400])
    expectDressed(text)
  })
})

test.each([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
])('who says what a body is, %s, and sends none, is answered like who sends none', async (type) => {
  const answers = await Promise.all(
    ['/contact', '/ajax/rien', '/admin/api/rien'].flatMap((path) =>
      ['', `Content-Type: ${type}\r\n`].map((typed) =>
        exchange(`POST ${path} HTTP/1.1\r\n${HOST}${typed}Connection: close\r\n\r\n`),
      ),
    ),
  )
  const statuses = answers.map((answer) => answer.statuses)
  expect(statuses).toEqual(statuses.map((_, at) => statuses[at - (at % 2)]))
  for (const [status = 0] of statuses) expect(status).toBeGreaterThanOrEqual(400)
})

describe('the host', () => {
  test.each([
    ['none', ''],
    ['an empty one', 'Host: \r\n'],
    ['two', 'Host: localhost\r\nHost: evil.example\r\n'],
    ['twice the same', 'Host: localhost\r\nhost: localhost\r\n'],
    ['a path', 'Host: localhost/x\r\n'],
    ['a user', 'Host: a@localhost\r\n'],
    ['markup', 'Host: <script>\r\n'],
    ['a port beyond all', 'Host: localhost:65536\r\n'],
    ['no port', 'Host: localhost:\r\n'],
    ['half an IPv6 address', 'Host: [::1\r\n'],
    ['a list', 'Host: localhost, evil.example\r\n'],
    ['a name beyond all length', `Host: ${'a'.repeat(300)}\r\n`],
  ])('%s is refused', async (_what, header) => {
    const { statuses, text } = await exchange(`GET / HTTP/1.1\r\n${header}\r\n`)
    expect(statuses).toEqual([400])
    expectDressed(text)
    expect(text).toContain('Demande incomprise')
  })

  test.each(['localhost', 'LOCALHOST:80', 'www.cabinet-dupont.fr', '[::1]:3000', '192.0.2.1'])(
    '%s is taken',
    async (host) => {
      const { statuses } = await exchange(
        `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      expect(statuses).toEqual([200])
    },
  )

  test('HTTP/1.0 knows none', async () => {
    const { statuses } = await exchange('GET /healthz HTTP/1.0\r\n\r\n')
    expect(statuses).toEqual([200])
  })

  test('a whole address names the same host', async () => {
    const ask = (target: string) =>
      exchange(`GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    expect((await ask('http://localhost/healthz')).statuses).toEqual([200])
    expect((await ask('HTTP://LOCALHOST:80/healthz')).statuses).toEqual([200])
    for (const target of [
      'http://evil.example/healthz',
      'http://localhost:81/healthz',
      'http://localhost@evil.example/healthz',
      'http://evil.example@localhost/healthz',
      'ftp://localhost/healthz',
      'healthz',
      '*',
    ]) {
      const { statuses, text } = await ask(target)
      expect(statuses, target).toEqual([400])
      expectDressed(text)
    }
  })

  test('under /ajax a refusal is JSON', async () => {
    const { statuses, text } = await exchange(
      'POST /ajax/testa/motifs/subscribed HTTP/1.1\r\nContent-Length: 0\r\n\r\n',
    )
    expect(statuses).toEqual([400])
    expect(text).toContain('{"error":{"code":"bad_request"')
    expectDressed(text)
  })

  test('an unknown one gets the default site, whose absolute addresses are its own', async () => {
    const { statuses, text } = await exchange(
      'GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: worse.example\r\nConnection: close\r\n\r\n',
    )
    expect(statuses).toEqual([200])
    expect(text).toContain('https://www.lhermine-dauval.example')
    expect(text).not.toMatch(/(?:evil|worse)\.example/)
  })
})

describe('what is too much', () => {
  const ask = (target: string, headers: string) =>
    exchange(`GET ${target} HTTP/1.1\r\n${HOST}${headers}Connection: close\r\n\r\n`)

  test('an address: 414', async () => {
    const { statuses, text } = await ask(`/${'a'.repeat(20_000)}`, '')
    expect(statuses).toEqual([414])
    expectDressed(text)
    expect(text).toContain('Adresse trop longue')
  })

  test('headers, by their size: 431', async () => {
    const { statuses, text } = await ask('/', `X-A: ${'a'.repeat(20_000)}\r\n`)
    expect(statuses).toEqual([431])
    expectDressed(text)
    expect(text).toMatch(/<h1>En-t.+tes trop longs<\/h1>/)
  })

  test('headers, by their number: 431', async () => {
    const headers = (count: number) =>
      Array.from({ length: count }, (_, at) => `X-${at}: a\r\n`).join('')
    expect((await ask('/healthz', headers(98))).statuses).toEqual([200])
    const { statuses, text } = await ask('/healthz', headers(99))
    expect(statuses).toEqual([431])
    expectDressed(text)
  })

  test('an expectation that is not met: 417', async () => {
    const { statuses, text } = await ask('/', 'Expect: 200-ok\r\n')
    expect(statuses).toEqual([417])
    expectDressed(text)
  })

  test.each([
    ['/contact', 'application/json', 70_000],
    ['/ajax/testa/motifs/subscribed', 'application/x-www-form-urlencoded', 70_000],
    ['/admin/api/auth/sign-in', 'application/json', 70_000],
  ])('a body sent to %s as %s: 413', async (target, type, length) => {
    const body = `"${'a'.repeat(length)}"`
    // A body is read of whoever has a document of the back office alone.
    const token = writeToken(createSigner('a secret of tests alone'), VISITOR)
    const { statuses, text } = await exchange(
      `POST ${target} HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Type: ${type}\r\n` +
        `${WRITE_TOKEN_HEADER}: ${token}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(statuses).toEqual([413])
    expect(text).toMatch(/^content-security-policy: /im)
  })

  test('a body is refused by what it says of itself, before it is read', async () => {
    const { statuses } = await exchange(
      `POST /contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nConnection: close\r\n` +
        'Content-Length: 9000000000\r\n\r\n"',
    )
    expect(statuses).toEqual([413])
  })
})

describe('M3 requests that are sent ahead of their answers', () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`

  test('are answered in their order, as few as they are', async () => {
    const one = await connection()
    const answers = () => one.received().split('HTTP/1.1 200 OK').length - 1
    one.send(ask('/informations-legales/plan-du-site') + ask('/healthz').repeat(2))
    await vi.waitFor(() => expect(answers()).toBe(3), 15_000)
    one.send(ask('/healthz').repeat(2))
    await vi.waitFor(() => expect(answers()).toBe(5), 15_000)
  })

  test('by the hundred they cost their connection, and no work', async () => {
    await vi.waitFor(async () => expect(await connections()).toBe(0), 15_000)
    const before = ended.length
    const one = await connection(hastyPort)
    one.send(ask('/informations-legales/plan-du-site').repeat(500))
    await one.closed()
    await vi.waitFor(async () => expect(await connections()).toBe(0), 15_000)
    expect(ended.length - before).toBeLessThanOrEqual(3)
  })
})

describe('who takes too long', () => {
  test('a connection that never begins is closed', async () => {
    const one = await connection(hastyPort)
    expect(await one.closed()).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
  })

  test('headers that dribble are answered 408', async () => {
    const one = await connection(hastyPort)
    one.send(`GET / HTTP/1.1\r\n${HOST}`)
    let sent = 0
    const timer = setInterval(() => {
      // What is sent to a server that has hung up takes its answer away.
      if (one.statuses().length === 0) one.send(`X-${(sent += 1)}: a\r\n`)
    }, 40)
    const text = await one.closed()
    clearInterval(timer)
    expect(one.statuses()).toEqual([408])
    expectDressed(text)
  })

  test('a body that dribbles is answered 408', async () => {
    const one = await connection(hastyPort)
    one.send(
      `POST /contact HTTP/1.1\r\n${HOST}Content-Type: application/x-www-form-urlencoded\r\n` +
        'Content-Length: 10000\r\n\r\n',
    )
    const timer = setInterval(() => {
      if (one.statuses().length === 0) one.send('a')
    }, 40)
    const text = await one.closed()
    clearInterval(timer)
    expect(one.statuses()).toEqual([408])
    expectDressed(text)
  })

  test('an answer that is never read costs its connection', async () => {
    await vi.waitFor(async () => expect(await connections()).toBe(0), 5000)
    const one = await connection(hastyPort)
    one.pause()
    one.send(`GET /media/grand/fichier.bin HTTP/1.1\r\n${HOST}\r\n`)
    await vi.waitFor(() => expect(ended).toContainEqual(['media', 'aborted']), 5000)
    await vi.waitFor(async () => expect(await connections()).toBe(0), 5000)
  })

  test('the times and numbers of a server in service', () => {
    const { server } = site.app
    expect(server.headersTimeout).toBe(10_000)
    expect(server.requestTimeout).toBe(120_000)
    expect(server.timeout).toBe(60_000)
    // A proxy that keeps its connections for a minute never writes into one that is being closed.
    expect(server.keepAliveTimeout).toBe(72_000)
    expect(server.maxConnections).toBe(4_000)
  })
})
