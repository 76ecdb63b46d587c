import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  ONE_OF_EACH,
  pathsOf,
  siteInTwoLanguages,
  type OpenedStores,
} from '../../../../../tests/store-contract.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Stores } from '#app/stores.ts'
import { PageTreeError } from '../tree/page-tree-error.ts'
import { EDITOR } from '../tree/page-tree-fixture.ts'
import { visibleTree } from '../tree/page-tree-fixture.ts'
import { nestedColumns } from '../tree/page-tree-fixture.ts'
import { PathsTakenError } from '../tree/page-tree-error.ts'

onEachEngine(
  'the bin',
  (open) => {
    let opened: OpenedStores
    let stores: Stores
    beforeAll(async () => {
      opened = await open()
      stores = opened.stores
    })

    test('what is removed comes back as it was: ids, place, widgets, former addresses', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await stores.pages.update(siteId, 4, 'fr', { path: '/cabinet/agences' })
      await stores.widgets.replace(siteId, { pageId: 5, lang: 'fr' }, [nestedColumns(10, 11, 12)])
      await stores.widgets.replace(siteId, { pageId: 4, lang: 'en' }, [
        { id: 20, zone: 'content', type: 'text', version: 3, options: { html: 'é' } },
      ])
      const before = await visibleTree(stores, siteId)
      const entry = await stores.trash.put(siteId, 4, EDITOR)
      expect(entry).toMatchObject({
        pageId: 4,
        name: 'Bureaux',
        path: '/cabinet/agences',
        pages: 2,
        parentId: 2,
        parentName: 'Cabinet',
        by: EDITOR,
      })
      expect(await stores.pages.find(siteId, 5, 'fr')).toBeNull()
      expect(await stores.redirects.list(siteId)).toEqual([])
      expect(await stores.trash.list(siteId)).toEqual([entry])
      expect(await stores.pages.check(siteId)).toEqual([])

      const { page, paths } = await stores.trash.restore(siteId, entry.id)
      expect([page.id, paths]).toEqual([4, []])
      expect(await visibleTree(stores, siteId)).toEqual(before)
      expect(await stores.trash.list(siteId)).toEqual([])
    })

    test('a page comes back behind the one that it followed, whoever came meanwhile', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const entry = await stores.trash.put(siteId, 4, EDITOR)
      await stores.pages.insert(siteId, 2, { path: '/cabinet/a', name: 'A' }, 0)
      await stores.pages.insert(siteId, 2, { path: '/cabinet/z', name: 'Z' })
      await stores.trash.restore(siteId, entry.id)
      const names = (await stores.pages.tree(siteId, 'fr')).map(({ name }) => name)
      expect(names).toEqual([
        'Accueil',
        'Cabinet',
        'A',
        'Équipe',
        'Bureaux',
        'Gare',
        'Z',
        'Contact',
      ])
    })

    test('paths follow a parent that was renamed meanwhile, and former ones still lead there', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const entry = await stores.trash.put(siteId, 4, EDITOR)
      await stores.pages.update(siteId, 2, 'fr', { path: '/nous' })
      const { paths } = await stores.trash.restore(siteId, entry.id)
      expect(paths.map(({ from, to }) => [from, to])).toEqual([
        ['/cabinet/bureaux', '/nous/bureaux'],
        ['/cabinet/bureaux/gare', '/nous/bureaux/gare'],
      ])
      expect(await stores.redirects.match(siteId, '/cabinet/bureaux/gare')).toMatchObject({
        destination: 'page:5',
        kind: 'moved',
      })
    })

    test('a path taken meanwhile is told, with one that is free; wished, it is given', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const entry = await stores.trash.put(siteId, 4, EDITOR)
      await stores.pages.insert(siteId, 2, { path: '/cabinet/bureaux', name: 'Agences' })
      await stores.pages.insert(siteId, 2, { path: '/cabinet/bureaux-2', name: 'Autres' })
      const before = await visibleTree(stores, siteId)
      const refusal = await stores.trash.restore(siteId, entry.id).catch((error) => error)
      expect(refusal).toBeInstanceOf(PathsTakenError)
      expect(refusal.taken).toEqual([
        {
          pageId: 4,
          lang: 'fr',
          name: 'Bureaux',
          path: '/cabinet/bureaux',
          takenBy: { id: 7, name: 'Agences' },
          proposed: '/cabinet/bureaux-3',
        },
      ])
      expect(await visibleTree(stores, siteId)).toEqual(before)
      expect(await stores.trash.list(siteId)).toEqual([entry])

      await stores.trash.restore(siteId, entry.id, { withFreePaths: true })
      expect(await pathsOf(stores, siteId)).toMatchObject({
        4: '/cabinet/bureaux-3',
        5: '/cabinet/bureaux-3/gare',
      })
      expect(await stores.pages.find(siteId, 4, 'fr')).toMatchObject({ slug: 'bureaux-3' })
      expect(await stores.pages.find(siteId, 4, 'en')).toMatchObject({ path: '/en/firm/offices' })
      expect(await stores.pages.check(siteId)).toEqual([])
    })

    test('a page whose parent is gone waits until another one is named', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const child = await stores.trash.put(siteId, 5, EDITOR)
      const parent = await stores.trash.put(siteId, 2, EDITOR)
      await expect(stores.trash.restore(siteId, child.id)).rejects.toThrow(
        'La page parente 4 n’existe plus',
      )
      await stores.trash.restore(siteId, child.id, { parentId: 6, position: 0 })
      expect(await pathsOf(stores, siteId)).toMatchObject({ 5: '/contact/gare' })
      await stores.trash.restore(siteId, parent.id)
      expect(await stores.pages.check(siteId)).toEqual([])
      expect(Object.keys(await pathsOf(stores, siteId))).toEqual(['1', '2', '3', '4', '5', '6'])
    })

    test('a widget whose number is elsewhere by now comes back under a new one', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [nestedColumns(10, 11, 12)])
      const entry = await stores.trash.put(siteId, 6, EDITOR)
      await stores.widgets.replace(siteId, { pageId: 3, lang: 'fr' }, [nestedColumns(10, 11, 12)])
      await stores.trash.restore(siteId, entry.id)
      const [widget] = await stores.widgets.of(siteId, { pageId: 6, lang: 'fr' })
      expect(widget?.id).toBeGreaterThan(10)
      expect(await stores.widgets.find(siteId, 10)).not.toBeNull()
    })

    test('the root is not removed, and what is not in the bin is told', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await expect(stores.trash.put(siteId, 1, EDITOR)).rejects.toThrow(PageTreeError)
      await expect(stores.trash.restore(siteId, 99)).rejects.toThrow(ContentError)
      expect(await stores.trash.find(siteId, 99)).toBeNull()
    })

    test('an entry that can not be read stays, and nothing else suffers', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const entry = await stores.trash.put(siteId, 6, EDITOR)
      await opened.db
        .updateTable('editorial_trash')
        .set({ content: '{' })
        .where('site_id', '=', siteId)
        .execute()
      await expect(stores.trash.restore(siteId, entry.id)).rejects.toThrow('abîmée')
      expect(await stores.trash.list(siteId)).toHaveLength(1)
      expect(opened.faults.splice(0).join()).toContain('corbeille')
    })

    test('the bin is purged by age, or one by one, and leaves the version of the site', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const old = await stores.trash.put(siteId, 5, EDITOR)
      await opened.db
        .updateTable('editorial_trash')
        .set({ at: '2020-01-01T00:00:00.000Z' })
        .where('site_id', '=', siteId)
        .execute()
      const young = await stores.trash.put(siteId, 6, EDITOR)
      const version = await stores.sites.version(siteId)
      expect(await stores.trash.purge('2020-06-01T00:00:00.000Z')).toBe(1)
      expect(await stores.trash.find(siteId, old.id)).toBeNull()
      await stores.trash.remove(siteId, young.id)
      expect(await stores.trash.list(siteId)).toEqual([])
      expect(await stores.sites.version(siteId)).toBe(version)
    })
  },
  ONE_OF_EACH,
)
