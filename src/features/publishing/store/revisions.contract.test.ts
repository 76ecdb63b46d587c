import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  siteWithPages,
  widget,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Stores } from '#app/stores.ts'

onEachEngine('revisions', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })

  test('a kept version holds the page and its widgets as they were', async () => {
    const siteId = await siteWithPages(stores)
    const owner = { pageId: 2, lang: 'fr' } as const
    const widgets = await stores.widgets.replace(siteId, owner, [
      widget({ id: 8, options: { a: 1 } }),
    ])
    const page = await stores.pages.find(siteId, 2, 'fr')
    const first = await stores.revisions.keep(siteId, 2, 'fr', 'Anne')
    await stores.pages.update(siteId, 2, 'fr', { h1: 'Autre' })
    await stores.widgets.replace(siteId, owner, [])
    const second = await stores.revisions.keep(siteId, 2, 'fr', 'Bruno')
    const list = await stores.revisions.list(siteId, 2, 'fr')
    expect(list.map(({ id, author }) => [id, author])).toEqual([
      [second, 'Bruno'],
      [first, 'Anne'],
    ])
    expect(await stores.revisions.find(siteId, first)).toEqual({
      id: first,
      pageId: 2,
      lang: 'fr',
      author: 'Anne',
      kind: 'kept',
      createdAt: expect.stringMatching(/Z$/),
      content: { page, widgets },
    })
    expect(await stores.revisions.list(siteId, 2, 'en')).toEqual([])
    expect(await stores.revisions.list(siteId, 2 ** 40, 'fr')).toEqual([])
    expect(await stores.revisions.find(siteId, 99)).toBeNull()
    expect(await stores.revisions.find(siteId, 2 ** 40)).toBeNull()
    await expect(stores.revisions.keep(siteId, 99, 'fr', 'Anne')).rejects.toThrow(ContentError)
  })

  test('versions outlive their page; a corrupt one counts as absent', async () => {
    const siteId = await siteWithPages(stores)
    const id = await stores.revisions.keep(siteId, 6, 'fr', 'Anne')
    await stores.pages.remove(siteId, 6)
    expect((await stores.revisions.find(siteId, id))?.content.page.name).toBe('Contact')
    await opened.db
      .updateTable('revision')
      .set({ content: '{"page":{}}' })
      .where('site_id', '=', siteId)
      .execute()
    expect(await stores.revisions.find(siteId, id)).toBeNull()
    expect(opened.faults.at(-1)).toContain(`La version ${id} est illisible`)
  })
})
