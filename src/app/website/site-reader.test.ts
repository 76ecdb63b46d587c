import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { bareSite } from '../../../tests/bare-site.ts'
import { siteReaderOf, siteReaders } from './site-reader.ts'
import type { SiteReaders } from '#base/core/page/site-reader.ts'

let stores: Stores

beforeAll(async () => {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  stores = createStores(db)
  for (const number of [1, 2, 3]) {
    await stores.sites.create(bareSite({ isDefault: number === 1, hosts: [`${number}.test`] }))
    await stores.layouts.create(number, { id: 1, name: 'Page', css_class: '' })
    await stores.pages.insert(number, null, { path: '/', name: 'Accueil' })
  }
})
afterAll(() => stores.close())

/** Readers that believe what they know, with how often each site was read. */
function counted(maxBytes: number) {
  const reads: number[] = []
  const find: Stores['sites']['find'] = async (id) => {
    reads.push(id)
    return stores.sites.find(id)
  }
  const counting = { ...stores, sites: { ...stores.sites, find } }
  const options = { recheck: 60_000, now: () => 0, providerSegment: 'testa', maxBytes }
  return { readers: siteReaders(counting, options), reads }
}

const large = async () => ['x'.repeat(200_000)]

/** Has the reader of a host keep 400 kB more, and be weighed. */
async function keepLarge(readers: SiteReaders, host: string, key: string): Promise<void> {
  await (await readers(host)).remember(key, large)
  await setImmediate()
}

test('sites that are asked keep what they read, within the bytes of all of them', async () => {
  const { readers, reads } = counted(1_000_000)
  for (const host of ['1.test', '2.test', '1.test', '3.test', '2.test']) await readers(host)
  expect(reads).toEqual([1, 2, 3])
  await keepLarge(readers, '1.test', 'a')
  await keepLarge(readers, '2.test', 'a')
  expect(reads).toEqual([1, 2, 3])
  await keepLarge(readers, '3.test', 'a')
  await readers('3.test')
  await readers('2.test')
  expect(reads).toEqual([1, 2, 3])
  // Of the three, the one that was asked longest ago made room.
  await readers('1.test')
  expect(reads).toEqual([1, 2, 3, 1])
})

test('a site that is larger than all may be is still read once', async () => {
  const { readers, reads } = counted(300_000)
  for (let round = 0; round < 3; round += 1) {
    await keepLarge(readers, '1.test', 'a')
  }
  expect(reads).toEqual([1])
})

test('an answer that comes after its reader was dropped does not bring it back', async () => {
  const { readers, reads } = counted(1_000_000)
  let answer = (_text: string[]): void => {}
  const waiting = (await readers('1.test')).remember(
    'slow',
    () => new Promise<string[]>((resolve) => (answer = resolve)),
  )
  for (const host of ['2.test', '3.test']) {
    await keepLarge(readers, host, 'a')
    await keepLarge(readers, host, 'b')
  }
  answer(['x'])
  await waiting
  await setImmediate()
  await readers('1.test')
  expect(reads).toEqual([1, 2, 3, 1])
})

test('the hosts of more than a thousand sites are known at once', async () => {
  let asked = 0
  const idOfHost: Stores['sites']['idOfHost'] = async (host) => {
    asked += 1
    return stores.sites.idOfHost(host)
  }
  const counting = { ...stores, sites: { ...stores.sites, idOfHost } }
  const readers = siteReaders(counting, { recheck: 60_000, now: () => 0, providerSegment: 'testa' })
  for (let round = 0; round < 2; round += 1) {
    for (let number = 0; number < 1200; number += 1) await readers(`cabinet-${number}.test`)
  }
  expect(asked).toBe(1200)
})

test('an English page in preparation leaves its links to the French one', async () => {
  await stores.pages.insert(1, 1, { path: '/donnees', name: 'Données' })
  const { id = 0 } = (await stores.pages.findByPath(1, '/donnees')) ?? {}
  await stores.pages.addTranslation(1, id, { lang: 'en', path: '/en/data', name: 'Data' })
  await stores.sites.saveSettings(1, { basedoc_en: '1' })
  const address = async (isActive: boolean) => {
    await stores.pages.update(1, id, 'en', { is_active: isActive })
    const reader = await siteReaderOf(stores, 1, { providerSegment: 'testa' })
    return (await reader.addresses('en')).byFrench.get('/donnees')
  }
  expect([await address(true), await address(false)]).toEqual(['/en/data', '/donnees'])
})
