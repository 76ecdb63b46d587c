import { expect, test } from 'vitest'
import type { RateStore } from './rate-limit.ts'
import { RequestRefused } from './refused.ts'
import {
  createTrafficLimits,
  TRAFFIC_RATES,
  type Traffic,
  type TrafficLimits,
  trafficOf,
} from './traffic-limits.ts'

const ADDRESS = '203.0.113.7'
const START = Date.parse('2026-11-20T09:00:00Z')

/** Counts as the database does, and how often it was asked. */
function sharedStore(): RateStore & { writes: number } {
  const points = new Map<string, number>()
  return {
    writes: 0,
    async add(key, more) {
      this.writes += 1
      const total = (points.get(key) ?? 0) + more
      points.set(key, total)
      return { points: total, expiresAt: new Date(START) }
    },
  }
}

const rates = { ...TRAFFIC_RATES, search: 8 }

function node(shared: RateStore, now = () => START): TrafficLimits {
  return createTrafficLimits({ shared, now, rates, mark: (text) => `mark of ${text}` })
}

/** How many of so many pass, each after what the one before wrote. */
async function passing(limits: TrafficLimits, count: number, address = ADDRESS): Promise<number> {
  let passed = 0
  for (let asked = 0; asked < count; asked += 1) {
    try {
      limits.take('search', address)
      passed += 1
    } catch (error) {
      expect(error).toBeInstanceOf(RequestRefused)
    }
    await Promise.resolve()
    await Promise.resolve()
  }
  return passed
}

test('so many pass, then none until the minute is over', async () => {
  let now = START + 15_000
  const limits = node(sharedStore(), () => now)
  expect(await passing(limits, 20)).toBe(8)
  expect(() => limits.check('search', ADDRESS)).toThrow(
    expect.objectContaining({ statusCode: 429, retryAfter: 45 }),
  )
  limits.check('suggest', ADDRESS)
  now = START + 60_000
  expect(await passing(limits, 20)).toBe(8)
})

test('each network by itself; a line of IPv6 is one', async () => {
  const limits = node(sharedStore())
  expect(await passing(limits, 20, '2001:db8:1:2::1')).toBe(8)
  expect(await passing(limits, 20, '2001:db8:1:2:ffff::9')).toBe(0)
  expect(await passing(limits, 20, '2001:db8:1:3::1')).toBe(8)
  expect(await passing(limits, 20, '203.0.113.8')).toBe(8)
})

test('this machine is not counted', async () => {
  const shared = sharedStore()
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(await passing(node(shared), 20, address)).toBe(20)
  }
  expect(shared.writes).toBe(0)
})

test('servers count together, and write for whoever asks much alone', async () => {
  const shared = sharedStore()
  const [first, second] = [node(shared), node(shared)]
  expect(await passing(first, 1)).toBe(1)
  expect(shared.writes).toBe(0)
  expect(await passing(first, 7)).toBe(7)
  const onSecond = await passing(second, 50)
  expect(onSecond).toBeLessThanOrEqual(2)
  expect(shared.writes).toBeLessThanOrEqual(12)
})

test('without a database each counts by itself', async () => {
  const limits = node({ add: () => Promise.reject(new Error('away')) })
  expect(await passing(limits, 20)).toBe(8)
})

test('no more than so many networks are kept in memory', async () => {
  const limits = node(sharedStore())
  expect(await passing(limits, 8)).toBe(8)
  for (let network = 0; network < 50_000; network += 1) {
    limits.take('calls', `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`)
  }
  // The first one was forgotten; the other servers' count of it was not.
  expect(await passing(limits, 20)).toBe(2)
})

test.each<[string, string, Traffic[]]>([
  ['GET', '/', ['all']],
  ['GET', '/recherche?query=tva', ['all', 'search']],
  ['GET', '/recherche?page=2&query=tva', ['all', 'search']],
  ['GET', '/recherche?query=', ['all']],
  ['GET', '/recherche', ['all']],
  ['GET', '/ajax/search/suggest?query=t', ['all', 'suggest']],
  ['POST', '/ajax/testa/motifs/subscribed', ['all', 'calls']],
  ['GET', '/ajax/context', ['all']],
  ['GET', '/partage/fr-1-0123456789abcdef.png', ['all', 'made']],
  ['GET', '/documents/guide.pdf', ['all', 'made']],
  ['GET', '/assets/entry.js', []],
  ['GET', '/media/provider/x.jpg', []],
  ['GET', '/healthz', []],
  ['GET', '/readyz?x', []],
  ['GET', '/healthzz', ['all']],
  ['GET', '/admin/api/leads?query=x', ['all']],
])('%s %s counts as %j', (method, url, kinds) => {
  expect(trafficOf(method, url)).toEqual(kinds)
})
