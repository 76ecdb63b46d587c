import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  ONE_OF_EACH,
  siteInTwoLanguages,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import type { Stores } from '#app/stores.ts'
import { PageTreeError } from './tree/page-tree-error.ts'
import { visibleTree } from './tree/page-tree-fixture.ts'
import { nestedColumns } from './tree/page-tree-fixture.ts'

onEachEngine(
  'copies of pages',
  (open) => {
    let opened: OpenedStores
    let stores: Stores
    beforeAll(async () => {
      opened = await open()
      stores = opened.stores
    })

    test('A2 a copy stands behind its page, inactive, under a name and a path of its own', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const before = await visibleTree(stores, siteId)
      const id = await stores.pages.duplicate(siteId, 2)
      expect(id).toBe(7)
      const copy = await stores.pages.find(siteId, id, 'fr')
      expect(copy).toMatchObject({
        name: 'Cabinet (copie)',
        title: 'Cabinet (copie)',
        path: '/cabinet-copie',
        slug: 'cabinet-copie',
        action: 'cabinetCopie',
        is_active: false,
        // The name of a copy is written for it, so it follows nothing.
        auto_mod: 'sthdk',
        lft: 10,
        rgt: 11,
      })
      expect(await stores.pages.find(siteId, id, 'en')).toMatchObject({
        name: 'Firm (copy)',
        path: '/en/firm-copy',
      })
      expect(await stores.pages.check(siteId)).toEqual([])
      const rest = (await visibleTree(stores, siteId)).pages.filter(
        (page) => page.id !== 7 && page.id < 6,
      )
      expect(rest.map(({ path }) => path)).toEqual(
        before.pages.filter((page) => page.id < 6).map(({ path }) => path),
      )
      const second = await stores.pages.duplicate(siteId, 2)
      expect(await stores.pages.find(siteId, second, 'fr')).toMatchObject({
        name: 'Cabinet (copie 2)',
        path: '/cabinet-copie-2',
      })
    })

    test('A2 descendants come along when wished, each below its own copy', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const id = await stores.pages.duplicate(siteId, 2, {
        withDescendants: true,
        asActive: true,
      })
      const copies = (await stores.pages.records(siteId, 'fr')).filter((page) => page.id >= id)
      expect(
        copies.map(({ path, name, level, is_active }) => [path, name, level, is_active]),
      ).toEqual([
        ['/cabinet-copie', 'Cabinet (copie)', 1, true],
        ['/cabinet-copie/equipe', 'Équipe', 2, true],
        ['/cabinet-copie/bureaux', 'Bureaux', 2, true],
        ['/cabinet-copie/bureaux/gare', 'Gare', 3, true],
      ])
      const english = (await stores.pages.records(siteId, 'en')).map(({ path }) => path)
      expect(english).toContain('/en/firm-copy/offices')
      expect(await stores.pages.check(siteId)).toEqual([])
    })

    test('A3 widgets of a copy, also those inside others, have numbers that nobody has', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [nestedColumns(10, 11, 90)])
      const id = await stores.pages.duplicate(siteId, 6)
      const [copy] = await stores.widgets.of(siteId, { pageId: id, lang: 'fr' })
      const [original] = await stores.widgets.of(siteId, { pageId: 6, lang: 'fr' })
      expect(original).toMatchObject({
        id: 10,
        options: JSON.stringify(nestedColumns(10, 11, 90).options),
      })
      expect(copy?.id).toBe(91)
      expect(JSON.parse(copy?.options ?? '')).toEqual(nestedColumns(91, 92, 93).options)
      const [next] = await stores.widgets.replace(siteId, { pageId: 3, lang: 'fr' }, [
        { zone: 'content', type: 'text', version: 1, options: {} },
      ])
      expect(next?.id).toBe(94)
    })

    test('a text of options that can not be read is copied as it is', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [nestedColumns(10, 11, 12)])
      await opened.db
        .updateTable('widget')
        .set({ options: '{"columns":' })
        .where('site_id', '=', siteId)
        .execute()
      const id = await stores.pages.duplicate(siteId, 6)
      const [copy] = await stores.widgets.of(siteId, { pageId: id, lang: 'fr' })
      expect(copy?.options).toBe('{"columns":')
    })

    test('the root is not copied', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await expect(stores.pages.duplicate(siteId, 1)).rejects.toThrow(PageTreeError)
    })
  },
  ONE_OF_EACH,
)
