import { beforeAll, expect, test } from 'vitest'
import { emptySite, onEachEngine } from '../../../../tests/store-contract.ts'
import type { Stores } from '#app/stores.ts'
import { uncheckedLink } from '../rules/link-state.ts'

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour)).toISOString()

/** Taking on a day of November, for a week. */
const on = (day: number, limit = 50) => ({
  now: at(day),
  until: at(day + 7),
  beyond: at(day + 14),
  limit,
})

onEachEngine('links', (open) => {
  let stores: Stores
  beforeAll(async () => {
    ;({ stores } = await open())
  })

  const takenOn = async (siteId: number, day: number, limit?: number) =>
    (await stores.links.take(siteId, on(day, limit))).map(({ address }) => address)

  test('addresses are due when they are written, and a week after they were taken', async () => {
    const { links } = stores
    const siteId = await emptySite(stores)
    await links.keep(siteId, ['https://b.fr', 'https://a.fr', 'https://b.fr'], at(2))
    expect(await links.take(siteId, on(2))).toEqual([
      uncheckedLink('https://a.fr'),
      uncheckedLink('https://b.fr'),
    ])
    expect(await takenOn(siteId, 8)).toEqual([])
    await links.keep(siteId, ['https://b.fr', 'https://a.fr', 'https://c.fr'], at(8))
    expect(await takenOn(siteId, 8)).toEqual(['https://c.fr'])
    expect(await takenOn(siteId, 9, 1)).toEqual(['https://a.fr'])
    expect(await takenOn(siteId, 9)).toEqual(['https://b.fr'])
    await links.giveBack(siteId, ['https://b.fr', 'https://d.fr'], at(9))
    expect(await takenOn(siteId, 9)).toEqual(['https://b.fr'])
  })

  test('what is no longer written is forgotten, with what it said', async () => {
    const { links } = stores
    const siteId = await emptySite(stores)
    const failed = { askedAt: at(2), reason: '404', failures: 2, failedOn: '2026-11-01' }
    await links.keep(siteId, ['https://a.fr'], at(2))
    await links.save(siteId, [
      { address: 'https://a.fr', ...failed },
      { address: 'https://b.fr', ...failed },
    ])
    expect(await links.failing(siteId)).toEqual([{ address: 'https://a.fr', ...failed }])
    await links.keep(siteId, [], at(3))
    expect(await links.failing(siteId)).toEqual([])
    await links.keep(siteId, ['https://a.fr'], at(4))
    expect(await links.take(siteId, on(4))).toEqual([uncheckedLink('https://a.fr')])
  })

  test('those that have failed on several days are told, the oldest first', async () => {
    const { links } = stores
    const siteId = await emptySite(stores)
    const state = (address: string, failures: number, failedOn: string) => ({
      address: `https://${address}.fr`,
      askedAt: at(9),
      reason: failures === 0 ? '' : '404',
      failures,
      failedOn,
    })
    const states = [
      state('a', 2, '2026-11-02'),
      state('b', 1, '2026-11-01'),
      state('c', 0, ''),
      state('d', 3, '2026-10-01'),
    ]
    await links.keep(
      siteId,
      states.map(({ address }) => address),
      at(1),
    )
    await links.save(siteId, states)
    expect(await links.failing(siteId)).toEqual([states[3], states[0]])
  })

  test('a site learns what others were told since an instant', async () => {
    const { links } = stores
    const [own, other, third] = [
      await emptySite(stores),
      await emptySite(stores),
      await emptySite(stores),
    ]
    const address = 'https://commun.fr/aide'
    const answered = (day: number, reason: string) => ({
      address,
      askedAt: at(day),
      reason,
      failures: reason === '' ? 0 : 1,
      failedOn: reason === '' ? '' : `2026-11-${day}`,
    })
    for (const siteId of [own, other, third]) await links.keep(siteId, [address], at(1))
    await links.save(own, [answered(26, '410')])
    await links.save(other, [answered(23, '')])
    await links.save(third, [answered(25, '404')])
    const asked = [address, 'https://inconnu.fr']
    expect([...(await links.lately(own, asked, at(22)))]).toEqual([[address, answered(25, '404')]])
    expect((await links.lately(own, asked, at(25, 10))).size).toBe(0)
    expect(await links.hasAnswered(at(23))).toBe(true)
    expect(await links.hasAnswered(at(23, 10))).toBe(false)
  })

  test('two processes never take the same address', async () => {
    const { links } = stores
    const siteId = await emptySite(stores)
    const addresses = Array.from({ length: 20 }, (_, index) => `https://a${index}.fr`)
    await links.keep(siteId, addresses, at(1))
    const taken = await Promise.all([1, 2, 3].map(() => takenOn(siteId, 1)))
    expect(taken.flat().toSorted()).toEqual(addresses.toSorted())
  })

  test('a clock that was put back leaves nothing waiting for ever', async () => {
    const { links } = stores
    const siteId = await emptySite(stores)
    await links.keep(siteId, ['https://a.fr'], at(1))
    const later = { now: at(1), until: at(400), beyond: at(500), limit: 1 }
    expect(await links.take(siteId, later)).toHaveLength(1)
    expect(await takenOn(siteId, 2)).toEqual(['https://a.fr'])
  })

  test('long addresses in any letters are kept; they are no content, and go with their site', async () => {
    const { links } = stores
    const siteId = await emptySite(stores)
    const version = await stores.sites.version(siteId)
    // What no compression makes shorter.
    const letters = Array.from({ length: 780 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    )
    const address = `https://exemple.fr/${letters.join('')}`
    await links.keep(siteId, [address], at(1))
    expect(await takenOn(siteId, 1)).toEqual([address])
    expect(await stores.sites.version(siteId)).toBe(version)
    await stores.siteLifecycle.remove(siteId)
    expect(await takenOn(siteId, 30)).toEqual([])
  })
})
