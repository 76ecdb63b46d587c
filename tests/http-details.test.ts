import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, keptPages, type TestApp } from './app.ts'
import { rawConnection } from './raw-connection.ts'
import { listening, type RawAnswer, rawRequest } from './raw-request.ts'

let site: TestApp
let port: number

beforeAll(async () => {
  site = await createTestApp({
    pageCache: keptPages(),
  })
  const folder = join(site.dataDir, 'media/provider/essai')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'a.txt'), 'dix octets')
  port = await listening(site.app)
})
afterAll(() => site.close())

const FILE = '/media/provider/essai/a.txt'

const ask = (target: string, ...headers: string[]): Promise<RawAnswer> =>
  rawRequest(port, target, { headers })

const header = ({ head }: RawAnswer, name: string): string =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(head)?.[1] ?? ''

describe('texts that programs come back for', () => {
  test.each([
    '/flux/articles.xml',
    '/flux/articles.json',
    '/sitemap.xml',
    '/agenda.ics',
    '/robots.txt',
    '/llms.txt',
    '/site.webmanifest',
  ])('%s is compressed, and is not sent again', async (path) => {
    const plain = await ask(path)
    expect(plain.status).toBe(200)
    expect(header(plain, 'content-encoding')).toBe('')
    const zipped = await ask(path, 'Accept-Encoding: gzip')
    expect(header(zipped, 'content-encoding')).toBe('gzip')
    expect(header(zipped, 'vary')).toContain('accept-encoding')
    const tags = [header(plain, 'etag'), header(zipped, 'etag')]
    expect(new Set(tags).size).toBe(2)
    for (const [tag, accepted] of [
      [tags[0], 'identity'],
      [tags[1], 'gzip'],
      [`W/${tags[1]}, "x"`, 'gzip'],
      ['*', 'gzip'],
    ]) {
      const again = await ask(path, `If-None-Match: ${tag}`, `Accept-Encoding: ${accepted}`)
      expect([again.status, again.body]).toEqual([304, ''])
      expect(header(again, 'etag')).not.toBe('')
    }
    expect((await ask(path, 'If-None-Match: "x"')).status).toBe(200)
    expect((await ask(path, 'If-Match: "x"')).status).toBe(412)
  })

  test('the calendar has no METHOD, which a subscription has no use for', async () => {
    expect((await ask('/agenda.ics')).body).not.toContain('METHOD')
  })
})

describe('conditions', () => {
  test.each(['/', '/documents/bien-facturer.pdf'])('of %s', async (path) => {
    // A page is kept from its second answer on.
    await expect.poll(async () => header(await ask(path), 'etag')).toMatch(/^"/)
    const tag = header(await ask(path), 'etag')
    expect((await ask(path, `If-Match: ${tag}`)).status).toBe(200)
    expect((await ask(path, 'If-Match: *')).status).toBe(200)
    expect((await ask(path, 'If-Match: "x"')).status).toBe(412)
    expect((await ask(path, `If-Match: W/${tag}`)).status).toBe(412)
    expect((await ask(path, 'If-None-Match: *')).status).toBe(304)
  })
})

describe('parts of a file', () => {
  test('one that it hasn’t is refused with its length', async () => {
    const refused = await ask(FILE, 'Range: bytes=99999-')
    expect(refused.status).toBe(416)
    expect(header(refused, 'content-range')).toBe('bytes */10')
  })

  test('a weak name gets the file whole, a date the part', async () => {
    const whole = await ask(FILE)
    const tag = header(whole, 'etag')
    const part = (named: string) => ask(FILE, 'Range: bytes=0-3', `If-Range: ${named}`)
    expect((await part(tag.startsWith('W/') ? tag : `W/${tag}`)).status).toBe(200)
    expect((await part(header(whole, 'last-modified'))).status).toBe(206)
    expect((await ask(FILE, 'Range: bytes=0-3')).status).toBe(206)
  })
})

test.each([
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['gzip;q=0.5, br', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=0.2', ''],
  ['gzip;q=0', ''],
  ['deflate', ''],
])('« Accept-Encoding: %s » gets « %s »', async (accepted, expected) => {
  const answer = await ask('/', `Accept-Encoding: ${accepted}`)
  expect(header(answer, 'content-encoding')).toBe(expected)
})

test('what claims another version of HTTP is refused', async () => {
  const connection = await rawConnection(port)
  connection.send('GET / HTTP/2.0\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await connection.closed()
  expect(connection.statuses()).toEqual([505])
})
