import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bareSite } from '../../../../tests/bare-site.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { ContentError } from '#base/core/content-error.ts'

const ANNE = { id: 'u1', name: 'Anne' }
const now = { at: '2026-11-20T09:00:00.000Z' }

describe.each(['SQLite', 'PostgreSQL'] as const)('the audit log on %s', (engine) => {
  let stores: Stores
  let site: number

  beforeAll(async () => {
    const db = await openDatabase(
      engine === 'SQLite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
    )
    await migrate(db)
    stores = createStores(db, { now: () => new Date(now.at) })
  })
  afterAll(() => stores.close())
  beforeEach(async () => {
    const { id } = await stores.sites.create(bareSite({ isDefault: false }))
    site = id
  })

  const done = (action: string, subject: string, more = {}) =>
    stores.audit.add(site, ANNE, { action, subject, title: 'Contact', ...more })

  test('says who did what, newest first, and leaves the site’s version alone', async () => {
    const version = await stores.sites.version(site)
    await done('page.rename', 'page:2', { before: { name: 'A' }, after: { name: 'É "b"' } })
    now.at = '2026-11-20T10:00:00.000Z'
    await done('page.publish', 'page:2')
    const { entries, total } = await stores.audit.list(site)
    expect(total).toBe(2)
    expect(entries).toEqual([
      {
        id: 2,
        at: '2026-11-20T10:00:00.000Z',
        actor: ANNE,
        action: 'page.publish',
        subject: 'page:2',
        title: 'Contact',
        before: null,
        after: null,
      },
      expect.objectContaining({ id: 1, before: { name: 'A' }, after: { name: 'É "b"' } }),
    ])
    expect(await stores.sites.version(site)).toBe(version)
    expect(await stores.audit.list(site + 1)).toEqual({ entries: [], total: 0 })
  })

  test('is asked by person, kind of action, subject and time, page by page', async () => {
    now.at = '2026-11-20T09:00:00.000Z'
    await done('page.publish', 'page:2')
    await done('pages.import', 'page:3')
    now.at = '2026-11-21T09:00:00.000Z'
    await stores.audit.add(
      site,
      { id: 'u2', name: 'Zoé' },
      { action: 'lead.erase', subject: 'lead:1', title: '' },
    )
    const ids = async (query: Parameters<typeof stores.audit.list>[1]) =>
      (await stores.audit.list(site, query)).entries.map(({ id }) => id)
    expect(await ids({ userId: 'u2' })).toEqual([3])
    expect(await ids({ action: 'page.' })).toEqual([1])
    expect(await ids({ subject: 'page:3' })).toEqual([2])
    expect(await ids({ from: '2026-11-21T00:00:00.000Z' })).toEqual([3])
    expect(await ids({ until: '2026-11-21T09:00:00.000Z' })).toEqual([2, 1])
    expect(await ids({ limit: 1, offset: 1 })).toEqual([2])
    expect((await stores.audit.list(site, { limit: 1 })).total).toBe(3)
    expect(await ids({ beforeId: 3 })).toEqual([2, 1])
  })

  test('finds the words of a title, whatever signs stand in them', async () => {
    const titled = (title: string) =>
      stores.audit.add(site, ANNE, { action: 'page.save', subject: 'page:1', title })
    await titled('Remise de 10 % en_tout')
    await titled('Remise de 10 euros')
    await titled('C:\\chemin')
    const found = async (title: string) =>
      (await stores.audit.list(site, { title })).entries.map((entry) => entry.title)
    expect(await found('REMISE')).toEqual(['Remise de 10 euros', 'Remise de 10 % en_tout'])
    expect(await found('10 %')).toEqual(['Remise de 10 % en_tout'])
    expect(await found('n_t')).toEqual(['Remise de 10 % en_tout'])
    expect(await found('\\')).toEqual(['C:\\chemin'])
  })

  test('names whoever did something, once, by their last name', async () => {
    const by = (id: string, name: string) =>
      stores.audit.add(site, { id, name }, { action: 'page.save', subject: 'page:1', title: '' })
    await by('u1', 'Anne Lenoir')
    await by('u2', 'Émile')
    await by('u1', 'Anne Leblanc')
    expect(await stores.audit.people(site)).toEqual([
      { id: 'u1', name: 'Anne Leblanc' },
      { id: 'u2', name: 'Émile' },
    ])
  })

  test('entries written at once get numbers of their own', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, page) => done('page.publish', `page:${page}`)))
    const { entries } = await stores.audit.list(site)
    expect(entries.map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('a write and its entry are kept together or not at all', async () => {
    const both = (destination: string) =>
      stores.atomically(async (within) => {
        await within.audit.add(site, ANNE, { action: 'redirect.save', subject: '/a', title: '' })
        await within.redirects.save(site, { source: '/a', destination, kind: 'manual' })
      })
    await expect(both('nulle part')).rejects.toThrow(ContentError)
    expect((await stores.audit.list(site)).total).toBe(0)
    await both('/b')
    expect((await stores.audit.list(site)).total).toBe(1)
    expect(await stores.redirects.match(site, '/a')).not.toBeNull()
    await expect(stores.atomically(() => stores.redirects.match(site, '/a'))).rejects.toThrow(
      /went round the open transaction/,
    )
  })
})
