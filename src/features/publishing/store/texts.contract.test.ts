import { beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { textDocument } from '#base/core/document.ts'
import { changesSince } from '#base/platform/db/site-changes.ts'
import {
  emptySite,
  newSite,
  onEachEngine,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import type { StoredText } from './text-store.ts'

const ANNE = { id: 'a', name: 'Anne' }

onEachEngine('texts', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })

  const text = (id: number, more: Partial<StoredText> = {}): StoredText => ({
    id,
    lang: 'fr',
    title: 'Horaires d’été',
    content: '{"title":"Horaires d’été","widgets":[]}',
    isLive: false,
    position: 0,
    ...more,
  })
  const touched = async (siteId: number, since: number) => [
    ...((await changesSince(opened.db, siteId, since)).tags ?? ['everything']),
  ]

  test('a text comes back as it was written, and visitors have it while it is live', async () => {
    const siteId = await emptySite(stores)
    await stores.texts.write(siteId, 'block', text(1))
    expect(await stores.texts.find(siteId, 'block', 1)).toEqual(text(1))
    expect(await stores.texts.live(siteId, 'block', 1)).toBeNull()
    await stores.texts.write(siteId, 'block', text(1, { isLive: true, content: '{"a":1}' }))
    expect(await stores.texts.live(siteId, 'block', 1)).toEqual({ lang: 'fr', content: '{"a":1}' })
    await stores.texts.remove(siteId, 'block', 1)
    expect(await stores.texts.find(siteId, 'block', 1)).toBeNull()
    expect(await stores.texts.live(siteId, 'block', 1)).toBeNull()
  })

  test('only what visitors see raises the version of the site, and names the text alone', async () => {
    const siteId = await emptySite(stores)
    const first = await stores.sites.version(siteId)
    await stores.texts.write(siteId, 'block', text(await stores.texts.reserveId(siteId)))
    await stores.texts.write(siteId, 'block', text(1, { title: 'Autre' }))
    await stores.texts.remove(siteId, 'block', 1)
    expect(await stores.sites.version(siteId)).toBe(first)
    await stores.texts.write(siteId, 'block', text(2, { isLive: true }))
    expect(await touched(siteId, first)).toEqual(['block:2'])
    await stores.texts.write(siteId, 'block', text(2))
    expect(await stores.sites.version(siteId)).toBe(first + 2)
    expect(await touched(siteId, first + 1)).toEqual(['block:2'])
    await stores.texts.write(siteId, 'block', text(2, { isLive: true }))
    await stores.texts.remove(siteId, 'block', 2)
    expect(await stores.sites.version(siteId)).toBe(first + 4)
    expect(await touched(siteId, first + 3)).toEqual(['block:2'])
  })

  test('a number that was given out is given to nobody else, and each site counts its own', async () => {
    const [one, other] = [await emptySite(stores), await emptySite(stores)]
    expect(await stores.texts.reserveId(one)).toBe(1)
    await stores.texts.write(one, 'block', text(1))
    await stores.texts.remove(one, 'block', 1)
    expect(await stores.texts.reserveId(one)).toBe(2)
    expect(await stores.texts.reserveId(other)).toBe(1)
    expect(await stores.texts.list(other, 'block')).toEqual([])
  })

  test('those of a kind stand in the order they were put in, the others behind; a write keeps the place', async () => {
    const siteId = await emptySite(stores)
    for (const id of [1, 2, 3, 4]) {
      await stores.texts.write(siteId, 'person', text(id, { lang: '', isLive: id !== 2 }))
    }
    const order = async () => (await stores.texts.all(siteId, 'person')).map(({ id }) => id)
    expect(await order()).toEqual([1, 2, 3, 4])
    await stores.texts.putInOrder(siteId, 'person', [4, 99, 2])
    expect(await order()).toEqual([4, 2, 1, 3])
    const live = await stores.texts.allLive(siteId, 'person')
    expect(live.map(({ id }) => id)).toEqual([4, 1, 3])
    const { position: _position, ...written } = text(4, { lang: '', title: 'Autre' })
    await stores.texts.write(siteId, 'person', written)
    await stores.texts.write(siteId, 'person', text(5, { lang: '' }))
    expect(await order()).toEqual([4, 2, 1, 3, 5])
    expect(await stores.texts.all(siteId, 'block')).toEqual([])
  })

  test('all that is kept of one is told, wherever it lies, and erased for good, beside others', async () => {
    const siteId = await emptySite(stores)
    const done = { by: ANNE, at: '2026-11-01T00:00:00.000Z' }
    for (const id of [1, 2]) {
      const key = textDocument('person', id)
      await stores.texts.write(siteId, 'person', text(id, { lang: '', isLive: true }))
      await stores.documents.open(siteId, key, done.at)
      await stores.documents.write(siteId, key, { content: '{"a":1}' })
      const task = { action: 'publish' as const, due: done.at, base: 1, content: '{"b":1}' }
      await stores.documents.tasks.save(siteId, key, { ...task, ...done })
      const reason = 'published'
      await stores.revisions.add(siteId, key, { reason, content: '{"c":1}', ...done })
      const what = { ref: key.ref, title: 'T', detail: '{}', content: '{"d":1}', ...done }
      await stores.texts.trashOf('person').put(siteId, what)
    }
    const kept = async () =>
      (await stores.documentContents.list(siteId, 'person')).map(
        ({ key, place }) => `${key.ref} ${place}`,
      )
    const places = ['live', 'draft', 'scheduled', 'revision', 'trash']
    expect(await kept()).toEqual(places.flatMap((place) => [`1 ${place}`, `2 ${place}`]))
    await stores.documentContents.erase(siteId, 'person', 1)
    expect(await kept()).toEqual(places.map((place) => `2 ${place}`))
    await stores.documentContents.forgetTrashed('person', done.at)
    expect(await kept()).toContain('2 revision')
    await stores.documentContents.forgetTrashed('person', '2026-11-01T00:00:00.001Z')
    expect(await kept()).not.toContain('2 revision')
  })

  test('numbers that are none find nothing', async () => {
    const siteId = await emptySite(stores)
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 40]) {
      expect(await stores.texts.find(siteId, 'block', id)).toBeNull()
      expect(await stores.texts.live(siteId, 'block', id)).toBeNull()
    }
  })

  test('the trash of texts is emptied of what lay there for too long, on every site', async () => {
    const sites = [await emptySite(stores), (await stores.sites.create(newSite('Deux'))).id]
    for (const siteId of sites) {
      for (const at of ['2026-01-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']) {
        const what = { ref: '1', title: at, detail: '{}', content: '{}', by: ANNE, at }
        await stores.texts.trashOf('block').put(siteId, what)
      }
    }
    expect(await stores.texts.purgeTrash('2026-06-01T00:00:00.000Z')).toBe(2)
    for (const siteId of sites) {
      const left = await stores.texts.trashOf('block').list(siteId)
      expect(left.map(({ title }) => title)).toEqual(['2026-11-01T00:00:00.000Z'])
    }
  })
})
