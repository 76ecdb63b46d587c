import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Tables } from '#app/tables.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import type { ProxyTrust } from '#base/platform/security/proxy-trust.ts'
import {
  createTrafficLimits,
  TRAFFIC_RATES,
  type TrafficLimits,
} from '#base/platform/security/traffic-limits.ts'
import { createTestApp, type TestApp } from './app.ts'
import { ownDatabase } from './own-database.ts'
import { onBothEngines } from './exhaustive.ts'

const NOW = Date.parse('2026-11-20T09:00:20Z')
const ADDRESS = '203.0.113.7'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** Limits whose networks nobody else counts. */
const limits = (
  of: string,
  rates: Partial<Record<keyof typeof TRAFFIC_RATES, number>>,
): TrafficLimits =>
  createTrafficLimits({
    shared: site.stores.rateLimits,
    now: () => NOW,
    mark: (text) => createSigner('un secret').mark(of, text),
    rates: { ...TRAFFIC_RATES, ...rates },
  })

/** Asks so often from one address, and gives the last answer. */
async function last(app: TestApp, url: string, times: number, options = {}) {
  let answer = await app.get(url, { remoteAddress: ADDRESS, ...options })
  for (let asked = 1; asked < times; asked += 1) {
    answer = await app.get(url, { remoteAddress: ADDRESS, ...options })
  }
  return answer
}

describe('over its rate a network is told to wait', () => {
  test.each([
    ['search', '/recherche?query=tva', {}],
    ['suggest', '/ajax/search/suggest?query=t', {}],
    ['calls', '/ajax/testa/motifs/subscribed', { method: 'POST' }],
    ['made', '/partage/fr-1-0123456789abcdef.png', {}],
    ['made', '/documents/absent.pdf', {}],
    ['missing-page', '/adresse-inventee', {}],
    ['missing-page', '/%zz', {}],
    ['missing-media', '/media/provider/invente.jpg', {}],
    ['all', '/le-cabinet', {}],
    ['all', '/admin/api/media', {}],
  ] as const)('%s: %s', async (kind, url, options) => {
    const app = await createTestApp({ stores: site.stores, traffic: limits(url, { [kind]: 3 }) })
    expect((await last(app, url, 3, options)).status).not.toBe(429)
    const { status, headers, body } = await last(app, url, 1, options)
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe('40')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBeDefined()
    if (/^\/(?:ajax|admin)/.test(url)) {
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(body).toContain('votre réseau')
    } else {
      expect(body).toContain('<h1>Trop de demandes</h1>')
    }
    // Another network, what is no such request, and files go on.
    expect((await app.get(url, { ...options, remoteAddress: '203.0.113.8' })).status).not.toBe(429)
    expect((await last(app, '/healthz', 9)).status).toBe(200)
    const other = await last(app, '/le-cabinet', 9)
    if (kind !== 'all') expect(other.status, app.warnings.join()).toBe(200)
    await app.close()
  })
})

describe('who is counted', () => {
  const sent = async (trustProxy: ProxyTrust, remoteAddress: string, forwarded: string) => {
    const app = await createTestApp({ stores: site.stores, trustProxy })
    const { body } = await app.get('/ajax/context', {
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    })
    await app.close()
    return JSON.parse(body).ip
  }

  test.each<[ProxyTrust, string, string, string]>([
    // Nobody is believed.
    [false, '198.51.100.1', '1.2.3.4', '198.51.100.1'],
    // What the client wrote stands on the left of what the proxy saw.
    [1, '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    [true, '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    [2, '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    // Past the proxy, nobody is believed either.
    [['10.0.0.0/8'], '198.51.100.1', '1.2.3.4', '198.51.100.1'],
  ])('with %j, from %s with « %s »: %s', async (trust, peer, forwarded, expected) => {
    expect(await sent(trust, peer, forwarded)).toBe(expected)
  })

  test('a host that a stranger forwards chooses no site, and a malformed one is refused', async () => {
    const app = await createTestApp({ stores: site.stores, trustProxy: ['10.0.0.0/8'] })
    const ask = (remoteAddress: string, host: string) =>
      app.get('/healthz', { remoteAddress, headers: { 'x-forwarded-host': host } })
    expect((await ask('10.0.0.1', 'a b')).status).toBe(400)
    expect((await ask('10.0.0.1', 'www.cabinet.fr')).status).toBe(200)
    expect((await ask('198.51.100.1', 'a b')).status).toBe(200)
    await app.close()
  })
})

onBothEngines('two servers over one database', (engine) => {
  test('count together', async () => {
    const db = await openDatabase<Tables>(
      engine === 'sqlite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
    )
    await migrate(db)
    const stores = createStores(db)
    const signer = createSigner('un secret')
    const writes: Promise<unknown>[] = []
    const shared = {
      add(...args: Parameters<typeof stores.rateLimits.add>) {
        const written = stores.rateLimits.add(...args)
        writes.push(written)
        return written
      },
    }
    const server = () =>
      createTrafficLimits({
        shared,
        now: () => NOW,
        mark: (text) => signer.mark('traffic', text),
        rates: { ...TRAFFIC_RATES, search: 40 },
      })
    const [first, second] = [server(), server()]
    for (let asked = 0; asked < 9; asked += 1) first.take('search', ADDRESS)
    expect(writes).toHaveLength(0)
    for (let asked = 9; asked < 40; asked += 1) first.take('search', ADDRESS)
    await Promise.all(writes)
    let passed = 0
    for (; passed < 40; passed += 1) {
      try {
        second.take('search', ADDRESS)
      } catch {
        break
      }
      await Promise.all(writes)
    }
    expect(passed).toBeLessThanOrEqual(10)
    expect(writes.length).toBeLessThanOrEqual(6)
    const kept = await db.selectFrom('rate_limit').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(ADDRESS)
    await db.destroy()
  })
})
