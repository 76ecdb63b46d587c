/** @module-tag exhaustive */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'
import { seededStores } from './app.ts'
import { openProvidedSite, type ProvidedSite, SCOPE } from './hostile/provided-site.ts'
import { type HostileProvider, startHostileProvider } from './hostile-provider.ts'
import { inThisThread } from './in-this-thread.ts'

const TODAY = new Date('2026-11-20T09:00:00Z')
/** Milliseconds past every time for which an answer is believed. */
const LATER = 40 * 60_000
/** Milliseconds in which a page is there, whatever becomes of its lists. */
const PAGE_LIMIT = 3000
const PAGES = ['/', '/vos-actualites/infos-pratiques/fil-dactualites']

let provider: HostileProvider
let stores: Stores
let site: ProvidedSite
let now = TODAY.getTime()
let readAnswer: HeavyWork['readAnswer']
const unanswered: PromiseWithResolvers<never>[] = []

const neverAnswered = (): Promise<never> => {
  const reading = Promise.withResolvers<never>()
  unanswered.push(reading)
  return reading.promise
}

beforeAll(async () => {
  provider = await startHostileProvider({ today: TODAY, token: '' })
  stores = await seededStores()
})
afterAll(async () => {
  await stores.close()
  await provider.close()
})
afterEach(async () => {
  for (const { reject } of unanswered.splice(0))
    reject(new EditorialUnavailable('Le fil est fini.'))
  await site.close()
  const kept = await stores.providerAnswers.list(SCOPE)
  await stores.providerAnswers.remove(
    SCOPE,
    kept.map(({ key }) => key),
  )
})

const openSite = async () => {
  site = await openProvidedSite({
    stores,
    provider,
    clock: () => new Date(now),
    readAnswer: (toRead) => readAnswer(toRead),
  })
}

/** Addresses of the articles that the pages list, and how many of their lists are in error. */
async function lookAround(): Promise<{ listed: (string | null)[][]; errors: number }> {
  const looks = { listed: [] as (string | null)[][], errors: 0 }
  for (const path of PAGES) {
    const begun = performance.now()
    const { status, html } = await site.get(path)
    expect(performance.now() - begun, path).toBeLessThan(PAGE_LIMIT)
    expect(status, path).toBe(200)
    looks.listed.push(html.attrs('a.stretched-link', 'href'))
    looks.errors += html.attrs('.widget-feed[data-state="error"]', 'data-state').length
  }
  return looks
}

describe.each<[string, HeavyWork['readAnswer']]>([
  ['answer nobody', neverAnswered],
  [
    'have a full queue',
    () => Promise.reject(new EditorialUnavailable('Le serveur a déjà trop à lire.')),
  ],
])('M11 threads that %s', (_name, busy) => {
  test('leave pages their last known lists, in time', async () => {
    readAnswer = inThisThread.readAnswer
    await openSite()
    const before = await lookAround()
    expect(before.errors).toBe(0)
    expect(before.listed.every((links) => links.length >= 8)).toBe(true)
    readAnswer = busy
    now += LATER
    expect(await lookAround()).toEqual(before)
    readAnswer = inThisThread.readAnswer
  })

  test('cost a cold page its lists and nothing else', async () => {
    readAnswer = busy
    await openSite()
    expect((await lookAround()).errors).toBeGreaterThan(0)
  })
})
