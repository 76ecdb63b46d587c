import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareSite } from '../../../../tests/bare-site.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'

const engines = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
] as const

const AT = '2026-11-20T09:00:00.000Z'

describe.each(engines)('%s', (_engine, locate) => {
  let stores: Stores
  beforeAll(async () => {
    const db = await openDatabase(await locate())
    await migrate(db)
    stores = createStores(db)
    for (const isDefault of [true, false, false, false]) {
      await stores.sites.create(bareSite({ isDefault }))
    }
    const indexed = { siteVersion: 0, indexVersion: 3, articlesAt: AT }
    for (const siteId of [1, 2, 3]) {
      await stores.search.saveState(siteId, {
        ...indexed,
        siteVersion: await stores.sites.version(siteId),
      })
    }
    await stores.sites.saveConstants(2, { localite: 'Lille' })
  })
  afterAll(() => stores.close())

  const idsOf = async (asked?: Parameters<Stores['search']['states']>[0]) =>
    (await stores.search.states(asked)).map(({ siteId }) => siteId)

  test('of all, of one, or of those whose index is not what it should be', async () => {
    expect(await idsOf()).toEqual([1, 2, 3, 4])
    expect(await idsOf({ siteId: 3 })).toEqual([3])
    expect(await idsOf({ siteId: 9 })).toEqual([])
    // 2 was written to since, 4 has no index yet.
    expect(await idsOf({ indexVersion: 3 })).toEqual([2, 4])
    expect(await idsOf({ indexVersion: 4 })).toEqual([1, 2, 3, 4])
  })

  test('the articles are to have been read between two instants', async () => {
    const until = '2026-11-20T10:00:00.000Z'
    const from = '2026-11-20T08:00:00.000Z'
    expect(await idsOf({ indexVersion: 3, articles: { from, until } })).toEqual([2, 4])
    expect(await idsOf({ indexVersion: 3, articles: { from: AT, until } })).toEqual([1, 2, 3, 4])
    // A clock that was put back since.
    expect(await idsOf({ indexVersion: 3, articles: { from, until: AT } })).toEqual([1, 2, 3, 4])
  })
})
