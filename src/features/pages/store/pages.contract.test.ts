import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  emptySite,
  siteWithPages,
  shapeOf,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Stores } from '#app/stores.ts'
import { PageTreeError } from './tree/page-tree-error.ts'
import type { NewPage } from './page-new-rows.ts'

onEachEngine('pages', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })

  test('A2 a new page has every field of the record, with sensible values', async () => {
    const siteId = await emptySite(stores)
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
    const siteId = await siteWithPages(stores)
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
    const siteId = await siteWithPages(stores)
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
    const siteId = await siteWithPages(stores)
    expect(await shapeOf(stores, siteId)).toEqual([
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
    expect((await shapeOf(stores, siteId)).map(([id]) => id)).toEqual([
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
        'image',
        'is_active',
        'is_secure',
        'is_indexable',
        'is_visible_bread_crumb',
        'updated_at',
        'lang',
        'motifs',
      ].toSorted(),
    )
  })

  test('A2 a page that can not be added is refused, and nothing changes', async () => {
    const siteId = await siteWithPages(stores)
    const before = await shapeOf(stores, siteId)
    const version = await stores.sites.version(siteId)
    const add = (parentId: number | null, page: NewPage) =>
      stores.pages.insert(siteId, parentId, page)
    await expect(add(1, { path: '/contact', name: 'X' })).rejects.toThrow(
      'Le chemin « /contact » est déjà celui de la page 6 « Contact »',
    )
    await expect(add(99, { path: '/x', name: 'X' })).rejects.toThrow('La page 99 n’existe pas')
    await expect(add(null, { path: '/x', name: 'X' })).rejects.toThrow('a déjà une racine')
    await expect(add(1, { id: 6, path: '/x', name: 'X' })).rejects.toThrow('déjà celui d’une page')
    await expect(add(1, { id: 0, path: '/x', name: 'X' })).rejects.toThrow(PageTreeError)
    await expect(add(1, { path: '/x', name: ' ' })).rejects.toThrow('n’a pas de nom')
    await expect(add(1, { path: '/x', name: 'X', layout_id: 9 })).rejects.toThrow(
      'La mise en page 9 n’existe pas',
    )
    for (const path of ['x', '', '/x/', '//x', '/x//y', '/x?y', '/x#y', '/x y', '/x*', '/\0']) {
      await expect(add(1, { path, name: 'X' })).rejects.toThrow(PageTreeError)
    }
    await expect(stores.pages.insert(2_000_000, null, { path: '/', name: 'X' })).rejects.toThrow(
      ContentError,
    )
    expect(await shapeOf(stores, siteId)).toEqual(before)
    expect(await stores.sites.version(siteId)).toBe(version)
  })

  test('A2 a whole tree is set at once, when it is right', async () => {
    const siteId = await emptySite(stores)
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
    expect(await shapeOf(stores, siteId)).toEqual([
      [1, 1, 6, 0],
      [9, 2, 5, 1],
      [4, 3, 4, 2],
    ])
    expect((await stores.pages.find(siteId, 9, 'fr'))?.keywords).toBe('mots')
    expect((await stores.pages.insert(siteId, 1, { path: '/c', name: 'C' })).id).toBe(10)
    await expect(stores.pages.insertTree(siteId, tree)).rejects.toThrow('a déjà des pages')
  })

  test('A2 a tree of more pages than one statement holds is set at once', async () => {
    const siteId = await emptySite(stores)
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
    const siteId = await siteWithPages(stores)
    await opened.db
      .updateTable('page')
      .set({ rgt: 40 })
      .where('site_id', '=', siteId)
      .where('id', '=', 4)
      .execute()
    expect((await stores.pages.check(siteId)).join('\n')).toMatch(/Page 4/)
  })

  test('L1 D3 the outline tells of pages that hang on settings, and of motifs', async () => {
    const siteId = await siteWithPages(stores)
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
    const { trees, switched } = await stores.pages.outline(siteId)
    expect(switched).toEqual([{ lft: 2, rgt: 9, switches: ['kiosque', 'lead_rdv'] }])
    const told = [...trees.fr, ...trees.en].filter(({ motifs }) => motifs.length > 0)
    expect(told.map(({ id, lang, motifs }) => [id, lang, motifs])).toEqual([
      [3, 'fr', ['AEF', 'AES']],
      [4, 'fr', ['AES']],
      [6, 'en', ['AEJ']],
    ])
    expect(trees.fr[1]).not.toHaveProperty('infos')
    const nothing = { trees: { fr: [], en: [] }, switched: [] }
    expect(await stores.pages.outline(99)).toEqual(nothing)
  })

  test('A8 a page has its languages, each with its path', async () => {
    const siteId = await siteWithPages(stores)
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
    expect((await stores.pages.tree(siteId, 'fr')).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    const add = (id: number, path: string) =>
      stores.pages.addTranslation(siteId, id, { lang: 'en', path, name: 'X' })
    await expect(add(6, '/en/other')).rejects.toThrow('existe déjà dans la langue « en »')
    await expect(add(2, '/en/contact')).rejects.toThrow(PageTreeError)
    await expect(add(2, '/contact')).rejects.toThrow(PageTreeError)
    await expect(add(99, '/en/x')).rejects.toThrow('La page 99 n’existe pas')
  })

  test('A2 an update changes the fields given, in its language alone', async () => {
    const siteId = await siteWithPages(stores)
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
})
