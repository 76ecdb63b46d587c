import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  ONE_OF_EACH,
  pathsOf,
  siteInTwoLanguages,
} from '../../../../../tests/store-contract.ts'
import type { Stores } from '#app/stores.ts'
import { EDITOR } from './page-tree-fixture.ts'
import { visibleTree } from './page-tree-fixture.ts'
import { latestChange } from './page-tree-fixture.ts'

onEachEngine(
  'undo',
  (open) => {
    let stores: Stores
    beforeAll(async () => {
      ;({ stores } = await open())
    })

    test('A4 a rename is undone with all its addresses, and its redirects go', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const before = await visibleTree(stores, siteId)
      await stores.pages.update(siteId, 2, 'fr', { name: 'Notre maison' })
      expect(await pathsOf(stores, siteId)).toMatchObject({ 5: '/notre-maison/bureaux/gare' })
      const change = await latestChange(stores, siteId, 2)
      expect(change.kind).toBe('rename')
      expect(change.paths.map(({ from, to }) => `${from} ${to}`)).toEqual([
        '/cabinet /notre-maison',
        '/cabinet/equipe /notre-maison/equipe',
        '/cabinet/bureaux /notre-maison/bureaux',
        '/cabinet/bureaux/gare /notre-maison/bureaux/gare',
      ])
      await stores.treeChanges.undo(siteId, change.id)
      expect(await visibleTree(stores, siteId)).toEqual(before)
      await expect(stores.treeChanges.undo(siteId, change.id)).rejects.toThrow('déjà été')
    })

    test('A4 former addresses that had to make way come back', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await stores.pages.update(siteId, 6, 'fr', { path: '/ecrire' })
      const before = await visibleTree(stores, siteId)
      await stores.pages.update(siteId, 2, 'fr', { path: '/contact' })
      expect((await stores.redirects.match(siteId, '/contact'))?.destination).toBeUndefined()
      await stores.treeChanges.undo(siteId, (await latestChange(stores, siteId, 2)).id)
      expect(await visibleTree(stores, siteId)).toEqual(before)
    })

    test('A2 a move is undone: place, levels, addresses in each language', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const before = await visibleTree(stores, siteId)
      await stores.pages.move(siteId, 4, 6)
      expect(await stores.pages.find(siteId, 4, 'en')).toMatchObject({ path: '/en/offices' })
      await stores.treeChanges.undo(siteId, (await latestChange(stores, siteId, 4)).id)
      expect(await visibleTree(stores, siteId)).toEqual(before)
    })

    test('a page added below meanwhile follows back, and its address is redirected', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await stores.pages.update(siteId, 2, 'fr', { path: '/nous' })
      const change = await latestChange(stores, siteId, 2)
      await stores.pages.insert(siteId, 2, { path: '/nous/neuf', name: 'Neuf' })
      await stores.treeChanges.undo(siteId, change.id)
      expect(await pathsOf(stores, siteId)).toMatchObject({ 7: '/cabinet/neuf' })
      expect(await stores.redirects.list(siteId)).toEqual([
        { source: '/nous/neuf', destination: 'page:7', kind: 'moved', lang: 'fr' },
      ])
    })

    test('what stands in the way is named, and nothing changes', async () => {
      const siteId = await siteInTwoLanguages(stores)
      const undoing = async (pageId: number) => {
        const { id } = await latestChange(stores, siteId, pageId)
        return () => stores.treeChanges.undo(siteId, id)
      }
      await stores.pages.update(siteId, 6, 'fr', { path: '/ecrire' })
      const taken = await undoing(6)
      await stores.pages.insert(siteId, 1, { path: '/contact', name: 'Autre' })
      await expect(taken()).rejects.toThrow('Le chemin « /contact » est déjà celui')

      await stores.pages.update(siteId, 3, 'fr', { name: 'Les gens' })
      const edited = await undoing(3)
      await stores.pages.update(siteId, 3, 'fr', { title: 'Qui nous sommes' })
      await expect(edited()).rejects.toThrow('encore été modifié')

      await stores.pages.move(siteId, 5, 1)
      const movedOn = await undoing(5)
      await stores.pages.move(siteId, 5, 3)
      await expect(movedOn()).rejects.toThrow('a encore')

      const gone = await undoing(5)
      await stores.trash.put(siteId, 5, EDITOR)
      await expect(gone()).rejects.toThrow('n’est plus là')

      await stores.pages.move(siteId, 4, 6)
      const parentless = await undoing(4)
      const below = await stores.trash.put(siteId, 2, EDITOR)
      await expect(parentless()).rejects.toThrow('ancienne place')
      await stores.trash.restore(siteId, below.id)
      await parentless()
      expect(await stores.pages.check(siteId)).toEqual([])
    })

    test('changes are forgotten by age', async () => {
      const siteId = await siteInTwoLanguages(stores)
      await stores.pages.move(siteId, 6, 2)
      expect(await stores.treeChanges.purge('2000-01-01T00:00:00.000Z')).toBe(0)
      expect(await stores.treeChanges.purge('9999-01-01T00:00:00.000Z')).toBeGreaterThan(0)
      expect(await stores.treeChanges.latest(siteId, 6)).toBeNull()
    })
  },
  ONE_OF_EACH,
)
