import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MenuData } from '#base/core/menu.ts'
import type { Office } from '#base/core/site.ts'
import type { Database } from '#app/tables.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#features/sites/store/settings.ts'
import type { Stores } from '#app/stores.ts'
import { ContentError } from '#base/core/content-error.ts'
import { PageTreeError } from '#features/pages/store/tree/page-tree-error.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import type { NewPage } from '#features/pages/store/page-new-rows.ts'

/** Empty stores under test. */
export interface OpenedStores {
  stores: Stores
  /** The database under them, to spoil rows behind its back. */
  db: Database
  /** What they reported, in order. */
  faults: string[]
  close(): Promise<void>
}

const NOW = '2026-04-15T10:00:00.000Z'

/** What the stores promise, to be kept on each engine. */
export function storesContract(engine: string, open: () => Promise<OpenedStores>): void {
  describe(engine, () => {
    let opened: OpenedStores
    let stores: Stores

    beforeAll(async () => {
      opened = await open()
      stores = opened.stores
    })
    afterAll(() => opened.close())

    /** A site of the test's own, with one layout. */
    async function emptySite(): Promise<number> {
      const { id } = await stores.sites.create(newSite('Cabinet'))
      await stores.layouts.create(id, { id: 1, name: 'Page', css_class: 'page' })
      return id
    }

    /**
     * A site with pages: root 1 (2 « /cabinet » (3 « /cabinet/equipe », 4 « /cabinet/bureaux »
     * (5 « /cabinet/bureaux/gare »)), 6 « /contact »).
     */
    async function siteWithPages(): Promise<number> {
      const siteId = await emptySite()
      const add = (parentId: number | null, path: string, pageName: string) =>
        stores.pages.insert(siteId, parentId, { path, name: pageName })
      await add(null, '/', 'Accueil')
      await add(1, '/cabinet', 'Cabinet')
      await add(2, '/cabinet/equipe', 'Équipe')
      await add(2, '/cabinet/bureaux', 'Bureaux')
      await add(4, '/cabinet/bureaux/gare', 'Gare')
      await add(1, '/contact', 'Contact')
      return siteId
    }

    const shapeOf = async (siteId: number) =>
      (await stores.pages.tree(siteId, 'fr')).map(({ id, lft, rgt, level }) => [
        id,
        lft,
        rgt,
        level,
      ])

    const pathsOf = async (siteId: number) =>
      Object.fromEntries((await stores.pages.tree(siteId, 'fr')).map(({ id, path }) => [id, path]))

    describe('sites', () => {
      test('a removed site goes with all that is its own, and no other', async () => {
        const [gone, kept] = [await emptySite(), await emptySite()]
        for (const siteId of [gone, kept]) {
          await stores.articles.save(siteId, article({}))
          await stores.sites.saveConstants(siteId, { localite: 'Villebourg' })
        }
        await stores.siteLifecycle.remove(gone)
        expect(await stores.sites.find(gone)).toBeNull()
        expect(await stores.articles.find(gone, 1, NOW)).toBeNull()
        expect(await stores.articles.find(kept, 1, NOW)).not.toBeNull()
        await stores.siteLifecycle.remove(gone)
      })

      test('A1 the host chooses the site, an unknown host gets the default site', async () => {
        const own = await open()
        try {
          const { sites } = own.stores
          expect(await sites.findByHost('www.un.fr')).toBeNull()
          const one = await sites.create(
            newSite('Un', { isDefault: true, hosts: ['WWW.un.fr:80'] }),
          )
          const two = await sites.create(newSite('Deux', { hosts: ['deux.fr', 'www.deux.fr'] }))
          expect(await sites.findByHost('www.un.fr')).toEqual(one)
          expect(await sites.findByHost('www.deux.fr')).toEqual(two)
          expect(await sites.findByHost('deux.fr')).toEqual(two)
          expect(await sites.findByHost('ailleurs.fr')).toEqual(one)
          expect(await sites.findByHost('')).toEqual(one)
          expect(await sites.findByHost('deux.fr\0')).toEqual(one)
          expect(two.hosts).toEqual(['deux.fr', 'www.deux.fr'])

          const three = await sites.create(newSite('Trois', { isDefault: true }))
          expect(await sites.findByHost('ailleurs.fr')).toEqual(three)
          const list = await sites.list()
          expect(await sites.version(one.id)).toBe(2)
          expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
            [one.id, false],
            [two.id, false],
            [three.id, true],
          ])
        } finally {
          await own.close()
        }
      })

      test('a site is given back whole, with the id asked for', async () => {
        const settings = { ...DEFAULT_SETTINGS, site_name: 'Cabinet Ardoin', news_page: 31 }
        const constants = { ...DEFAULT_CONSTANTS, nomcabinet: 'Ardoin & Associés' }
        const offices = [
          {
            key: 'centre',
            name: 'Centre',
            street: '4 rue des Tisserands',
            postcode: '61000',
            town: 'Villebourg-sur-Aure',
            phonetotext: '02 00 00 00 00',
            phonetolink: '+33200000000',
            hours: [{ days: 'Lundi au vendredi', times: '9 h – 12 h 30' }],
            page: 7,
            plan: '/media/plan',
            itinerary: 'https://example.fr/',
          },
        ]
        const theme = { light: { accent: '#BA7A20' }, dark: { accent: '#E5B25F' } }
        const site = await stores.sites.create(
          newSite('Ardoin', { id: 4711, settings, constants, offices, theme }),
        )
        expect(site).toEqual({
          id: 4711,
          name: 'Ardoin',
          isDefault: false,
          hosts: [],
          settings,
          constants,
          offices,
          theme,
        })
        expect(await stores.sites.find(4711)).toEqual(site)
        expect(await stores.sites.find(4712)).toBeNull()
        expect(await stores.sites.find(2 ** 40)).toBeNull()
        expect(await stores.sites.find(1.5)).toBeNull()
      })

      test('a taken id, a taken host and what is no host name are refused', async () => {
        const siteId = await emptySite()
        await stores.sites.create(newSite('Hôte', { hosts: ['pris.fr'] }))
        const attempt = (site: Partial<Parameters<Stores['sites']['create']>[0]>) =>
          stores.sites.create(newSite('Autre', site))
        await expect(attempt({ id: siteId })).rejects.toThrow(ContentError)
        await expect(attempt({ id: 0 })).rejects.toThrow(/n’est pas un numéro de site/)
        await expect(attempt({ hosts: ['libre.fr', 'pris.fr'] })).rejects.toThrow(
          /pris\.fr mène déjà/,
        )
        await expect(attempt({ hosts: ['deux mots'] })).rejects.toThrow(/n’est pas un nom d’hôte/)
        expect((await stores.sites.list()).map((site) => site.name)).not.toContain('Autre')
      })

      test('L1 settings and constants are changed one by one, the others stay', async () => {
        const siteId = await emptySite()
        const share = { ...DEFAULT_SETTINGS.share, title: 'À partager' }
        await stores.sites.saveSettings(siteId, { kiosque: '0', share, videos_page: 12 })
        await stores.sites.saveSettings(siteId, { site_name: 'Le nom' })
        await stores.sites.saveConstants(siteId, { localite: 'Villebourg' })
        const site = await stores.sites.find(siteId)
        expect(site?.settings).toEqual({
          ...DEFAULT_SETTINGS,
          kiosque: '0',
          share,
          videos_page: 12,
          site_name: 'Le nom',
        })
        expect(site?.constants).toEqual({ ...DEFAULT_CONSTANTS, localite: 'Villebourg' })
      })

      test('L1 a refused setting changes nothing and names itself', async () => {
        const siteId = await emptySite()
        const version = await stores.sites.version(siteId)
        await expect(
          stores.sites.saveSettings(siteId, { site_name: 'Neuf', site_theme: '../secret' }),
        ).rejects.toThrow(/site_theme/)
        await expect(stores.sites.saveSettings(2_000_000, { kiosque: '1' })).rejects.toThrow(
          /Le site 2000000 n’existe pas/,
        )
        expect((await stores.sites.find(siteId))?.settings.site_name).toBe('')
        expect(await stores.sites.version(siteId)).toBe(version)
      })

      test('L1 offices are replaced in their order, and refused as a whole', async () => {
        const siteId = await emptySite()
        const here = { latitude: 48.6, longitude: -0.2 }
        const offices = [office({ key: 'gare', ...here }), office({ key: 'centre' })]
        await stores.sites.saveOffices(siteId, offices)
        expect((await stores.sites.find(siteId))?.offices).toEqual(offices)
        const refused: [Partial<Office>[], RegExp][] = [
          [[{ key: 'un' }, { key: 'un' }], /deux bureaux portent la même clé/],
          [[{ key: 'Gare du Nord' }], /0\.key/],
          [[{ name: '' }], /le nom est vide/],
          [[{ latitude: 48 }], /la latitude et la longitude vont ensemble/],
          [[{ latitude: 91, longitude: 0 }], /latitude/],
        ]
        for (const [given, why] of refused) {
          await expect(stores.sites.saveOffices(siteId, given.map(office))).rejects.toThrow(why)
        }
        expect((await stores.sites.find(siteId))?.offices).toEqual(offices)
      })

      test('L1 a theme is replaced; a colour that is none changes nothing', async () => {
        const siteId = await emptySite()
        const theme = { light: { paper: '#FBFAF7', radius: '14px' }, dark: { paper: '#111' } }
        await stores.sites.saveTheme(siteId, theme)
        for (const paper of ['red', '#12345', 'url(x)', '#fff;}body{']) {
          await expect(
            stores.sites.saveTheme(siteId, { light: { paper }, dark: {} }),
          ).rejects.toThrow(ContentError)
        }
        expect((await stores.sites.find(siteId))?.theme).toEqual(theme)
      })

      test('A1 hosts are replaced; one of another site is refused and changes nothing', async () => {
        const [siteId, other] = [await emptySite(), await emptySite()]
        await stores.sites.saveHosts(siteId, ['Neuf.fr', 'www.neuf.fr:443', 'neuf.fr'])
        expect((await stores.sites.find(siteId))?.hosts).toEqual(['neuf.fr', 'www.neuf.fr'])
        await expect(stores.sites.saveHosts(other, ['libre.fr', 'neuf.fr'])).rejects.toThrow(
          new RegExp(`neuf\\.fr mène déjà au site ${siteId}`),
        )
        expect((await stores.sites.find(other))?.hosts).toEqual([])
        await stores.sites.saveHosts(siteId, ['www.neuf.fr'])
        await stores.sites.saveHosts(other, ['neuf.fr'])
        expect((await stores.sites.findByHost('neuf.fr'))?.id).toBe(other)
        await expect(stores.sites.saveHosts(2_000_000, [])).rejects.toThrow(/n’existe pas/)
      })

      test('the version rises with every write to the site, and with no other', async () => {
        const siteId = await siteWithPages()
        const other = await emptySite()
        const otherVersion = await stores.sites.version(other)
        const writes: (() => Promise<unknown>)[] = [
          () => stores.sites.saveSettings(siteId, { kiosque: '0' }),
          () => stores.sites.saveConstants(siteId, { localite: 'Ici' }),
          () => stores.sites.saveOffices(siteId, [office({})]),
          () => stores.sites.saveTheme(siteId, { light: { ink: '#000' }, dark: {} }),
          () => stores.sites.saveHosts(siteId, [`site-${siteId}.fr`]),
          () => stores.pages.insert(siteId, 1, { path: '/neuf', name: 'Neuf' }),
          () => stores.pages.update(siteId, 2, 'fr', { name: 'Le cabinet' }),
          () =>
            stores.pages.addTranslation(siteId, 6, {
              lang: 'en',
              path: '/en/contact',
              name: 'Contact',
            }),
          () => stores.pages.move(siteId, 6, 2),
          () => stores.pages.reorder(siteId, 2, [6, 4, 3]),
          () => stores.pages.remove(siteId, 3),
          () => stores.layouts.create(siteId, { id: 2, name: 'Large', css_class: '' }),
          () => stores.widgets.replace(siteId, { pageId: 1, lang: 'fr' }, [widget({ id: 1459 })]),
          () => stores.widgets.saveOptions(siteId, 1459, 2, {}),
          () => stores.menus.save(siteId, 1509, 'Pratique', menuData()),
          () => stores.redirects.save(siteId, { source: '/a', destination: '/b', kind: 'manual' }),
          () => stores.revisions.keep(siteId, 1, 'fr', 'Anne'),
          () => stores.articles.saveMotifs(siteId, []),
          () => stores.articles.save(siteId, article({})),
        ]
        let version = await stores.sites.version(siteId)
        for (const write of writes) {
          await write()
          expect(await stores.sites.version(siteId)).toBe(version + 1)
          version += 1
        }
        expect(await stores.sites.version(other)).toBe(otherVersion)
        expect(await stores.sites.version(2_000_000)).toBe(0)
        expect(await stores.sites.version(2 ** 40)).toBe(0)
      })

      test('a corrupt setting costs itself: its default serves, and it is told once', async () => {
        const siteId = await emptySite()
        await stores.sites.saveSettings(siteId, {
          news_page: 31,
          xsl_code: 'Html_To_X',
          share: { ...DEFAULT_SETTINGS.share, title: 'Ici' },
        })
        const spoil = (setting: string, value: string) =>
          opened.db
            .updateTable('setting')
            .set({ value })
            .where('site_id', '=', siteId)
            .where('name', '=', setting)
            .execute()
        await spoil('share', '{"title":')
        await spoil('news_page', 'trente')
        await spoil('xsl_code', '<script>')
        await opened.db
          .updateTable('site')
          .set({ offices: 'oops', theme: '[]', version: 99 })
          .where('id', '=', siteId)
          .execute()
        opened.faults.length = 0
        const site = await stores.sites.find(siteId)
        expect(site?.settings).toEqual(DEFAULT_SETTINGS)
        expect(site?.offices).toEqual([])
        expect(site?.theme).toEqual({ light: {}, dark: {} })
        const about = ['share', 'news_page', 'xsl_code', 'bureaux', 'thème']
        for (const word of about) {
          expect(opened.faults.filter((fault) => fault.includes(word))).toHaveLength(1)
        }
        await opened.db.updateTable('site').set({ version: 100 }).where('id', '=', siteId).execute()
        await stores.sites.find(siteId)
        expect(opened.faults).toHaveLength(about.length)
      })
    })

    describe('pages', () => {
      test('A2 a new page has every field of the record, with sensible values', async () => {
        const siteId = await emptySite()
        const root = await stores.pages.insert(siteId, null, { path: '/', name: 'Accueil' })
        expect(root).toEqual({
          id: 1,
          module: 'main',
          action: 'root',
          record_id: 0,
          record_model: '',
          record_position: null,
          modelclass: '',
          lft: 1,
          rgt: 2,
          level: 0,
          type: '',
          image: '',
          layout_id: 1,
          lang: 'fr',
          path: '/',
          slug: '',
          name: 'Accueil',
          title: 'Accueil',
          h1: '',
          description: '',
          keywords: '',
          auto_mod: 'nthdk',
          infos: '{}',
          is_active: true,
          is_secure: false,
          is_indexable: true,
          is_visible_bread_crumb: true,
          updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        })
        expect(await stores.pages.findByPath(siteId, '/')).toEqual(root)
      })

      test('A2 every field given is kept as it is', async () => {
        const siteId = await siteWithPages()
        const given = {
          id: 60,
          module: 'article',
          action: 'show',
          record_id: 12,
          record_model: 'Article',
          record_position: 3,
          modelclass: 'DmPage',
          type: 'news',
          image: '/media/x.webp',
          layout_id: 1,
          lang: 'fr',
          path: '/une/page-Été',
          slug: 'page-ete',
          name: 'nom',
          title: 'Titre',
          h1: 'H1',
          description: 'Une description',
          keywords: 'mots',
          auto_mod: 'kns',
          infos: '{"testamotifs":["AEF"],"x":',
          is_active: false,
          is_secure: true,
          is_indexable: false,
          is_visible_bread_crumb: false,
        } as const
        const page = await stores.pages.insert(siteId, 1, given)
        expect(page).toMatchObject({ ...given, auto_mod: 'snk', level: 1 })
        expect(await stores.pages.find(siteId, 60, 'fr')).toEqual(page)
        // The next id follows the highest one.
        const next = await stores.pages.insert(siteId, 1, { path: '/suite', name: 'Suite' })
        expect(next.id).toBe(61)
      })

      test('A4 a path is found exactly as it is written, or not at all', async () => {
        const siteId = await siteWithPages()
        expect((await stores.pages.findByPath(siteId, '/cabinet'))?.id).toBe(2)
        const unknown = [
          '/Cabinet',
          '/cabinet/',
          'cabinet',
          '',
          '/cab%',
          '/cabine_',
          "/' or 1=1",
          '/\0',
        ]
        for (const path of [...unknown, `/${'x'.repeat(5000)}`]) {
          expect(await stores.pages.findByPath(siteId, path)).toBeNull()
        }
        for (const id of [0, -1, 1.5, 99, 2 ** 31, 2 ** 53, Number.NaN]) {
          expect(await stores.pages.find(siteId, id, 'fr')).toBeNull()
        }
        expect(await stores.pages.find(siteId, 2, 'en')).toBeNull()
      })

      test('A2 position chooses the place of a new page among the children', async () => {
        const siteId = await siteWithPages()
        expect(await shapeOf(siteId)).toEqual([
          [1, 1, 12, 0],
          [2, 2, 9, 1],
          [3, 3, 4, 2],
          [4, 5, 8, 2],
          [5, 6, 7, 3],
          [6, 10, 11, 1],
        ])
        await stores.pages.insert(siteId, 2, { id: 20, path: '/b', name: 'B' }, 0)
        await stores.pages.insert(siteId, 2, { id: 21, path: '/c', name: 'C' }, 2)
        await stores.pages.insert(siteId, 2, { id: 22, path: '/d', name: 'D' }, 99)
        await stores.pages.insert(siteId, 2, { id: 23, path: '/e', name: 'E' }, -5)
        expect((await shapeOf(siteId)).map(([id]) => id)).toEqual([
          1, 2, 23, 20, 3, 21, 4, 5, 22, 6,
        ])
        expect(await stores.pages.check(siteId)).toEqual([])
        const [node] = await stores.pages.tree(siteId, 'fr')
        expect(Object.keys(node ?? {}).toSorted()).toEqual(
          [
            'id',
            'lft',
            'rgt',
            'level',
            'path',
            'name',
            'title',
            'description',
            'is_active',
            'is_secure',
            'is_indexable',
            'is_visible_bread_crumb',
            'updated_at',
            'lang',
          ].toSorted(),
        )
      })

      test('A2 a page that can not be added is refused, and nothing changes', async () => {
        const siteId = await siteWithPages()
        const before = await shapeOf(siteId)
        const version = await stores.sites.version(siteId)
        const add = (parentId: number | null, page: NewPage) =>
          stores.pages.insert(siteId, parentId, page)
        await expect(add(1, { path: '/contact', name: 'X' })).rejects.toThrow(
          'Le chemin « /contact » est déjà celui de la page 6 « Contact »',
        )
        await expect(add(99, { path: '/x', name: 'X' })).rejects.toThrow('La page 99 n’existe pas')
        await expect(add(null, { path: '/x', name: 'X' })).rejects.toThrow('a déjà une racine')
        await expect(add(1, { id: 6, path: '/x', name: 'X' })).rejects.toThrow(
          'déjà celui d’une page',
        )
        await expect(add(1, { id: 0, path: '/x', name: 'X' })).rejects.toThrow(PageTreeError)
        await expect(add(1, { path: '/x', name: ' ' })).rejects.toThrow('n’a pas de nom')
        await expect(add(1, { path: '/x', name: 'X', layout_id: 9 })).rejects.toThrow(
          'La mise en page 9 n’existe pas',
        )
        for (const path of ['x', '', '/x/', '//x', '/x//y', '/x?y', '/x#y', '/x y', '/x*', '/\0']) {
          await expect(add(1, { path, name: 'X' })).rejects.toThrow(PageTreeError)
        }
        await expect(
          stores.pages.insert(2_000_000, null, { path: '/', name: 'X' }),
        ).rejects.toThrow(ContentError)
        expect(await shapeOf(siteId)).toEqual(before)
        expect(await stores.sites.version(siteId)).toBe(version)
      })

      test('A2 a whole tree is set at once, when it is right', async () => {
        const siteId = await emptySite()
        const tree = [
          { id: 1, lft: 1, rgt: 6, level: 0, path: '/', name: 'Accueil' },
          { id: 9, lft: 2, rgt: 5, level: 1, path: '/a', name: 'A', keywords: 'mots' },
          { id: 4, lft: 3, rgt: 4, level: 2, path: '/a/b', name: 'B' },
        ]
        const wrong = tree.map((page) => (page.id === 4 ? { ...page, level: 1 } : page))
        await expect(stores.pages.insertTree(siteId, wrong)).rejects.toThrow('n’est pas juste')
        const twice = tree.map((page) => ({ ...page, path: '/a' }))
        await expect(stores.pages.insertTree(siteId, twice)).rejects.toThrow('Deux pages')
        const sameId = tree.map((page) => ({ ...page, id: 3 }))
        await expect(stores.pages.insertTree(siteId, sameId)).rejects.toThrow('numéro de page 3')
        await stores.pages.insertTree(siteId, tree)
        expect(await shapeOf(siteId)).toEqual([
          [1, 1, 6, 0],
          [9, 2, 5, 1],
          [4, 3, 4, 2],
        ])
        expect((await stores.pages.find(siteId, 9, 'fr'))?.keywords).toBe('mots')
        expect((await stores.pages.insert(siteId, 1, { path: '/c', name: 'C' })).id).toBe(10)
        await expect(stores.pages.insertTree(siteId, tree)).rejects.toThrow('a déjà des pages')
      })

      test('A2 a tree of more pages than one statement holds is set at once', async () => {
        const siteId = await emptySite()
        const children = Array.from({ length: 450 }, (_, index) => ({
          id: index + 2,
          lft: index * 2 + 2,
          rgt: index * 2 + 3,
          level: 1,
          path: `/page-${index}`,
          name: `Page ${index}`,
        }))
        const root = { id: 1, lft: 1, rgt: 902, level: 0, path: '/', name: 'Accueil' }
        await stores.pages.insertTree(siteId, [root, ...children])
        expect(await stores.pages.check(siteId)).toEqual([])
        expect(await stores.pages.tree(siteId, 'fr')).toHaveLength(451)
      })

      test('A2 a fault of the nested set is found', async () => {
        const siteId = await siteWithPages()
        await opened.db
          .updateTable('page')
          .set({ rgt: 40 })
          .where('site_id', '=', siteId)
          .where('id', '=', 4)
          .execute()
        expect((await stores.pages.check(siteId)).join('\n')).toMatch(/Page 4/)
      })

      test('L1 D3 the outline tells of pages that hang on settings, and of those of one motif', async () => {
        const siteId = await siteWithPages()
        const infos = (id: number, value: string) =>
          stores.pages.update(siteId, id, 'fr', { infos: value })
        await infos(2, '{"settings":["kiosque","lead_rdv","rien"]}')
        await infos(3, '{"settings":["rien"],"testamotifs":["AEF","AES"]}')
        await infos(4, '{"testamotifs":["AES"]}')
        await infos(5, '{"settings":["pack_crea"],"testamotifs":["AEF"]')
        await stores.pages.addTranslation(siteId, 6, {
          lang: 'en',
          path: '/en/contact',
          name: 'Contact',
          infos: '{"settings":["kiosque"],"testamotifs":["AEJ"]}',
        })
        const { trees, switched, ofOneMotif } = await stores.pages.outline(siteId)
        expect(switched).toEqual([{ lft: 2, rgt: 9, switches: ['kiosque', 'lead_rdv'] }])
        expect(ofOneMotif).toEqual([
          { id: 4, lang: 'fr', motif: 'AES' },
          { id: 6, lang: 'en', motif: 'AEJ' },
        ])
        expect(trees.fr[1]).not.toHaveProperty('infos')
        const nothing = { trees: { fr: [], en: [] }, switched: [], ofOneMotif: [] }
        expect(await stores.pages.outline(99)).toEqual(nothing)
      })

      test('A8 a page has its languages, each with its path', async () => {
        const siteId = await siteWithPages()
        await stores.pages.addTranslation(siteId, 6, {
          lang: 'en',
          path: '/en/contact',
          name: 'Contact us',
          is_indexable: false,
        })
        const { trees } = await stores.pages.outline(siteId)
        expect(trees.fr).toEqual(await stores.pages.tree(siteId, 'fr'))
        expect(trees.en).toEqual(await stores.pages.tree(siteId, 'en'))
        expect(trees.fr).toContainEqual(expect.objectContaining({ id: 6, path: '/contact' }))
        expect(trees.en).toMatchObject([{ id: 6, lang: 'en', path: '/en/contact' }])
        const english = await stores.pages.findByPath(siteId, '/en/contact')
        expect(english).toMatchObject({
          id: 6,
          lang: 'en',
          name: 'Contact us',
          infos: '{"language":"en"}',
          is_indexable: false,
          level: 1,
        })
        expect((await stores.pages.tree(siteId, 'en')).map(({ id, lang }) => [id, lang])).toEqual([
          [6, 'en'],
        ])
        expect((await stores.pages.tree(siteId, 'fr')).map(({ id }) => id)).toEqual([
          1, 2, 3, 4, 5, 6,
        ])
        const add = (id: number, path: string) =>
          stores.pages.addTranslation(siteId, id, { lang: 'en', path, name: 'X' })
        await expect(add(6, '/en/other')).rejects.toThrow('existe déjà dans la langue « en »')
        await expect(add(2, '/en/contact')).rejects.toThrow(PageTreeError)
        await expect(add(2, '/contact')).rejects.toThrow(PageTreeError)
        await expect(add(99, '/en/x')).rejects.toThrow('La page 99 n’existe pas')
      })

      test('A2 an update changes the fields given, in its language alone', async () => {
        const siteId = await siteWithPages()
        await stores.pages.addTranslation(siteId, 6, {
          lang: 'en',
          path: '/en/contact',
          name: 'Contact',
        })
        const before = await stores.pages.find(siteId, 6, 'fr')
        const updated = await stores.pages.update(siteId, 6, 'fr', {
          h1: 'Nous joindre',
          infos: '{"a":1}',
          is_secure: true,
          is_active: false,
          image: '/media/i.webp',
          type: 'form',
        })
        expect(updated).toEqual({
          ...before,
          h1: 'Nous joindre',
          auto_mod: 'sntdk',
          infos: '{"a":1}',
          is_secure: true,
          is_active: false,
          image: '/media/i.webp',
          type: 'form',
          updated_at: updated.updated_at,
        })
        const english = await stores.pages.find(siteId, 6, 'en')
        expect(english).toMatchObject({ h1: '', is_secure: false, image: '/media/i.webp' })
        await expect(stores.pages.update(siteId, 2, 'en', {})).rejects.toThrow(PageTreeError)
        await expect(stores.pages.update(siteId, 6, 'fr', { lang: 'en' })).rejects.toThrow(
          PageTreeError,
        )
        await expect(stores.pages.update(siteId, 6, 'fr', { layout_id: 8 })).rejects.toThrow(
          PageTreeError,
        )
      })

      test('A2 a rename takes slug, title and paths along while their letters stand', async () => {
        const siteId = await siteWithPages()
        const page = await stores.pages.update(siteId, 2, 'fr', { name: 'à propos de nous' })
        expect(page).toMatchObject({
          name: 'à propos de nous',
          title: 'À propos de nous',
          slug: 'a-propos-de-nous',
          path: '/a-propos-de-nous',
        })
        expect(await pathsOf(siteId)).toMatchObject({
          3: '/a-propos-de-nous/equipe',
          4: '/a-propos-de-nous/bureaux',
          5: '/a-propos-de-nous/bureaux/gare',
          6: '/contact',
        })
        const byHand = await stores.pages.update(siteId, 2, 'fr', { slug: 'nous', title: 'Nous' })
        expect(byHand).toMatchObject({ path: '/nous', title: 'Nous', auto_mod: 'hdk' })
        const renamed = await stores.pages.update(siteId, 2, 'fr', { name: 'Autre' })
        expect(renamed).toMatchObject({ path: '/nous', slug: 'nous', title: 'Nous' })
        const again = await stores.pages.update(siteId, 2, 'fr', { slug: '', title: '' })
        expect(again).toMatchObject({ path: '/autre', slug: 'autre', title: 'Autre' })
        expect(again.auto_mod).toBe('sthdk')
        expect((await stores.pages.find(siteId, 5, 'fr'))?.path).toBe('/autre/bureaux/gare')
      })

      test('A2 a path written by hand is kept, gives the slug and takes its letter', async () => {
        const siteId = await siteWithPages()
        const page = await stores.pages.update(siteId, 4, 'fr', {
          path: '/adresses',
          name: 'Nos adresses',
        })
        expect(page).toMatchObject({ path: '/adresses', slug: 'adresses', name: 'Nos adresses' })
        expect(page.auto_mod).not.toContain('s')
        expect(await pathsOf(siteId)).toMatchObject({ 5: '/adresses/gare', 3: '/cabinet/equipe' })
        // No longer below its parent's path: it stays where it is when the parent goes.
        await stores.pages.update(siteId, 2, 'fr', { path: '/maison' })
        expect(await pathsOf(siteId)).toMatchObject({
          2: '/maison',
          3: '/maison/equipe',
          4: '/adresses',
          5: '/adresses/gare',
        })
      })

      test('A2 the root keeps its path under any name', async () => {
        const siteId = await siteWithPages()
        const root = await stores.pages.update(siteId, 1, 'fr', {
          name: 'Bienvenue',
          slug: 'ailleurs',
        })
        expect(root).toMatchObject({ path: '/', slug: '', name: 'Bienvenue', title: 'Bienvenue' })
        await expect(stores.pages.update(siteId, 1, 'fr', { path: '/x' })).rejects.toThrow(
          PageTreeError,
        )
      })

      test('A4 a former path leads to the page that left it, however often it moves', async () => {
        const siteId = await siteWithPages()
        await stores.pages.update(siteId, 2, 'fr', { path: '/un' })
        await stores.pages.update(siteId, 2, 'fr', { path: '/deux' })
        for (const path of ['/cabinet', '/un']) {
          expect(await stores.redirects.match(siteId, path)).toEqual({
            source: path,
            destination: 'page:2',
            kind: 'moved',
            lang: 'fr',
          })
        }
        expect((await stores.redirects.match(siteId, '/un/bureaux/gare'))?.destination).toBe(
          'page:5',
        )
        // Back to where it was: no redirect stands on a living page.
        await stores.pages.update(siteId, 2, 'fr', { path: '/cabinet' })
        expect(await stores.redirects.match(siteId, '/cabinet')).toBeNull()
        expect(await stores.redirects.match(siteId, '/cabinet/equipe')).toBeNull()
        expect((await stores.redirects.match(siteId, '/deux'))?.destination).toBe('page:2')
      })

      test('A4 a new page or language on a former path takes it over', async () => {
        const siteId = await siteWithPages()
        await stores.pages.update(siteId, 6, 'fr', { path: '/joindre' })
        expect((await stores.redirects.match(siteId, '/contact'))?.destination).toBe('page:6')
        await stores.pages.insert(siteId, 1, { path: '/contact', name: 'Contact' })
        expect(await stores.redirects.match(siteId, '/contact')).toBeNull()

        await stores.pages.update(siteId, 6, 'fr', { path: '/appeler' })
        await stores.pages.addTranslation(siteId, 2, { lang: 'en', path: '/joindre', name: 'Join' })
        expect(await stores.redirects.match(siteId, '/joindre')).toBeNull()
      })

      test('A2 a page may take the path of one below it, not that of another', async () => {
        const siteId = await siteWithPages()
        await stores.pages.update(siteId, 2, 'fr', { path: '/cabinet/bureaux' })
        expect(await pathsOf(siteId)).toMatchObject({
          2: '/cabinet/bureaux',
          4: '/cabinet/bureaux/bureaux',
          5: '/cabinet/bureaux/bureaux/gare',
        })
        expect((await stores.pages.findByPath(siteId, '/cabinet/bureaux'))?.id).toBe(2)
        expect(await stores.redirects.match(siteId, '/cabinet/bureaux')).toBeNull()
        expect((await stores.redirects.match(siteId, '/cabinet'))?.destination).toBe('page:2')
        await expect(
          stores.pages.update(siteId, 6, 'fr', { path: '/cabinet/bureaux' }),
        ).rejects.toThrow('est déjà celui de la page 2')
        await expect(stores.pages.update(siteId, 6, 'fr', { path: 'contact' })).rejects.toThrow(
          'n’est pas un chemin de page',
        )
      })

      test('A2 a move takes the descendants along, with their paths in each language', async () => {
        const siteId = await siteWithPages()
        const translate = (id: number, path: string) =>
          stores.pages.addTranslation(siteId, id, { lang: 'en', path, name: `Page ${id}` })
        await translate(1, '/en')
        await translate(4, '/en/offices')
        await translate(5, '/en/offices/station')
        await translate(6, '/en/contact')
        await stores.pages.move(siteId, 4, 6)
        expect(await shapeOf(siteId)).toEqual([
          [1, 1, 12, 0],
          [2, 2, 5, 1],
          [3, 3, 4, 2],
          [6, 6, 11, 1],
          [4, 7, 10, 2],
          [5, 8, 9, 3],
        ])
        expect(await pathsOf(siteId)).toMatchObject({
          4: '/contact/bureaux',
          5: '/contact/bureaux/gare',
        })
        const english = await stores.pages.tree(siteId, 'en')
        expect(english.map(({ path }) => path)).toEqual([
          '/en',
          '/en/contact',
          '/en/contact/offices',
          '/en/contact/offices/station',
        ])
        expect(await stores.redirects.match(siteId, '/en/offices/station')).toMatchObject({
          destination: 'page:5',
          lang: 'en',
        })
        expect(await stores.redirects.match(siteId, '/cabinet/bureaux')).toMatchObject({
          destination: 'page:4',
          lang: 'fr',
        })
      })

      test('A2 a move within the same page changes the order alone', async () => {
        const siteId = await siteWithPages()
        const paths = await pathsOf(siteId)
        await stores.pages.move(siteId, 4, 2, 0)
        expect((await shapeOf(siteId)).map(([id]) => id)).toEqual([1, 2, 4, 5, 3, 6])
        await stores.pages.move(siteId, 4, 2, 1)
        expect((await shapeOf(siteId)).map(([id]) => id)).toEqual([1, 2, 3, 4, 5, 6])
        await stores.pages.move(siteId, 2, 1)
        expect((await shapeOf(siteId)).map(([id]) => id)).toEqual([1, 6, 2, 3, 4, 5])
        await stores.pages.move(siteId, 2, 1)
        expect((await shapeOf(siteId)).map(([id]) => id)).toEqual([1, 6, 2, 3, 4, 5])
        expect(await pathsOf(siteId)).toEqual(paths)
        expect(await stores.redirects.list(siteId)).toEqual([])
        expect(await stores.pages.check(siteId)).toEqual([])
      })

      test('A2 a page at the top goes below another and back', async () => {
        const siteId = await siteWithPages()
        await stores.pages.move(siteId, 6, 2, 0)
        expect(await pathsOf(siteId)).toMatchObject({ 6: '/cabinet/contact' })
        await stores.pages.move(siteId, 6, 1, 0)
        expect(await pathsOf(siteId)).toMatchObject({ 6: '/contact' })
        expect((await stores.redirects.match(siteId, '/cabinet/contact'))?.destination).toBe(
          'page:6',
        )
        expect(await stores.redirects.match(siteId, '/contact')).toBeNull()
      })

      test('A2 a move that can not be is refused, and nothing changes', async () => {
        const siteId = await siteWithPages()
        await stores.pages.insert(siteId, 6, { path: '/contact/gare', name: 'Gare' })
        const before = await shapeOf(siteId)
        const paths = await pathsOf(siteId)
        await expect(stores.pages.move(siteId, 2, 2)).rejects.toThrow('sous elle-même')
        await expect(stores.pages.move(siteId, 2, 5)).rejects.toThrow('sous elle-même')
        await expect(stores.pages.move(siteId, 1, 2)).rejects.toThrow('racine')
        await expect(stores.pages.move(siteId, 99, 2)).rejects.toThrow('La page 99')
        await expect(stores.pages.move(siteId, 2, 99)).rejects.toThrow('La page 99')
        await expect(stores.pages.move(siteId, 5, 6)).rejects.toThrow('« /contact/gare » est déjà')
        expect(await shapeOf(siteId)).toEqual(before)
        expect(await pathsOf(siteId)).toEqual(paths)
      })

      test('A2 children are put in order, all of them or none', async () => {
        const siteId = await siteWithPages()
        await stores.pages.reorder(siteId, 1, [6, 2])
        expect(await shapeOf(siteId)).toEqual([
          [1, 1, 12, 0],
          [6, 2, 3, 1],
          [2, 4, 11, 1],
          [3, 5, 6, 2],
          [4, 7, 10, 2],
          [5, 8, 9, 3],
        ])
        await stores.pages.reorder(siteId, 6, [])
        for (const ids of [[6], [6, 2, 3], [6, 6], [6, 2, 2], [], [2, 99]]) {
          await expect(stores.pages.reorder(siteId, 1, ids)).rejects.toThrow(PageTreeError)
        }
        await expect(stores.pages.reorder(siteId, 99, [])).rejects.toThrow(PageTreeError)
        expect(await stores.pages.check(siteId)).toEqual([])
      })

      test('A2 a removal takes descendants, widgets and former paths along', async () => {
        const siteId = await siteWithPages()
        await stores.pages.addTranslation(siteId, 5, {
          lang: 'en',
          path: '/en/station',
          name: 'Station',
        })
        await stores.widgets.replace(siteId, { pageId: 5, lang: 'en' }, [widget({ id: 77 })])
        await stores.pages.update(siteId, 5, 'fr', { path: '/gare' })
        await stores.pages.update(siteId, 6, 'fr', { path: '/joindre' })
        await stores.pages.remove(siteId, 2)
        expect(await shapeOf(siteId)).toEqual([
          [1, 1, 4, 0],
          [6, 2, 3, 1],
        ])
        expect(await stores.pages.findByPath(siteId, '/en/station')).toBeNull()
        expect(await stores.widgets.find(siteId, 77)).toBeNull()
        expect((await stores.redirects.list(siteId)).map(({ destination }) => destination)).toEqual(
          ['page:6'],
        )
        await expect(stores.pages.remove(siteId, 1)).rejects.toThrow('racine')
        await expect(stores.pages.remove(siteId, 2)).rejects.toThrow('La page 2 n’existe pas')
        // Its id is not given out again: what still names it must not mean another page.
        const next = await stores.pages.insert(siteId, 1, { path: '/neuf', name: 'Neuf' })
        expect(next.id).toBe(7)
      })
    })

    describe('layouts', () => {
      test('A3 layouts are kept by id', async () => {
        const siteId = await emptySite()
        const wide = { id: 5, name: 'Large', css_class: 'wide' }
        await stores.layouts.create(siteId, wide)
        expect(await stores.layouts.find(siteId, 5)).toEqual(wide)
        expect(await stores.layouts.find(siteId, 6)).toBeNull()
        expect(await stores.layouts.find(siteId, 2 ** 40)).toBeNull()
        expect((await stores.layouts.list(siteId)).map(({ id }) => id)).toEqual([1, 5])
        await expect(stores.layouts.create(siteId, wide)).rejects.toThrow('déjà celui')
        await expect(stores.layouts.create(siteId, { ...wide, id: 0 })).rejects.toThrow(
          ContentError,
        )
        await expect(stores.layouts.create(2_000_000, wide)).rejects.toThrow(ContentError)
      })
    })

    describe('widgets', () => {
      test('A3 reserved numbers are given to nobody else, and leave the site’s version alone', async () => {
        const siteId = await siteWithPages()
        const owner = { pageId: 1, lang: 'fr' } as const
        await stores.widgets.replace(siteId, owner, [widget({ id: 40 })])
        const version = await stores.sites.version(siteId)
        const asked = await Promise.all([1, 2, 3].map((n) => stores.widgets.reserveIds(siteId, n)))
        expect(asked.flat().toSorted((a, b) => a - b)).toEqual([41, 42, 43, 44, 45, 46])
        expect(await stores.sites.version(siteId)).toBe(version)
        const [added] = await stores.widgets.replace(siteId, owner, [widget({})])
        expect(added?.id).toBe(47)
      })

      test('A3 widgets of an owner come in zone and position order', async () => {
        const siteId = await siteWithPages()
        const owner = { pageId: 1, lang: 'fr' } as const
        const placed = await stores.widgets.replace(siteId, owner, [
          widget({ id: 1459, zone: 'main', type: 'feed', version: 3, options: { nb_items: 5 } }),
          widget({ zone: 'aside' }),
          widget({ zone: 'main' }),
          widget({ id: 12, zone: 'Été' }),
        ])
        expect(placed).toEqual([
          { id: 1460, zone: 'aside', position: 1, type: 'text', version: 1, options: '{}' },
          {
            id: 1459,
            zone: 'main',
            position: 0,
            type: 'feed',
            version: 3,
            options: '{"nb_items":5}',
          },
          { id: 1461, zone: 'main', position: 2, type: 'text', version: 1, options: '{}' },
          { id: 12, zone: 'Été', position: 3, type: 'text', version: 1, options: '{}' },
        ])
        expect(await stores.widgets.of(siteId, owner)).toEqual(placed)
        expect(await stores.widgets.find(siteId, 1459)).toEqual(placed[1])
        expect(await stores.widgets.find(siteId, 1)).toBeNull()
        expect(await stores.widgets.find(siteId, 2 ** 40)).toBeNull()
        expect(await stores.widgets.of(siteId, { pageId: 2 ** 40, lang: 'fr' })).toEqual([])
      })

      test('A3 widgets of a type are found on the pages of a language, with their page', async () => {
        const siteId = await siteWithPages()
        await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [
          widget({ id: 31, type: 'guide' }),
          widget({ id: 32 }),
        ])
        await stores.widgets.replace(siteId, { pageId: 1, lang: 'fr' }, [
          widget({ id: 30, type: 'kiosk' }),
        ])
        const header = { layoutId: 1, part: 'header', lang: 'fr' } as const
        await stores.widgets.replace(siteId, header, [widget({ id: 33, type: 'guide' })])
        const found = await stores.widgets.onPages(siteId, 'fr', ['guide', 'kiosk'])
        expect(found.map(({ id, pageId, type }) => [id, pageId, type])).toEqual([
          [30, 1, 'kiosk'],
          [31, 6, 'guide'],
        ])
        expect(await stores.widgets.onPages(siteId, 'en', ['guide', 'kiosk'])).toEqual([])
        expect(await stores.widgets.onPages(siteId, 'fr', [])).toEqual([])
      })

      test('A3 owners are apart: languages of a page, parts of a layout', async () => {
        const siteId = await siteWithPages()
        await stores.pages.addTranslation(siteId, 6, {
          lang: 'en',
          path: '/en/contact',
          name: 'Contact',
        })
        const owners = [
          { pageId: 6, lang: 'fr' },
          { pageId: 6, lang: 'en' },
          { layoutId: 1, part: 'header', lang: 'fr' },
          { layoutId: 1, part: 'header', lang: 'en' },
          { layoutId: 1, part: 'footer', lang: 'fr' },
        ] as const
        for (const [index, owner] of owners.entries()) {
          await stores.widgets.replace(siteId, owner, [widget({ id: 100 + index })])
        }
        await stores.widgets.replace(siteId, owners[2], [])
        const ids = []
        for (const owner of owners) {
          ids.push((await stores.widgets.of(siteId, owner)).map(({ id }) => id))
        }
        expect(ids).toEqual([[100], [101], [], [103], [104]])
      })

      test('A3 a replacement keeps and drops; a refused one leaves all as it was', async () => {
        const siteId = await siteWithPages()
        const owner = { pageId: 2, lang: 'fr' } as const
        await stores.widgets.replace(siteId, owner, [widget({ id: 5 }), widget({ id: 6 })])
        await stores.widgets.replace(siteId, { pageId: 3, lang: 'fr' }, [widget({ id: 9 })])
        await stores.widgets.replace(siteId, owner, [widget({ id: 6, options: [1] }), widget({})])
        const kept = await stores.widgets.of(siteId, owner)
        expect(kept.map(({ id, position, options }) => [id, position, options])).toEqual([
          [6, 0, '[1]'],
          [10, 1, '{}'],
        ])
        const attempt = (ids: number[]) =>
          stores.widgets.replace(
            siteId,
            owner,
            ids.map((id) => widget({ id })),
          )
        await expect(attempt([9])).rejects.toThrow('Le widget 9 est déjà ailleurs')
        await expect(attempt([7, 7])).rejects.toThrow('Deux widgets')
        await expect(attempt([0])).rejects.toThrow(ContentError)
        await expect(stores.widgets.replace(siteId, { pageId: 2, lang: 'en' }, [])).rejects.toThrow(
          'La page 2 n’existe pas',
        )
        await expect(
          stores.widgets.replace(siteId, { layoutId: 9, part: 'footer', lang: 'fr' }, []),
        ).rejects.toThrow('La mise en page 9 n’existe pas')
        expect(await stores.widgets.of(siteId, owner)).toEqual(kept)
      })

      test('A3 options and version of one instance are saved, nothing else', async () => {
        const siteId = await siteWithPages()
        await stores.widgets.replace(siteId, { pageId: 1, lang: 'fr' }, [
          widget({ id: 1, zone: 'main', type: 'feed' }),
          widget({ id: 2 }),
        ])
        const options = { text: 'L’été — « œuvre » 🌞 </script>', list: [null, true, 1.5] }
        await stores.widgets.saveOptions(siteId, 1, 4, options)
        const saved = await stores.widgets.find(siteId, 1)
        expect(saved).toMatchObject({ zone: 'main', type: 'feed', version: 4 })
        expect(JSON.parse(saved?.options ?? '')).toEqual(options)
        expect(await stores.widgets.find(siteId, 2)).toMatchObject({ version: 1, options: '{}' })
        await expect(stores.widgets.saveOptions(siteId, 99, 1, {})).rejects.toThrow('n’existe pas')
      })

      test('corrupt options are handed out as the text they are', async () => {
        const siteId = await siteWithPages()
        const owner = { pageId: 1, lang: 'fr' } as const
        await stores.widgets.replace(siteId, owner, [widget({ id: 1 })])
        await opened.db
          .updateTable('widget')
          .set({ options: '{"nb_items": 5' })
          .where('site_id', '=', siteId)
          .execute()
        expect((await stores.widgets.of(siteId, owner))[0]?.options).toBe('{"nb_items": 5')
      })
    })

    describe('menus', () => {
      test('C1 menu data come back as they were saved, unknown members included', async () => {
        const siteId = await emptySite()
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
        const [one, other] = [await emptySite(), await emptySite()]
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
        const siteId = await emptySite()
        const deep = `${'[{"id":1,"childs":'.repeat(20_000)}[]${'}]'.repeat(20_000)}`
        const corrupt = [
          '{',
          'null',
          '[]',
          '{"menu":{}}',
          '{"menu":[{"id":"x"}]}',
          `{"menu":${deep}}`,
        ]
        for (const [index, data] of corrupt.entries()) {
          await opened.db
            .insertInto('menu')
            .values({ site_id: siteId, id: index + 1, name: 'Corrompu', data })
            .execute()
          expect(await stores.menus.find(siteId, index + 1)).toBeNull()
          expect(opened.faults.at(-1)).toContain(
            `Site ${siteId}. Le menu ${index + 1} est illisible`,
          )
        }
      })

      test('C1 what an entry lacks is filled in', async () => {
        const siteId = await emptySite()
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

    describe('redirects', () => {
      test('A4 an exact source comes first, then the longest wildcard', async () => {
        const siteId = await siteWithPages()
        const save = (source: string, destination: string, kind: 'manual' | 'moved' = 'manual') =>
          stores.redirects.save(siteId, { source, destination, kind })
        await save('/ancien*', '/a')
        await save('/ancien/blog/*', '/b')
        await save('/ancien/blog/un', 'https://example.fr/un')
        await save('/ancien/blog/un', 'page:2', 'moved')
        const destination = async (path: string) =>
          (await stores.redirects.match(siteId, path))?.destination ?? null
        expect(await destination('/ancien')).toBe('/a')
        expect(await destination('/ancienne-page')).toBe('/a')
        expect(await destination('/ancien/blog')).toBe('/a')
        expect(await destination('/ancien/blog/')).toBe('/b')
        expect(await destination('/ancien/blog/deux')).toBe('/b')
        expect(await destination('/ancien/blog/un')).toBe('https://example.fr/un')
        expect(await destination('/ANCIEN')).toBeNull()
        expect(await destination('/')).toBeNull()
        expect(await destination('')).toBeNull()
        expect(await destination('/\0')).toBeNull()
        expect(await destination(`/${'é'.repeat(9000)}`)).toBeNull()
      })

      test('A4 a wildcard is compared sign by sign', async () => {
        const siteId = await emptySite()
        await stores.redirects.save(siteId, {
          source: '/été_%*',
          destination: '/x',
          kind: 'manual',
        })
        expect(await stores.redirects.match(siteId, '/été_%à')).not.toBeNull()
        expect(await stores.redirects.match(siteId, '/étéab')).toBeNull()
      })

      test('A4 a redirect is saved once per source and kind, and listed by source', async () => {
        const siteId = await emptySite()
        const save = (source: string, destination: string) =>
          stores.redirects.save(siteId, { source, destination, kind: 'manual' })
        await save('/b', '/1')
        await save('/É', '/2')
        await save('/a', '/3')
        await save('/b', 'page:9')
        expect(await stores.redirects.list(siteId)).toEqual([
          { source: '/a', destination: '/3', kind: 'manual' },
          { source: '/b', destination: 'page:9', kind: 'manual' },
          { source: '/É', destination: '/2', kind: 'manual' },
        ])
      })

      test('A4 what is malformed or would go round in circles is refused', async () => {
        const siteId = await siteWithPages()
        const save = (source: string, destination: string) =>
          stores.redirects.save(siteId, { source, destination, kind: 'manual' })
        for (const source of ['x', '', '/a b', '/a*b', '/a**', '*', '/\0', `/${'x'.repeat(600)}`]) {
          await expect(save(source, '/x')).rejects.toThrow('ne peut pas être redirigé')
        }
        const nowhere = [
          '',
          'x',
          '//evil.fr',
          'javascript:alert(1)',
          'page:0',
          'page:x',
          '/a b',
          'http://',
        ]
        for (const destination of nowhere) {
          await expect(save('/x', destination)).rejects.toThrow('n’est pas une destination')
        }
        await save('/a', '/b')
        await save('/b', '/c')
        for (const [source, destination] of [
          ['/c', '/a'],
          ['/x', '/x'],
          ['/y*', '/yy'],
        ] as const) {
          await expect(save(source, destination)).rejects.toThrow('tournerait en rond')
        }
        // A living page ends the chain.
        await save('/contact', '/x')
        await save('/x', '/contact')
        expect((await stores.redirects.list(siteId)).map(({ source }) => source)).toEqual([
          '/a',
          '/b',
          '/contact',
          '/x',
        ])
      })
    })

    describe('revisions', () => {
      test('a kept version holds the page and its widgets as they were', async () => {
        const siteId = await siteWithPages()
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
        const siteId = await siteWithPages()
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

    describe('articles', () => {
      test('motifs come in the order in which they were saved', async () => {
        const siteId = await emptySite()
        expect(await stores.articles.motifs(siteId)).toEqual([])
        const motifs = [
          { code: 'EREVUEVIDEO', description: 'EREVUEVIDEO : Vidéos' },
          { code: 'AEF', description: 'AEF : Fiscal' },
        ]
        await stores.articles.saveMotifs(siteId, motifs)
        expect(await stores.articles.motifs(siteId)).toEqual(motifs)
        await stores.articles.saveMotifs(siteId, motifs.slice(1))
        expect(await stores.articles.motifs(siteId)).toEqual(motifs.slice(1))
        await expect(stores.articles.saveMotifs(siteId, [...motifs, ...motifs])).rejects.toThrow(
          'deux fois',
        )
        expect(await stores.articles.motifs(siteId)).toHaveLength(1)
      })

      test('a saved article comes back whole, by id and by slug', async () => {
        const siteId = await emptySite()
        const full = article({
          duration: 'PT1M',
          video: {
            url: '/v.mp4',
            type: 'video/mp4',
            poster: '/v.webp',
            width: 1280,
            height: 720,
            captions: [{ url: '/v.vtt', language: 'fr', label: 'Français' }],
          },
          mediasPaths: [
            { index: '24-11', url: '/a.webp', copyright: 'Nous' },
            { index: '1', url: '/b' },
          ],
        })
        await stores.articles.save(siteId, full)
        expect(await stores.articles.find(siteId, 1, NOW)).toEqual(full)
        expect(await stores.articles.idOfSlug(siteId, full.slug, NOW)).toBe(1)
        const bare = article({ lang: 'en' })
        await stores.articles.save(siteId, bare)
        expect(await stores.articles.find(siteId, 1, NOW)).toEqual(bare)
        for (const id of [0, 2, -1, 1.5, 2 ** 31, 2 ** 53]) {
          expect(await stores.articles.find(siteId, id, NOW)).toBeNull()
        }
        for (const slug of ['', 'absent', 'x'.repeat(9000), 'a\0']) {
          expect(await stores.articles.idOfSlug(siteId, slug, NOW)).toBeNull()
        }
      })

      test('an article of tomorrow is nowhere today', async () => {
        const siteId = await emptySite()
        await stores.articles.save(siteId, article({ datePublished: '2026-04-15T12:00:01+02:00' }))
        const before = '2026-04-15T12:00:00+02:00'
        const after = '2026-04-15T10:00:01Z'
        const listed = async (now: string) =>
          (
            await stores.articles.list(siteId, {
              motifs: ['AEF'],
              lang: 'fr',
              limit: 5,
              offset: 0,
              now,
            })
          ).countArticle
        expect(await stores.articles.find(siteId, 1, before)).toBeNull()
        expect(await stores.articles.idOfSlug(siteId, 'article-1', before)).toBeNull()
        expect(await listed(before)).toBe(0)
        expect((await stores.articles.find(siteId, 1, after))?.datePublished).toBe(
          '2026-04-15T10:00:01.000Z',
        )
        expect(await stores.articles.idOfSlug(siteId, 'article-1', after)).toBe(1)
        expect(await listed(after)).toBe(1)
        await expect(
          stores.articles.save(siteId, article({ datePublished: 'hier' })),
        ).rejects.toThrow('n’est pas un instant')
      })

      test('a list holds the articles of one language only', async () => {
        const siteId = await emptySite()
        await stores.articles.save(siteId, article({ id: 1, slug: 'un', lang: 'fr' }))
        await stores.articles.save(siteId, article({ id: 2, slug: 'two', lang: 'en' }))
        const query = { motifs: ['AEF'], limit: 9, offset: 0, now: NOW }
        for (const [lang, id] of [
          ['fr', 1],
          ['en', 2],
        ] as const) {
          const { articles, countArticle } = await stores.articles.list(siteId, { ...query, lang })
          expect([articles.map((found) => found.id), countArticle]).toEqual([[id], 1])
        }
      })

      test('G5 lists are newest first, match any motif once, and give the true count', async () => {
        const siteId = await emptySite()
        const add = (id: number, motifs: string[], day: string) =>
          stores.articles.save(
            siteId,
            article({ id, slug: `a-${id}`, motifs, datePublished: `2026-03-${day}T08:00:00.000Z` }),
          )
        await add(1, ['AEF', 'AEJ'], '01')
        await add(2, ['AEF'], '03')
        await add(3, ['AEJ'], '02')
        await add(4, ['AES'], '04')
        await add(5, ['AEJ', 'AEF', 'AEF'], '03')
        const list = async (motifs: string[], limit = 10, offset = 0) => {
          const { articles, countArticle } = await stores.articles.list(siteId, {
            motifs,
            lang: 'fr',
            limit,
            offset,
            now: NOW,
          })
          return [countArticle, articles.map(({ id }) => id)]
        }
        expect(await list(['AEF', 'AEJ'])).toEqual([4, [5, 2, 3, 1]])
        expect(await list(['AEF'])).toEqual([3, [5, 2, 1]])
        expect(await list(['AEF', 'AEF'])).toEqual([3, [5, 2, 1]])
        expect(await list(['AEF', 'AEJ'], 2)).toEqual([4, [5, 2]])
        expect(await list(['AEF', 'AEJ'], 2, 2)).toEqual([4, [3, 1]])
        expect(await list(['AEF', 'AEJ'], 2, 4)).toEqual([4, []])
        expect(await list(['AEF'], 0)).toEqual([3, []])
        expect(await list(['AEF'], 5, 2 ** 40)).toEqual([3, []])
        expect(await list(['AEF'], Number.MAX_SAFE_INTEGER)).toEqual([3, [5, 2, 1]])
        expect(await list([])).toEqual([0, []])
        expect(await list(['INCONNU', 'A\0'])).toEqual([0, []])
        const many = Array.from({ length: 49 }, (_, index) => `M${index}`)
        expect(await list([...many, 'AES'])).toEqual([1, [4]])
      })

      test('a list item has the fields of a list, and no more', async () => {
        const siteId = await emptySite()
        await stores.articles.save(siteId, article({}))
        const { articles } = await stores.articles.list(siteId, {
          motifs: ['AEF'],
          lang: 'fr',
          limit: 1,
          offset: 0,
          now: NOW,
        })
        expect(articles).toEqual([
          {
            id: 1,
            title: 'Article 1',
            summary: 'Un résumé',
            slug: 'article-1',
            motifs: ['AEF'],
            mediasPaths: [{ index: '24-11', url: '/a.webp' }],
            datePublished: '2026-04-01T08:00:00.000Z',
            dateUpdate: '2026-04-02T08:00:00.000Z',
          },
        ])
      })

      test('an article that loses a motif leaves its list; a taken slug is refused', async () => {
        const siteId = await emptySite()
        await stores.articles.save(siteId, article({ motifs: ['AEF', 'AEJ'] }))
        await stores.articles.save(siteId, article({ motifs: ['AEJ'] }))
        const count = async (motif: string) =>
          (
            await stores.articles.list(siteId, {
              motifs: [motif],
              lang: 'fr',
              limit: 9,
              offset: 0,
              now: NOW,
            })
          ).countArticle
        expect([await count('AEF'), await count('AEJ')]).toEqual([0, 1])
        await expect(
          stores.articles.save(siteId, article({ id: 2, slug: 'article-1' })),
        ).rejects.toThrow('est déjà celui de l’article 1')
        await expect(stores.articles.save(siteId, article({ id: 0 }))).rejects.toThrow(ContentError)
      })

      test('D10 corrupt JSON of an article costs what it holds, not the article', async () => {
        const siteId = await emptySite()
        await stores.articles.save(siteId, article({}))
        await opened.db
          .updateTable('article')
          .set({ medias_paths: '[{"index":', motifs: '{}', video: '{"url":3}' })
          .where('site_id', '=', siteId)
          .execute()
        const found = await stores.articles.find(siteId, 1, NOW)
        expect(found).toMatchObject({ title: 'Article 1', mediasPaths: [], motifs: [] })
        expect(found).not.toHaveProperty('video')
        const { articles } = await stores.articles.list(siteId, {
          motifs: ['AEF'],
          lang: 'fr',
          limit: 1,
          offset: 0,
          now: NOW,
        })
        expect(articles[0]).toMatchObject({ id: 1, mediasPaths: [] })
        expect(opened.faults.join('\n')).toContain(
          `Site ${siteId}. Article 1 : mediasPaths illisible`,
        )
      })
    })

    test('A1 the same ids, paths and slugs stand in each site, and no write crosses', async () => {
      const [one, two] = [await siteWithPages(), await siteWithPages()]
      for (const siteId of [one, two]) {
        const mark = `site ${siteId}`
        await stores.widgets.replace(siteId, { pageId: 1, lang: 'fr' }, [
          widget({ id: 1459, options: { mark } }),
        ])
        await stores.widgets.replace(siteId, { layoutId: 1, part: 'footer', lang: 'fr' }, [
          widget({ id: 2, options: { mark } }),
        ])
        await stores.menus.save(siteId, 1509, mark, { ...menuData(), menu: [] })
        await stores.redirects.save(siteId, { source: '/r*', destination: '/x', kind: 'manual' })
        await stores.revisions.keep(siteId, 1, 'fr', mark)
        await stores.articles.saveMotifs(siteId, [{ code: 'AEF', description: mark }])
        await stores.articles.save(siteId, article({ title: mark }))
      }
      const snapshot = async (siteId: number) => ({
        site: await stores.sites.find(siteId),
        version: await stores.sites.version(siteId),
        tree: await stores.pages.tree(siteId, 'fr'),
        page: await stores.pages.findByPath(siteId, '/contact'),
        layouts: await stores.layouts.list(siteId),
        widgets: await stores.widgets.of(siteId, { pageId: 1, lang: 'fr' }),
        footer: await stores.widgets.of(siteId, { layoutId: 1, part: 'footer', lang: 'fr' }),
        menu: await stores.menus.find(siteId, 1509),
        redirects: await stores.redirects.list(siteId),
        revisions: await stores.revisions.list(siteId, 1, 'fr'),
        motifs: await stores.articles.motifs(siteId),
        articles: await stores.articles.list(siteId, {
          motifs: ['AEF'],
          lang: 'fr',
          limit: 9,
          offset: 0,
          now: NOW,
        }),
      })
      const before = await snapshot(two)
      await stores.sites.saveSettings(one, { kiosque: '0' })
      await stores.pages.update(one, 6, 'fr', { path: '/ailleurs' })
      await stores.pages.move(one, 4, 6)
      await stores.pages.reorder(one, 1, [6, 2])
      await stores.pages.remove(one, 2)
      await stores.widgets.saveOptions(one, 1459, 9, {})
      await stores.widgets.replace(one, { pageId: 1, lang: 'fr' }, [])
      await stores.widgets.replace(one, { layoutId: 1, part: 'footer', lang: 'fr' }, [])
      await stores.menus.save(one, 1509, 'x', menuData())
      await stores.redirects.save(one, { source: '/r*', destination: '/y', kind: 'manual' })
      await stores.articles.saveMotifs(one, [])
      await stores.articles.save(one, article({ motifs: [] }))
      expect(await snapshot(two)).toEqual(before)
      expect((await stores.articles.find(two, 1, NOW))?.title).toBe(`site ${two}`)
      expect(await stores.pages.check(one)).toEqual([])
    })

    test('writes that come at once are done one after the other, all of them', async () => {
      const siteId = await siteWithPages()
      const names = Array.from({ length: 20 }, (_, index) => `Page ${index}`)
      const version = await stores.sites.version(siteId)
      const pages = await Promise.all(
        names.map((name, index) =>
          stores.pages.insert(siteId, index % 2 === 0 ? 1 : 2, { path: `/p${index}`, name }, 0),
        ),
      )
      expect(new Set(pages.map(({ id }) => id)).size).toBe(20)
      expect(await stores.pages.check(siteId)).toEqual([])
      expect(await stores.pages.tree(siteId, 'fr')).toHaveLength(26)
      expect(await stores.sites.version(siteId)).toBe(version + 20)
    })

    describe('provider answers', () => {
      const answer = (value: string, fetchedAt = NOW) => ({ value, fetchedAt, sanitiserVersion: 2 })
      const longKey = `list ${JSON.stringify(Array(50).fill('MOTIF_TRES_LONG_POUR_UNE_CLE'))}`

      test('the last answer of a key is kept, each scope by itself', async () => {
        const { providerAnswers } = stores
        await providerAnswers.save('site 7 http', longKey, answer('{"un":1}'))
        await providerAnswers.save('site 7 http', longKey, answer('{"un":"\\u0000 \\ud800"}'))
        await providerAnswers.save('feeds', longKey, answer('[]'))
        expect(await providerAnswers.find('site 7 http', longKey)).toEqual(
          answer('{"un":"\\u0000 \\ud800"}'),
        )
        expect(await providerAnswers.find('feeds', longKey)).toEqual(answer('[]'))
        expect(await providerAnswers.find('site 7 http', 'motifs')).toBeNull()
        expect(await providerAnswers.list('feeds')).toEqual([{ key: longKey, ...answer('[]') }])
        expect(await providerAnswers.standing('feeds')).toEqual([
          { key: longKey, fetchedAt: answer('[]').fetchedAt },
        ])
        await providerAnswers.remove('site 7 http', [longKey, 'motifs'])
        expect(await providerAnswers.find('site 7 http', longKey)).toBeNull()
        expect(await providerAnswers.find('feeds', longKey)).not.toBeNull()
      })

      test('a scope keeps its 500 newest', async () => {
        const { providerAnswers } = stores
        const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString()
        for (let index = 0; index < 503; index += 1) {
          await providerAnswers.save('site 8 http', `slug ${index}`, answer('1', at(index)))
        }
        const keys = (await providerAnswers.list('site 8 http')).map(({ key }) => key)
        expect(keys).toHaveLength(500)
        expect(keys).not.toContain('slug 2')
        expect(keys).toContain('slug 3')
        await providerAnswers.remove('site 8 http', keys)
        expect(await providerAnswers.list('site 8 http')).toEqual([])
      })

      test('they are no content, and go with their site', async () => {
        const [gone, kept] = [await emptySite(), await emptySite()]
        for (const siteId of [gone, kept]) {
          const version = await stores.sites.version(siteId)
          await stores.providerAnswers.save(`site ${siteId} http`, 'motifs', answer('{}'))
          expect(await stores.sites.version(siteId)).toBe(version)
        }
        await stores.siteLifecycle.remove(gone)
        expect(await stores.providerAnswers.list(`site ${gone} http`)).toEqual([])
        expect(await stores.providerAnswers.list(`site ${kept} http`)).toHaveLength(1)
      })
    })
  })
}
const office = (changes: Partial<Office>): Office => ({
  key: 'centre',
  name: 'Bureau',
  street: '4 rue des Tisserands',
  postcode: '61000',
  town: 'Villebourg',
  phonetotext: '',
  phonetolink: '',
  hours: [{ days: 'Lundi', times: '9 h – 12 h' }],
  page: 0,
  plan: '',
  itinerary: '',
  ...changes,
})

function newSite(
  name: string,
  site: Partial<Parameters<Stores['sites']['create']>[0]> = {},
): Parameters<Stores['sites']['create']>[0] {
  return {
    name,
    isDefault: false,
    hosts: [],
    settings: DEFAULT_SETTINGS,
    constants: DEFAULT_CONSTANTS,
    offices: [],
    theme: { light: {}, dark: {} },
    ...site,
  }
}

type Draft = Parameters<Stores['widgets']['replace']>[2][number]

const widget = (draft: Partial<Draft>): Draft => ({
  zone: 'main',
  type: 'text',
  version: 1,
  options: {},
  ...draft,
})

function article(fields: Partial<StoredArticle>): StoredArticle {
  return {
    id: 1,
    lang: 'fr',
    title: 'Article 1',
    summary: 'Un résumé',
    slug: 'article-1',
    html: '<p>Un corps</p>',
    motifs: ['AEF'],
    datePublished: '2026-04-01T08:00:00.000Z',
    dateUpdate: '2026-04-02T08:00:00.000Z',
    externalKey: 'key-1',
    mediasPaths: [{ index: '24-11', url: '/a.webp' }],
    copyright_year: '2026',
    sanitiserVersion: 1,
    ...fields,
  }
}

function menuData(): MenuData {
  const entry = (id: number, label: string) => ({
    id,
    link: `page:${id}`,
    label,
    childs: [],
    mediaPage: '',
    mediaLinkedObject: '/media/i.svg',
    infos: '{"icon":"calendar"}',
  })
  return {
    paramsMenu: { onlyLevelChoice: '1' },
    menu: [{ ...entry(1, 'Pratique'), childs: [entry(2, 'L’échéancier')] }],
  }
}
