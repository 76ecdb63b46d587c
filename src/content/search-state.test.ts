import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareSite } from '../../tests/bare-site.ts'
import { ownDatabase } from '../../tests/own-database.ts'
import { createContentStore } from './content-store.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrate.ts'
import type { ContentStore } from './store.ts'

const engines = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
] as const

const AT = '2026-11-20T09:00:00.000Z'

describe.each(engines)('%s', (_engine, locate) => {
  let store: ContentStore
  beforeAll(async () => {
    const db = await openDatabase(await locate())
    await migrate(db)
    store = createContentStore(db)
    for (const isDefault of [true, false, false, false]) {
      await store.sites.create(bareSite({ isDefault }))
    }
    const indexed = { siteVersion: 0, indexVersion: 3, articlesAt: AT }
    for (const siteId of [1, 2, 3]) {
      await store.search.saveState(siteId, {
        ...indexed,
        siteVersion: await store.sites.version(siteId),
      })
    }
    await store.sites.saveConstants(2, { localite: 'Lille' })
  })
  afterAll(() => store.close())

  const idsOf = async (asked?: Parameters<ContentStore['search']['states']>[0]) =>
    (await store.search.states(asked)).map(({ siteId }) => siteId)

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
