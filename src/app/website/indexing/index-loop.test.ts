import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaleIndex } from '#features/search/store/search-state.ts'
import { ANALYSIS_VERSION } from '#features/search/rules/indexed-document.ts'
import { indexLoop } from './index-loop.ts'
import type { IndexDeps } from './index-site.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The sites that a loop took into its hands, by their providers and by when they were read. */
async function taken(providers: string[], minutesAgo: number, minutes = 0) {
  let now = NOW
  const asked = { taken: 0, sitesRead: 0 }
  const state = {
    siteId: 1,
    siteVersion: 7,
    indexed: {
      siteVersion: 7,
      indexVersion: ANALYSIS_VERSION,
      articlesAt: new Date(NOW.getTime() - minutesAgo * MINUTE).toISOString(),
    },
  }
  const deps = {
    clock: () => now,
    logger: pino({ level: 'silent' }),
    articleSources: () => providers.map((name) => ({ name })),
    stores: {
      articles: { appeared: async () => [] },
      sites: {
        find: async () => {
          asked.sitesRead += 1
          return { id: 1 }
        },
      },
      search: {
        states: async (wanted: StaleIndex) => (wanted.articles === undefined ? [] : [state]),
        async lease() {
          asked.taken += 1
          return false
        },
      },
    },
  }
  const loop = indexLoop(deps as unknown as IndexDeps)
  loop.start()
  for (let look = 0; look < 5 + minutes * 30; look += 1) {
    await vi.advanceTimersByTimeAsync(2000)
    now = new Date(now.getTime() + 2000)
  }
  await loop.close()
  return asked
}

test('a quarter of an hour is the time of others’ articles alone', async () => {
  expect(await taken(['library', 'http'], 14)).toEqual({ taken: 0, sitesRead: 0 })
  expect((await taken(['library', 'http'], 16)).taken).toBe(1)
  expect((await taken(['feeds'], 16)).taken).toBe(1)
  expect((await taken(['library'], 16)).taken).toBe(0)
})

test('which providers a site has is read once, not at each look', async () => {
  expect(await taken(['library'], 16, 3)).toEqual({ taken: 0, sitesRead: 1 })
})

test('the age of articles is looked at once a minute', async () => {
  expect((await taken(['http'], 16, 3)).taken).toBe(4)
})

test('who was visited last comes first, also while others are being indexed', async () => {
  const order: number[] = []
  const visits = new Map([[3, 50]])
  const states = [1, 2, 3, 4, 5].map((siteId) => ({ siteId, siteVersion: 7, indexed: null }))
  const deps = {
    clock: () => NOW,
    logger: pino({ level: 'silent' }),
    visitedAt: (siteId: number) => visits.get(siteId) ?? 0,
    stores: {
      articles: { appeared: async () => [] },
      search: {
        states: async () => (order.length === 0 ? states : []),
        async lease(siteId: number) {
          order.push(siteId)
          // Somebody comes while the second one is under way.
          if (order.length === 2) visits.set(5, 100)
          return false
        },
      },
    },
  }
  const loop = indexLoop(deps as unknown as IndexDeps)
  loop.start()
  await vi.advanceTimersByTimeAsync(100)
  await loop.close()
  expect(order).toEqual([3, 1, 5, 2, 4])
})

test('after a day every site is read anew', async () => {
  expect(await taken(['library'], 24 * 60 + 1)).toEqual({ taken: 1, sitesRead: 0 })
})
