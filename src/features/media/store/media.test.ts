import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CENTRE } from '#base/core/media/media-file.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import type { NewMedia } from './media-rows.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { ContentError } from '#base/core/content-error.ts'

const portrait = (name: string, changes: Partial<NewMedia> = {}): NewMedia => ({
  path: `/media/provider/cabinet/${name}/xxbig.webp`,
  folder: 'Équipe/Portraits',
  name,
  alt: '',
  decorative: false,
  caption: '',
  credit: '',
  focal: CENTRE,
  kind: 'image',
  type: 'image/jpeg',
  width: 1440,
  height: 960,
  bytes: 12_345,
  hash: 'abcdef0123456789',
  createdBy: 'Camille',
  ...changes,
})

const ENGINES: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

describe.each(ENGINES)('the media library on %s', (_engine, location) => {
  let stores: Stores
  let now = new Date('2026-04-01T08:00:00.000Z')

  beforeAll(async () => {
    const db = await openDatabase(await location())
    await migrate(db)
    stores = createStores(db, { now: () => now })
  })
  afterAll(() => stores.close())

  async function site(): Promise<number> {
    const { id } = await stores.sites.create({
      name: 'Cabinet',
      isDefault: false,
      hosts: [],
      settings: DEFAULT_SETTINGS,
      constants: DEFAULT_CONSTANTS,
      offices: [],
      theme: { light: {}, dark: {} },
    })
    return id
  }

  const names = async (siteId: number, query = {}) =>
    (await stores.media.list(siteId, query)).map(({ name }) => name)

  test('media come newest first, by words without accents, folder, kind and description', async () => {
    const siteId = await site()
    await stores.media.add(siteId, portrait('equipe', { alt: 'L’équipe au complet' }))
    await stores.media.add(siteId, portrait('plan', { folder: '', kind: 'document' }))
    await stores.media.add(siteId, portrait('facade', { folder: 'Équipe' }))
    expect(await names(siteId)).toEqual(['facade', 'plan', 'equipe'])
    expect(await names(siteId, { text: 'EQUIPE complet' })).toEqual(['equipe'])
    expect(await names(siteId, { folder: 'Équipe' })).toEqual(['facade', 'equipe'])
    expect(await names(siteId, { kind: 'document' })).toEqual(['plan'])
    expect(await names(siteId, { isDescribed: false })).toEqual(['facade'])
    expect(await stores.media.folders(siteId)).toEqual(['Équipe', 'Équipe/Portraits'])
    expect(await names(await site())).toEqual([])
  })

  test('an address is given once, and what is there already is not written twice', async () => {
    const siteId = await site()
    await stores.media.add(siteId, portrait('equipe', { alt: 'L’équipe' }))
    await expect(stores.media.add(siteId, portrait('equipe'))).rejects.toThrow(ContentError)
    const found = [portrait('equipe'), portrait('hall')]
    expect(await stores.media.addMissing(siteId, found)).toBe(1)
    expect(await stores.media.addMissing(siteId, found)).toBe(0)
    expect((await stores.media.list(siteId, { text: 'equipe' }))[0]?.alt).toBe('L’équipe')
  })

  test('words and content change alone, keep the address and raise the site’s version', async () => {
    const siteId = await site()
    const { id, path } = await stores.media.add(siteId, portrait('equipe'))
    const before = await stores.sites.version(siteId)
    await stores.media.describe(siteId, id, { alt: 'L’équipe', focal: { x: 20, y: 80 } })
    const content = { type: 'image/png', width: 800, height: 600, bytes: 9, hash: 'new' }
    await stores.media.replace(siteId, id, content)
    expect(await stores.media.find(siteId, id)).toMatchObject({
      path,
      alt: 'L’équipe',
      decorative: false,
      focal: { x: 20, y: 80 },
      ...content,
    })
    expect((await stores.media.facts(siteId)).get(path)).toMatchObject({ alt: 'L’équipe' })
    expect(await stores.sites.version(siteId)).toBeGreaterThan(before)
    await expect(stores.media.describe(siteId, 99, { alt: 'x' })).rejects.toThrow(ContentError)
    await expect(stores.media.describe(await site(), id, { alt: 'x' })).rejects.toThrow(
      ContentError,
    )
  })

  test('what is removed lies in the bin until it is restored or forgotten', async () => {
    const siteId = await site()
    const { id, path } = await stores.media.add(siteId, portrait('equipe'))
    now = new Date('2026-04-02T08:00:00.000Z')
    await stores.media.remove(siteId, id)
    expect(await names(siteId)).toEqual([])
    expect(await names(siteId, { isRemoved: true })).toEqual(['equipe'])
    expect((await stores.media.facts(siteId)).has(path)).toBe(false)
    expect(await stores.media.purge(siteId, '2026-04-02T08:00:00.000Z')).toEqual([])
    await stores.media.restore(siteId, id)
    expect(await names(siteId)).toEqual(['equipe'])
    await stores.media.remove(siteId, id)
    const forgotten = await stores.media.purge(siteId, '2026-04-03T00:00:00.000Z')
    expect(forgotten.map((media) => media.path)).toEqual([path])
    expect(await stores.media.find(siteId, id)).toBeNull()
  })
})
