import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { DEMO_FIRM } from '#base/core/demo-firm.ts'
import { DEFAULT_CONSTANTS } from '#base/core/settings/settings.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Tables } from '#app/tables.ts'
import { newSite } from '../../../../../tests/store-contract.ts'
import type { Verdict } from '../../rules/link-state.ts'
import type { Asked } from '../ask-link.ts'
import { linkChecks } from '../check-links.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-11-02T08:00:00Z')

const ANSWERS: Asked = { verdict: { kind: 'answers' }, isHeard: true }
const fails = (reason: string, isHeard = true): Asked => ({
  verdict: { kind: 'fails', reason },
  isHeard,
})
const SILENCE = fails('name', false)

let stores: Stores
let now: number
/** Addresses that visitors of each site can follow; a text is what the reading throws. */
let written: Map<number, string[] | string>
/** What an address says; those that are not here answer. */
let says: Map<string, Asked | null>
let asked: string[]
let warnings: string[]
let ended: AbortController

beforeEach(async () => {
  const db = await openDatabase<Tables>({ file: ':memory:' })
  await migrate(db)
  stores = createStores(db)
  now = START
  written = new Map()
  says = new Map()
  asked = []
  warnings = []
  ended = new AbortController()
})
afterEach(() => stores.close())

async function site(addresses: string[] | string, name = 'Cabinet Martin'): Promise<number> {
  const constants = { ...DEFAULT_CONSTANTS, nomcabinet: name }
  const { id } = await stores.sites.create(newSite(name, { constants }))
  written.set(id, addresses)
  return id
}

/** A server from its start on; each call is a turn of it. */
const server = () =>
  linkChecks({
    links: stores.links,
    sites: () => stores.sites.list(),
    async writtenOn({ id }) {
      const addresses = written.get(id) ?? []
      if (typeof addresses === 'string') throw new Error(addresses)
      return addresses
    },
    async ask(address) {
      asked.push(address)
      const said = says.get(address)
      return said === undefined ? ANSWERS : said
    },
    clock: () => new Date(now),
    warn: (message) => void warnings.push(message),
    signal: ended.signal,
  })

/** What a turn asks, so many milliseconds later. */
async function turn(check: () => Promise<void>, later: number): Promise<string[]> {
  now += later
  asked = []
  await check()
  return asked.toSorted()
}

const failing = async (siteId: number) =>
  (await stores.links.failing(siteId)).map(
    ({ address, failures, failedOn }) => `${address} ${failures} ${failedOn}`,
  )

test('a server that has just begun asks nothing; an hour later it asks each address once a week', async () => {
  await site(['https://a.fr/', 'https://b.fr/'])
  const check = server()
  expect(await turn(check, 0)).toEqual([])
  expect(await turn(check, HOUR / 2)).toEqual([])
  expect(await turn(check, HOUR / 2)).toEqual(['https://a.fr/', 'https://b.fr/'])
  expect(await turn(check, HOUR)).toEqual([])
  expect(await turn(check, 6 * DAY)).toEqual([])
  expect(await turn(check, DAY)).toEqual(['https://a.fr/', 'https://b.fr/'])
  // Nor does another server, or the same one after a restart.
  const other = server()
  expect(await turn(other, DAY)).toEqual([])
})

test('a link is told after two failures in two weeks, and no longer once it answers or is not written', async () => {
  const siteId = await site(['https://a.fr/', 'https://b.fr/', 'https://c.fr/'])
  says.set('https://a.fr/', fails('404')).set('https://b.fr/', fails('410'))
  const check = server()
  await turn(check, HOUR)
  expect(await failing(siteId)).toEqual([])
  await turn(check, 7 * DAY)
  expect(await failing(siteId)).toEqual([
    'https://a.fr/ 2 2026-11-02',
    'https://b.fr/ 2 2026-11-02',
  ])
  says.delete('https://a.fr/')
  written.set(siteId, ['https://a.fr/', 'https://c.fr/'])
  await turn(check, DAY)
  expect(await failing(siteId)).toEqual(['https://a.fr/ 2 2026-11-02'])
  await turn(check, 7 * DAY)
  expect(await failing(siteId)).toEqual([])
})

test('nothing leaves from the demo firm’s site', async () => {
  await site(['https://a.fr/'], DEMO_FIRM)
  expect(await turn(server(), HOUR)).toEqual([])
})

test('what is private or reserved is never asked', async () => {
  await site(['http://localhost/', 'http://10.0.0.1/', 'https://a.fr/', 'https://b.example/'])
  expect(await turn(server(), HOUR)).toEqual(['https://a.fr/'])
})

test('one site’s fault does not stop the others', async () => {
  const first = await site('Base abîmée.')
  await site(['https://a.fr/'])
  const check = server()
  expect(await turn(check, HOUR)).toEqual(['https://a.fr/'])
  expect(warnings).toEqual([`Les liens du site ${first} n’ont pas pu être relevés.`])
  // It is told once a day.
  await turn(check, HOUR)
  expect(warnings).toHaveLength(1)
  await turn(check, DAY)
  expect(warnings).toHaveLength(2)
})

test('a run is bounded for each site, and for all; the others follow', async () => {
  const many = (host: string, count: number) =>
    Array.from({ length: count }, (_, index) => `https://${host}.fr/${index}`)
  for (let index = 0; index < 8; index += 1) await site(many(`site${index}`, 60))
  const check = server()
  expect(await turn(check, HOUR)).toHaveLength(300)
  expect(await turn(check, HOUR)).toHaveLength(100)
  expect(await turn(check, HOUR)).toHaveLength(0)
  // What was left comes the next day.
  expect(await turn(check, DAY)).toHaveLength(80)
})

test('an address of several sites is asked once, in a run and in a week', async () => {
  const one = await site(['https://a.fr/', 'https://a.fr'])
  const two = await site(['https://a.fr/'])
  says.set('https://a.fr/', fails('404'))
  const check = server()
  expect(await turn(check, HOUR)).toEqual(['https://a.fr/'])
  await turn(check, 3 * DAY)
  const three = await site(['https://a.fr/'])
  expect(await turn(check, DAY)).toEqual([])
  await turn(check, 3 * DAY)
  expect(await failing(one)).toEqual(['https://a.fr 2 2026-11-02', 'https://a.fr/ 2 2026-11-02'])
  expect(await failing(two)).toEqual(['https://a.fr/ 2 2026-11-02'])
  // Younger there, but what was learnt elsewhere counts at its own day.
  expect(await failing(three)).toEqual([])
  await turn(check, 4 * DAY)
  expect(await failing(three)).toEqual(['https://a.fr/ 2 2026-11-02'])
})

test('when nothing answers at all, nothing is counted, one line is logged, and it rests for a day', async () => {
  const siteId = await site(['https://a.fr/', 'https://b.fr/', 'https://c.fr/'])
  for (const address of ['https://a.fr/', 'https://b.fr/', 'https://c.fr/']) {
    says.set(address, SILENCE)
  }
  const check = server()
  expect(await turn(check, HOUR)).toHaveLength(3)
  expect(await turn(check, HOUR)).toHaveLength(0)
  expect(await turn(check, DAY)).toHaveLength(3)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^Aucun des 3 liens demandés n’a répondu/)
  expect(await failing(siteId)).toEqual([])
  // One that is heard, whatever it says, shows that the network is there: the others count.
  says.set('https://a.fr/', fails('500'))
  await turn(check, DAY)
  await turn(check, 7 * DAY)
  expect(await failing(siteId)).toEqual([
    'https://a.fr/ 2 2026-11-04',
    'https://b.fr/ 2 2026-11-04',
    'https://c.fr/ 2 2026-11-04',
  ])
  expect(warnings).toHaveLength(1)
  // The next outage has its own line.
  says.set('https://a.fr/', SILENCE)
  await turn(check, 7 * DAY)
  expect(warnings).toHaveLength(2)
})

test('a server that reached nothing asks nothing of other sites either before a day is over', async () => {
  const addresses = ['https://a.fr/', 'https://b.fr/', 'https://c.fr/']
  await site(addresses)
  for (const address of addresses) says.set(address, SILENCE)
  const check = server()
  expect(await turn(check, HOUR)).toHaveLength(3)
  await site(['https://d.fr/'])
  expect(await turn(check, 23 * HOUR)).toEqual([])
  expect(await turn(check, HOUR)).toHaveLength(4)
})

test('a link alone in its run counts where others have answered that week', async () => {
  const siteId = await site(['https://a.fr/'])
  says.set('https://a.fr/', SILENCE)
  const check = server()
  await turn(check, HOUR)
  expect(warnings).toHaveLength(1)
  const other = await site(['https://b.fr/', 'https://c.fr/'])
  await turn(check, 2 * DAY)
  // Now the first has answered nothing in a run that was heard.
  written.set(other, ['https://b.fr/'])
  await turn(check, 7 * DAY)
  expect(await failing(siteId)).toEqual(['https://a.fr/ 2 2026-11-04'])
  says.set('https://d.fr/', SILENCE)
  written.set(siteId, ['https://d.fr/'])
  await turn(check, DAY)
  await turn(check, 7 * DAY)
  expect(await failing(siteId)).toEqual(['https://d.fr/ 2 2026-11-12'])
})

test('what says nothing for sure changes nothing', async () => {
  const siteId = await site(['https://a.fr/', 'https://b.fr/'])
  const unsure: Verdict = { kind: 'unsure' }
  says.set('https://a.fr/', fails('404'))
  const check = server()
  await turn(check, HOUR)
  says.set('https://a.fr/', { verdict: unsure, isHeard: true })
  await turn(check, 7 * DAY)
  says.set('https://a.fr/', fails('404'))
  await turn(check, 7 * DAY)
  expect(await failing(siteId)).toEqual(['https://a.fr/ 2 2026-11-02'])
})

test('a server that ends asks no more, and leaves what it did not ask to the next one', async () => {
  await site(['https://a.fr/1', 'https://a.fr/2', 'https://a.fr/3'])
  const first = linkChecks({
    links: stores.links,
    sites: () => stores.sites.list(),
    writtenOn: async ({ id }) => [written.get(id) ?? []].flat(),
    async ask(address) {
      asked.push(address)
      if (address.endsWith('/2')) {
        ended.abort()
        return null
      }
      return ANSWERS
    },
    clock: () => new Date(now),
    warn: (message) => void warnings.push(message),
    signal: ended.signal,
  })
  expect(await turn(first, HOUR)).toEqual(['https://a.fr/1', 'https://a.fr/2'])
  ended = new AbortController()
  const next = server()
  expect(await turn(next, HOUR)).toEqual(['https://a.fr/2', 'https://a.fr/3'])
  expect(warnings).toEqual([])
})

test('of one host one address is asked at a time, of a few hosts at once', async () => {
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f']
  await site(hosts.flatMap((host) => [1, 2, 3].map((number) => `https://${host}.fr/${number}`)))
  const open: string[] = []
  let most = 0
  const check = linkChecks({
    links: stores.links,
    sites: () => stores.sites.list(),
    writtenOn: async ({ id }) => [written.get(id) ?? []].flat(),
    async ask(address) {
      const { host } = new URL(address)
      expect(open).not.toContain(host)
      open.push(host)
      most = Math.max(most, open.length)
      await new Promise((done) => setTimeout(done, 1))
      open.splice(open.indexOf(host), 1)
      return ANSWERS
    },
    clock: () => new Date(now),
    warn: (message) => void warnings.push(message),
    signal: ended.signal,
  })
  await turn(check, HOUR)
  expect(most).toBe(4)
})
