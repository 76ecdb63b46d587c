import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  emptySite,
  menuData,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Stores } from '#app/stores.ts'

onEachEngine('menus', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })

  test('C1 menu data come back as they were saved, unknown members included', async () => {
    const siteId = await emptySite(stores)
    const data = menuData()
    expect(await stores.menus.find(siteId, 1509)).toBeNull()
    await stores.menus.save(siteId, 1509, 'Pratique', data)
    expect(await stores.menus.find(siteId, 1509)).toEqual(data)
    const more = { ...data, menu: [], added: { by: 'another version' } }
    await stores.menus.save(siteId, 1509, 'Pratique', more)
    expect(await stores.menus.find(siteId, 1509)).toEqual(more)
    expect(await stores.menus.find(siteId, 2 ** 40)).toBeNull()
    await expect(stores.menus.save(siteId, 0, 'X', data)).rejects.toThrow(ContentError)
  })

  test('sites that store the same menu share what it says; lists have their own', async () => {
    const [one, other] = [await emptySite(stores), await emptySite(stores)]
    for (const siteId of [one, other]) {
      await stores.menus.save(siteId, 1, 'Pratique', menuData())
    }
    const shared = await stores.menus.find(one, 1)
    expect(await stores.menus.find(other, 1)).toBe(shared)
    const [listed] = await stores.menus.list(one)
    expect(listed?.data).toEqual(shared)
    expect(listed?.data).not.toBe(shared)
  })

  test('C6 corrupt menu data count as absent, and the reason is told', async () => {
    const siteId = await emptySite(stores)
    const deep = `${'[{"id":1,"childs":'.repeat(20_000)}[]${'}]'.repeat(20_000)}`
    const corrupt = ['{', 'null', '[]', '{"menu":{}}', '{"menu":[{"id":"x"}]}', `{"menu":${deep}}`]
    for (const [index, data] of corrupt.entries()) {
      await opened.db
        .insertInto('menu')
        .values({ site_id: siteId, id: index + 1, name: 'Corrompu', data })
        .execute()
      expect(await stores.menus.find(siteId, index + 1)).toBeNull()
      expect(opened.faults.at(-1)).toContain(`Site ${siteId}. Le menu ${index + 1} est illisible`)
    }
  })

  test('C1 what an entry lacks is filled in', async () => {
    const siteId = await emptySite(stores)
    await opened.db
      .insertInto('menu')
      .values({
        site_id: siteId,
        id: 1,
        name: 'Maigre',
        data: '{"paramsMenu":{"onlyLevelChoice":1},"menu":[{"id":3}]}',
      })
      .execute()
    expect(await stores.menus.find(siteId, 1)).toEqual({
      paramsMenu: { onlyLevelChoice: '1' },
      menu: [
        {
          id: 3,
          link: '',
          label: '',
          childs: [],
          mediaPage: '',
          mediaLinkedObject: '',
          infos: '',
        },
      ],
    })
  })
})
