import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { costOf } from '../../../../../tests/readers/measure.ts'
import { chunksOf } from '#base/platform/db/chunks.ts'
import type { Stores } from '#app/stores.ts'
import { ContentError } from '#base/core/content-error.ts'
import { PathsTakenError, PageTreeError } from './page-tree-error.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#features/sites/store/settings.ts'
import type { OpenedStores } from '#app/stores.contract.ts'
import type { NewPage } from '../page-new-rows.ts'

const EDITOR = { id: 'u1', name: 'Claire Aubry' }

/** Copies, the bin, and undoing, on each engine. */
export function pageTreeContract(engine: string, open: () => Promise<OpenedStores>): void {
  describe(`the page tree on ${engine}`, () => {
    let opened: OpenedStores
    let stores: Stores

    beforeAll(async () => {
      opened = await open()
      stores = opened.stores
    })
    afterAll(() => opened.close())

    /**
     * Root 1 (2 « /cabinet » (3 « /cabinet/equipe », 4 « /cabinet/bureaux »
     * (5 « /cabinet/bureaux/gare »)), 6 « /contact »); 2 also as « /en/firm », 4 as
     * « /en/firm/offices ».
     */
    async function site(): Promise<number> {
      const { id: siteId } = await stores.sites.create({
        name: 'Arbre',
        isDefault: false,
        hosts: [],
        settings: DEFAULT_SETTINGS,
        constants: DEFAULT_CONSTANTS,
        offices: [],
        theme: { light: {}, dark: {} },
      })
      await stores.layouts.create(siteId, { id: 1, name: 'Page', css_class: 'page' })
      const add = (parent: number | null, page: NewPage) =>
        stores.pages.insert(siteId, parent, page)
      await add(null, { path: '/', name: 'Accueil' })
      await add(1, { path: '/cabinet', name: 'Cabinet' })
      await add(2, { path: '/cabinet/equipe', name: 'Équipe' })
      await add(2, { path: '/cabinet/bureaux', name: 'Bureaux' })
      await add(4, { path: '/cabinet/bureaux/gare', name: 'Gare' })
      await add(1, { path: '/contact', name: 'Contact' })
      await stores.pages.addTranslation(siteId, 1, { lang: 'en', path: '/en', name: 'Home' })
      await stores.pages.addTranslation(siteId, 2, { lang: 'en', path: '/en/firm', name: 'Firm' })
      await stores.pages.addTranslation(siteId, 4, {
        lang: 'en',
        path: '/en/firm/offices',
        name: 'Offices',
      })
      return siteId
    }

    /** Everything that a visitor could notice of the tree. */
    async function all(siteId: number) {
      const [fr, en] = await Promise.all([
        stores.pages.records(siteId, 'fr'),
        stores.pages.records(siteId, 'en'),
      ])
      const widgets = await Promise.all(
        [...fr, ...en].map(({ id, lang }) => stores.widgets.of(siteId, { pageId: id, lang })),
      )
      const pages = [...fr, ...en].map((page) => ({ ...page, updated_at: '' }))
      return { pages, widgets, redirects: await stores.redirects.list(siteId) }
    }

    const pathsOf = async (siteId: number) =>
      Object.fromEntries((await stores.pages.tree(siteId, 'fr')).map(({ id, path }) => [id, path]))

    const latest = async (siteId: number, pageId: number) => {
      const change = await stores.treeChanges.latest(siteId, pageId)
      if (change === null) throw new Error('There is nothing to undo.')
      return change
    }

    const columns = (id: number, inner: number, deeper: number) => ({
      id,
      zone: 'content',
      type: 'columns',
      version: 1,
      options: {
        columns: [
          {
            width: 12,
            widgets: [
              {
                id: inner,
                type: 'columns',
                version: 1,
                options: {
                  columns: [
                    { widgets: [{ id: deeper, type: 'text', version: 2, options: { id: 7 } }] },
                  ],
                },
              },
            ],
          },
        ],
      },
    })

    describe('duplicate', () => {
      test('A2 a copy stands behind its page, inactive, under a name and a path of its own', async () => {
        const siteId = await site()
        const before = await all(siteId)
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
        const rest = (await all(siteId)).pages.filter((page) => page.id !== 7 && page.id < 6)
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
        const siteId = await site()
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
        const siteId = await site()
        await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [columns(10, 11, 90)])
        const id = await stores.pages.duplicate(siteId, 6)
        const [copy] = await stores.widgets.of(siteId, { pageId: id, lang: 'fr' })
        const [original] = await stores.widgets.of(siteId, { pageId: 6, lang: 'fr' })
        expect(original).toMatchObject({
          id: 10,
          options: JSON.stringify(columns(10, 11, 90).options),
        })
        expect(copy?.id).toBe(91)
        expect(JSON.parse(copy?.options ?? '')).toEqual(columns(91, 92, 93).options)
        const [next] = await stores.widgets.replace(siteId, { pageId: 3, lang: 'fr' }, [
          { zone: 'content', type: 'text', version: 1, options: {} },
        ])
        expect(next?.id).toBe(94)
      })

      test('a text of options that can not be read is copied as it is', async () => {
        const siteId = await site()
        await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [columns(10, 11, 12)])
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
        const siteId = await site()
        await expect(stores.pages.duplicate(siteId, 1)).rejects.toThrow(PageTreeError)
      })
    })

    describe('the bin', () => {
      test('what is removed comes back as it was: ids, place, widgets, former addresses', async () => {
        const siteId = await site()
        await stores.pages.update(siteId, 4, 'fr', { path: '/cabinet/agences' })
        await stores.widgets.replace(siteId, { pageId: 5, lang: 'fr' }, [columns(10, 11, 12)])
        await stores.widgets.replace(siteId, { pageId: 4, lang: 'en' }, [
          { id: 20, zone: 'content', type: 'text', version: 3, options: { html: 'é' } },
        ])
        const before = await all(siteId)
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
        expect(await all(siteId)).toEqual(before)
        expect(await stores.trash.list(siteId)).toEqual([])
      })

      test('a page comes back behind the one that it followed, whoever came meanwhile', async () => {
        const siteId = await site()
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
        const siteId = await site()
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
        const siteId = await site()
        const entry = await stores.trash.put(siteId, 4, EDITOR)
        await stores.pages.insert(siteId, 2, { path: '/cabinet/bureaux', name: 'Agences' })
        await stores.pages.insert(siteId, 2, { path: '/cabinet/bureaux-2', name: 'Autres' })
        const before = await all(siteId)
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
        expect(await all(siteId)).toEqual(before)
        expect(await stores.trash.list(siteId)).toEqual([entry])

        await stores.trash.restore(siteId, entry.id, { withFreePaths: true })
        expect(await pathsOf(siteId)).toMatchObject({
          4: '/cabinet/bureaux-3',
          5: '/cabinet/bureaux-3/gare',
        })
        expect(await stores.pages.find(siteId, 4, 'fr')).toMatchObject({ slug: 'bureaux-3' })
        expect(await stores.pages.find(siteId, 4, 'en')).toMatchObject({ path: '/en/firm/offices' })
        expect(await stores.pages.check(siteId)).toEqual([])
      })

      test('a page whose parent is gone waits until another one is named', async () => {
        const siteId = await site()
        const child = await stores.trash.put(siteId, 5, EDITOR)
        const parent = await stores.trash.put(siteId, 2, EDITOR)
        await expect(stores.trash.restore(siteId, child.id)).rejects.toThrow(
          'La page parente 4 n’existe plus',
        )
        await stores.trash.restore(siteId, child.id, { parentId: 6, position: 0 })
        expect(await pathsOf(siteId)).toMatchObject({ 5: '/contact/gare' })
        await stores.trash.restore(siteId, parent.id)
        expect(await stores.pages.check(siteId)).toEqual([])
        expect(Object.keys(await pathsOf(siteId))).toEqual(['1', '2', '3', '4', '5', '6'])
      })

      test('a widget whose number is elsewhere by now comes back under a new one', async () => {
        const siteId = await site()
        await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [columns(10, 11, 12)])
        const entry = await stores.trash.put(siteId, 6, EDITOR)
        await stores.widgets.replace(siteId, { pageId: 3, lang: 'fr' }, [columns(10, 11, 12)])
        await stores.trash.restore(siteId, entry.id)
        const [widget] = await stores.widgets.of(siteId, { pageId: 6, lang: 'fr' })
        expect(widget?.id).toBeGreaterThan(10)
        expect(await stores.widgets.find(siteId, 10)).not.toBeNull()
      })

      test('the root is not removed, and what is not in the bin is told', async () => {
        const siteId = await site()
        await expect(stores.trash.put(siteId, 1, EDITOR)).rejects.toThrow(PageTreeError)
        await expect(stores.trash.restore(siteId, 99)).rejects.toThrow(ContentError)
        expect(await stores.trash.find(siteId, 99)).toBeNull()
      })

      test('an entry that can not be read stays, and nothing else suffers', async () => {
        const siteId = await site()
        const entry = await stores.trash.put(siteId, 6, EDITOR)
        await opened.db
          .updateTable('trash')
          .set({ content: '{' })
          .where('site_id', '=', siteId)
          .execute()
        await expect(stores.trash.restore(siteId, entry.id)).rejects.toThrow('abîmée')
        expect(await stores.trash.list(siteId)).toHaveLength(1)
        expect(opened.faults.splice(0).join()).toContain('corbeille')
      })

      test('the bin is purged by age, or one by one, and leaves the version of the site', async () => {
        const siteId = await site()
        const old = await stores.trash.put(siteId, 5, EDITOR)
        await opened.db
          .updateTable('trash')
          .set({ trashed_at: '2020-01-01T00:00:00.000Z' })
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
    })

    describe('undo', () => {
      test('A4 a rename is undone with all its addresses, and its redirects go', async () => {
        const siteId = await site()
        const before = await all(siteId)
        await stores.pages.update(siteId, 2, 'fr', { name: 'Notre maison' })
        expect(await pathsOf(siteId)).toMatchObject({ 5: '/notre-maison/bureaux/gare' })
        const change = await latest(siteId, 2)
        expect(change.kind).toBe('rename')
        expect(change.paths.map(({ from, to }) => `${from} ${to}`)).toEqual([
          '/cabinet /notre-maison',
          '/cabinet/equipe /notre-maison/equipe',
          '/cabinet/bureaux /notre-maison/bureaux',
          '/cabinet/bureaux/gare /notre-maison/bureaux/gare',
        ])
        await stores.treeChanges.undo(siteId, change.id)
        expect(await all(siteId)).toEqual(before)
        await expect(stores.treeChanges.undo(siteId, change.id)).rejects.toThrow('déjà été')
      })

      test('A4 former addresses that had to make way come back', async () => {
        const siteId = await site()
        await stores.pages.update(siteId, 6, 'fr', { path: '/ecrire' })
        const before = await all(siteId)
        await stores.pages.update(siteId, 2, 'fr', { path: '/contact' })
        expect((await stores.redirects.match(siteId, '/contact'))?.destination).toBeUndefined()
        await stores.treeChanges.undo(siteId, (await latest(siteId, 2)).id)
        expect(await all(siteId)).toEqual(before)
      })

      test('A2 a move is undone: place, levels, addresses in each language', async () => {
        const siteId = await site()
        const before = await all(siteId)
        await stores.pages.move(siteId, 4, 6)
        expect(await stores.pages.find(siteId, 4, 'en')).toMatchObject({ path: '/en/offices' })
        await stores.treeChanges.undo(siteId, (await latest(siteId, 4)).id)
        expect(await all(siteId)).toEqual(before)
      })

      test('a page added below meanwhile follows back, and its address is redirected', async () => {
        const siteId = await site()
        await stores.pages.update(siteId, 2, 'fr', { path: '/nous' })
        const change = await latest(siteId, 2)
        await stores.pages.insert(siteId, 2, { path: '/nous/neuf', name: 'Neuf' })
        await stores.treeChanges.undo(siteId, change.id)
        expect(await pathsOf(siteId)).toMatchObject({ 7: '/cabinet/neuf' })
        expect(await stores.redirects.list(siteId)).toEqual([
          { source: '/nous/neuf', destination: 'page:7', kind: 'moved', lang: 'fr' },
        ])
      })

      test('what stands in the way is named, and nothing changes', async () => {
        const siteId = await site()
        const undoing = async (pageId: number) => {
          const { id } = await latest(siteId, pageId)
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
        const siteId = await site()
        await stores.pages.move(siteId, 6, 2)
        expect(await stores.treeChanges.purge('2000-01-01T00:00:00.000Z')).toBe(0)
        expect(await stores.treeChanges.purge('9999-01-01T00:00:00.000Z')).toBeGreaterThan(0)
        expect(await stores.treeChanges.latest(siteId, 6)).toBeNull()
      })
    })

    describe('redirects', () => {
      test('A4 a section of thousands of pages that is renamed holds nobody', async () => {
        const siteId = await site()
        const rows = Array.from({ length: 3000 }, (_, index) => ({ id: 100 + index }))
        const root = await opened.db
          .selectFrom('page')
          .selectAll()
          .where('site_id', '=', siteId)
          .where('id', '=', 2)
          .executeTakeFirstOrThrow()
        const texts = await opened.db
          .selectFrom('page_translation')
          .selectAll()
          .where('site_id', '=', siteId)
          .where('page_id', '=', 2)
          .where('lang', '=', 'fr')
          .executeTakeFirstOrThrow()
        const wide = 2 * rows.length
        await opened.db
          .updateTable('page')
          .set((eb) => ({ rgt: eb('rgt', '+', wide) }))
          .where('site_id', '=', siteId)
          .where('rgt', '>=', root.rgt)
          .execute()
        await opened.db
          .updateTable('page')
          .set((eb) => ({ lft: eb('lft', '+', wide) }))
          .where('site_id', '=', siteId)
          .where('lft', '>', root.rgt)
          .execute()
        for (const part of chunksOf(rows, 100)) {
          await opened.db
            .insertInto('page')
            .values(
              part.map(({ id }) => ({
                ...root,
                id,
                level: root.level + 1,
                lft: root.rgt + 2 * (id - 100),
                rgt: root.rgt + 2 * (id - 100) + 1,
              })),
            )
            .execute()
          await opened.db
            .insertInto('page_translation')
            .values(
              part.map(({ id }) => ({
                ...texts,
                page_id: id,
                path: `/cabinet/${id}`,
                slug: String(id),
              })),
            )
            .execute()
        }
        expect(await stores.pages.check(siteId)).toEqual([])
        const stretches: number[] = []
        for (const path of ['/un', '/deux', '/trois']) {
          const { stretch } = await costOf(() => stores.pages.update(siteId, 2, 'fr', { path }))
          stretches.push(stretch)
        }
        expect((await stores.redirects.match(siteId, '/cabinet/3099'))?.destination).toBe(
          'page:3099',
        )
        expect(Math.min(...stretches)).toBeLessThan(50)
      }, 60_000)

      test('A4 a redirect is removed, and only that one', async () => {
        const siteId = await site()
        await stores.pages.update(siteId, 6, 'fr', { path: '/ecrire' })
        await stores.redirects.save(siteId, {
          source: '/contact',
          destination: '/x',
          kind: 'manual',
        })
        await stores.redirects.remove(siteId, { source: '/contact', kind: 'manual' })
        expect(await stores.redirects.list(siteId)).toMatchObject([{ kind: 'moved' }])
        await stores.redirects.remove(siteId, { source: '/contact', kind: 'manual' })
      })

      test('A4 of many, each is saved or refused for itself, also for those before it', async () => {
        const siteId = await site()
        const manual = (source: string, destination: string) =>
          ({ source, destination, kind: 'manual' }) as const
        await stores.redirects.save(siteId, manual('/k', '/contact'))
        const refusals = await stores.redirects.saveAll(siteId, [
          manual('/a', '/b'),
          manual('b', '/c'),
          manual('/b', '/a'),
          manual('/k', '/k/'),
          manual('/k', '/l'),
          manual('/l', '/k'),
          manual('/d*', '/e*'),
          manual('/f', '/e*'),
          manual('/h*', 'https://h.example*'),
          manual('/i*', 'https://i.example/*'),
        ])
        expect(
          refusals.map(
            (refusal) => refusal?.replace(/^.*(en rond|redirigé|admise).*$/, '$1') ?? null,
          ),
        ).toEqual([
          null,
          'redirigé',
          'en rond',
          null,
          null,
          'en rond',
          null,
          'admise',
          'admise',
          null,
        ])
        const kept = await stores.redirects.list(siteId)
        expect(kept.map(({ source, destination }) => `${source} ${destination}`)).toEqual([
          '/a /b',
          '/d* /e*',
          '/i* https://i.example/*',
          '/k /l',
        ])
      })

      test('A4 a star that leads into itself goes round in circles', async () => {
        const siteId = await site()
        await expect(
          stores.redirects.save(siteId, { source: '/a*', destination: '/ab*', kind: 'manual' }),
        ).rejects.toThrow('tournerait en rond')
      })
    })
  })
}
