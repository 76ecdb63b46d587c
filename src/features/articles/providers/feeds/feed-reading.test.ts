import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingFailed } from '#base/platform/outgoing/outgoing.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { fakeServers, type FakeServers, feedSource, type Reply, rss } from './fake-feeds.ts'
import { readFeed } from './document/feed-document.ts'
import { feedQuestion, type FeedReading } from './feed-reading.ts'

const FEED = 'https://bofip.example/rss'
const MOVED = 'https://nouveau.example/rss'
const NOW = '2026-05-02T10:00:00.000Z'
const LATER = '2026-05-02T11:00:00.000Z'
const MINUTE = 60_000

const DATE = 'Fri, 01 May 2026 08:00:00 GMT'
const ONE = rss([{ title: 'Taux', guid: 'a', date: DATE }])
const TWO = rss([{ title: 'Seuils', guid: 'b', date: DATE }])

let servers: FakeServers
let clock: string

beforeEach(() => {
  servers = fakeServers({})
  clock = NOW
})

const question = (changes = {}) =>
  feedQuestion(feedSource({ url: FEED, ...changes }), {
    outgoing: servers.outgoing,
    clock: () => new Date(clock),
    readFeed,
  })

/** A reading under these replies, by address; other addresses do not answer. */
async function read(
  replies: Record<string, Reply | OutgoingFailed>,
  last: FeedReading | null = null,
): Promise<FeedReading> {
  servers.replies.clear()
  servers.requests.length = 0
  for (const [url, reply] of Object.entries(replies)) servers.replies.set(url, reply)
  return question().ask(last)
}

const asked = () => servers.requests.map(({ url }) => url)
const faultOf = async (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => null,
    (fault: unknown) => fault,
  )

describe('the question', () => {
  test('sites of a server share the reading of an address', () => {
    expect(question()).toMatchObject({ scope: 'feeds', key: FEED, call: 'feed' })
    expect(question({ key: 'autre', name: 'Autre' }).key).toBe(FEED)
  })

  test('a reading is believed for its interval, more or less a tenth, always the same', async () => {
    const reading = await read({ [FEED]: { body: ONE } })
    const wait = (url: string, interval = 60) => question({ url, interval }).freshFor(reading)
    const waits = Array.from({ length: 40 }, (_, index) => wait(`${FEED}?${index}`))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(54 * MINUTE)
    expect(Math.max(...waits)).toBeLessThanOrEqual(66 * MINUTE)
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(6 * MINUTE)
    expect(wait(FEED)).toBe(wait(FEED))
    expect(wait(FEED, 120) / wait(FEED)).toBeCloseTo(2, 4)
  })

  test('a reading is read back from the store as it was written; anything else is refused', async () => {
    const reading = await read({ [FEED]: { body: ONE, headers: { etag: '"1"' } } })
    const { write, read: readBack } = question()
    expect(readBack(write(reading) ?? '', 1)).toEqual(reading)
    expect(() => readBack('{"entries":[{}]}', 1)).toThrow(/entries/)
    expect(() => readBack('<html>', 1)).toThrow(SyntaxError)
  })

  test('at most 2 MB in at most 10 s', async () => {
    await read({ [FEED]: { body: ONE } })
    expect(servers.requests).toMatchObject([
      { url: FEED, maxBytes: 2 * 1024 * 1024, timeout: 10_000 },
    ])
    expect(servers.requests[0]?.method ?? 'GET').toBe('GET')
  })
})

describe('a conditional request', () => {
  const headers = async (first: Record<string, string>) => {
    const last = await read({ [FEED]: { body: ONE, headers: first } })
    await read({ [FEED]: { body: ONE } }, last)
    const { accept: _, ...others } = servers.requests[0]?.headers ?? {}
    return others
  }

  test('carries the ETag and the date of the last reading, or the one that there is', async () => {
    const modified = 'Fri, 01 May 2026 08:00:00 GMT'
    expect(await headers({ etag: 'W/"1"', 'last-modified': modified })).toEqual({
      'if-none-match': 'W/"1"',
      'if-modified-since': modified,
    })
    expect(await headers({ etag: '"1"' })).toEqual({ 'if-none-match': '"1"' })
    expect(await headers({ 'last-modified': modified })).toEqual({ 'if-modified-since': modified })
    expect(await headers({})).toEqual({})
  })

  test('304 keeps the entries and their validators, with a new instant of reading', async () => {
    const last = await read({ [FEED]: { body: ONE, headers: { etag: '"1"' } } })
    clock = LATER
    const next = await read({ [FEED]: { status: 304 } }, last)
    expect(next).toEqual({ ...last, readAt: LATER })
  })

  test('304 to a question without condition is a refusal', async () => {
    const last = await read({ [FEED]: { body: ONE } })
    for (const known of [null, last]) {
      const fault = await faultOf(read({ [FEED]: { status: 304 } }, known))
      expect(fault).toBeInstanceOf(EditorialUnavailable)
    }
  })

  test('200 brings new entries over the old ones', async () => {
    const last = await read({ [FEED]: { body: ONE, headers: { etag: '"1"' } } })
    const next = await read({ [FEED]: { body: TWO, headers: { etag: '"2"' } } }, last)
    expect(next.etag).toBe('"2"')
    expect(next.entries.map(({ title }) => title)).toEqual(['Seuils', 'Taux'])
  })
})

describe('a feed that has moved for good', () => {
  const moved = () =>
    read({ [FEED]: { body: ONE, movedTo: MOVED, url: MOVED, headers: { etag: '"1"' } } })

  test('is asked there next time, with what it gave', async () => {
    const last = await moved()
    expect(last.movedTo).toBe(MOVED)
    const next = await read({ [MOVED]: { status: 304 } }, last)
    expect(asked()).toEqual([MOVED])
    expect(servers.requests[0]?.headers).toMatchObject({ 'if-none-match': '"1"' })
    expect(next.movedTo).toBe(MOVED)
  })

  test('may move again, and back', async () => {
    const third = 'https://troisieme.example/rss'
    const next = await read({ [MOVED]: { body: ONE, movedTo: third, url: third } }, await moved())
    expect(next.movedTo).toBe(third)
    const home = await read({ [third]: { body: ONE, movedTo: FEED, url: FEED } }, next)
    expect(home.movedTo).toBeNull()
  })

  test('a redirect for now is not remembered', async () => {
    const last = await read({ [FEED]: { body: ONE, url: MOVED } })
    await read({ [FEED]: { body: ONE } }, last)
    expect(asked()).toEqual([FEED])
  })

  test.each([
    ['does not answer', new OutgoingFailed('unreachable', 'Pas de serveur.')],
    ['is gone', { status: 410 }],
    ['is something else now', { body: '<!doctype html><title>À vendre</title>' }],
    ['is empty', { body: rss([]) }],
  ])('its first address is asked again when the new one %s', async (_how, reply) => {
    const next = await read({ [MOVED]: reply, [FEED]: { body: TWO } }, await moved())
    expect(asked()).toEqual([MOVED, FEED])
    expect(servers.requests[1]?.headers).not.toHaveProperty('if-none-match')
    expect(next.movedTo).toBeNull()
    expect(next.entries).toHaveLength(2)
  })

  test('it is left alone when the new address asks for that', async () => {
    const overloaded = { status: 503, headers: { 'retry-after': '60' } }
    const fault = await faultOf(read({ [MOVED]: overloaded, [FEED]: { body: TWO } }, await moved()))
    expect(fault).toMatchObject({ name: 'EditorialUnavailable', retryAfter: MINUTE })
    expect(asked()).toEqual([MOVED])
  })
})

describe('what a feed must not do', () => {
  test.each([
    [429, '90', 90_000],
    [503, 'Sat, 02 May 2026 10:30:00 GMT', 30 * MINUTE],
    [503, 'jamais', 5 * MINUTE],
    [429, undefined, 5 * MINUTE],
    [500, '7200', 5 * MINUTE],
    [404, undefined, 5 * MINUTE],
    [410, undefined, 5 * MINUTE],
    [206, undefined, 5 * MINUTE],
  ])('status %i with Retry-After %s leaves it alone for %i ms', async (status, value, wait) => {
    const headers = value === undefined ? {} : { 'retry-after': value }
    const fault = await faultOf(read({ [FEED]: { status, body: ONE, headers } }))
    expect(fault).toBeInstanceOf(EditorialUnavailable)
    expect(fault).toMatchObject({ retryAfter: wait })
    expect(String(fault)).toContain('BOFiP')
    expect(String(fault)).toContain(`${status}`)
  })

  test('a server that is not reached asks for nothing', async () => {
    const cause = new OutgoingFailed('timeout', 'Le serveur n’a pas répondu en 10 s.')
    const fault = await faultOf(read({ [FEED]: cause }))
    expect(fault).toBeInstanceOf(EditorialUnavailable)
    expect(fault).toMatchObject({ retryAfter: null, cause })
    expect(String(fault)).toContain('Le serveur n’a pas répondu en 10 s.')
  })

  test.each(['too-large', 'encoding'] as const)(
    'a body that is %s is a broken contract',
    async (why) => {
      const fault = await faultOf(read({ [FEED]: new OutgoingFailed(why, 'Le corps est refusé.') }))
      expect(fault).toBeInstanceOf(EditorialContractBroken)
    },
  )

  test('a document that is no feed is a broken contract that names the source and why', async () => {
    const fault = await faultOf(read({ [FEED]: { body: '<!doctype html><title>Erreur</title>' } }))
    expect(fault).toBeInstanceOf(EditorialContractBroken)
    expect(String(fault)).toMatch(/«\u00A0BOFiP\u00A0» \(bofip\.example\) est illisible\. \S/)
  })

  test('P3 an empty document never takes the place of entries', async () => {
    const last = await read({ [FEED]: { body: ONE } })
    const fault = await faultOf(read({ [FEED]: { body: rss([]) } }, last))
    expect(fault).toBeInstanceOf(EditorialContractBroken)
    expect(String(fault)).toContain('BOFiP')
  })

  test('a feed that has nothing yet is a feed', async () => {
    const last = await read({ [FEED]: { body: rss([]) } })
    expect(last.entries).toEqual([])
    expect((await read({ [FEED]: { body: rss([]) } }, last)).entries).toEqual([])
  })
})
