import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  siteWithPages,
  shapeOf,
  pathsOf,
  widget,
} from '../../../../../tests/store-contract.ts'
import type { Stores } from '#app/stores.ts'
import { PageTreeError } from './page-tree-error.ts'

onEachEngine('pages that move', (open) => {
  let stores: Stores
  beforeAll(async () => {
    ;({ stores } = await open())
  })

  test('A2 a rename takes slug, title and paths along while their letters stand', async () => {
    const siteId = await siteWithPages(stores)
    const page = await stores.pages.update(siteId, 2, 'fr', { name: 'à propos de nous' })
    expect(page).toMatchObject({
      name: 'à propos de nous',
      title: 'À propos de nous',
      slug: 'a-propos-de-nous',
      path: '/a-propos-de-nous',
    })
    expect(await pathsOf(stores, siteId)).toMatchObject({
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
    const siteId = await siteWithPages(stores)
    const page = await stores.pages.update(siteId, 4, 'fr', {
      path: '/adresses',
      name: 'Nos adresses',
    })
    expect(page).toMatchObject({ path: '/adresses', slug: 'adresses', name: 'Nos adresses' })
    expect(page.auto_mod).not.toContain('s')
    expect(await pathsOf(stores, siteId)).toMatchObject({
      5: '/adresses/gare',
      3: '/cabinet/equipe',
    })
    // No longer below its parent's path: it stays where it is when the parent goes.
    await stores.pages.update(siteId, 2, 'fr', { path: '/maison' })
    expect(await pathsOf(stores, siteId)).toMatchObject({
      2: '/maison',
      3: '/maison/equipe',
      4: '/adresses',
      5: '/adresses/gare',
    })
  })

  test('A2 the root keeps its path under any name', async () => {
    const siteId = await siteWithPages(stores)
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
    const siteId = await siteWithPages(stores)
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
    expect((await stores.redirects.match(siteId, '/un/bureaux/gare'))?.destination).toBe('page:5')
    // Back to where it was: no redirect stands on a living page.
    await stores.pages.update(siteId, 2, 'fr', { path: '/cabinet' })
    expect(await stores.redirects.match(siteId, '/cabinet')).toBeNull()
    expect(await stores.redirects.match(siteId, '/cabinet/equipe')).toBeNull()
    expect((await stores.redirects.match(siteId, '/deux'))?.destination).toBe('page:2')
  })

  test('A4 a new page or language on a former path takes it over', async () => {
    const siteId = await siteWithPages(stores)
    await stores.pages.update(siteId, 6, 'fr', { path: '/joindre' })
    expect((await stores.redirects.match(siteId, '/contact'))?.destination).toBe('page:6')
    await stores.pages.insert(siteId, 1, { path: '/contact', name: 'Contact' })
    expect(await stores.redirects.match(siteId, '/contact')).toBeNull()

    await stores.pages.update(siteId, 6, 'fr', { path: '/appeler' })
    await stores.pages.addTranslation(siteId, 2, { lang: 'en', path: '/joindre', name: 'Join' })
    expect(await stores.redirects.match(siteId, '/joindre')).toBeNull()
  })

  test('A2 a page may take the path of one below it, not that of another', async () => {
    const siteId = await siteWithPages(stores)
    await stores.pages.update(siteId, 2, 'fr', { path: '/cabinet/bureaux' })
    expect(await pathsOf(stores, siteId)).toMatchObject({
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
    const siteId = await siteWithPages(stores)
    const translate = (id: number, path: string) =>
      stores.pages.addTranslation(siteId, id, { lang: 'en', path, name: `Page ${id}` })
    await translate(1, '/en')
    await translate(4, '/en/offices')
    await translate(5, '/en/offices/station')
    await translate(6, '/en/contact')
    await stores.pages.move(siteId, 4, 6)
    expect(await shapeOf(stores, siteId)).toEqual([
      [1, 1, 12, 0],
      [2, 2, 5, 1],
      [3, 3, 4, 2],
      [6, 6, 11, 1],
      [4, 7, 10, 2],
      [5, 8, 9, 3],
    ])
    expect(await pathsOf(stores, siteId)).toMatchObject({
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
    const siteId = await siteWithPages(stores)
    const paths = await pathsOf(stores, siteId)
    await stores.pages.move(siteId, 4, 2, 0)
    expect((await shapeOf(stores, siteId)).map(([id]) => id)).toEqual([1, 2, 4, 5, 3, 6])
    await stores.pages.move(siteId, 4, 2, 1)
    expect((await shapeOf(stores, siteId)).map(([id]) => id)).toEqual([1, 2, 3, 4, 5, 6])
    await stores.pages.move(siteId, 2, 1)
    expect((await shapeOf(stores, siteId)).map(([id]) => id)).toEqual([1, 6, 2, 3, 4, 5])
    await stores.pages.move(siteId, 2, 1)
    expect((await shapeOf(stores, siteId)).map(([id]) => id)).toEqual([1, 6, 2, 3, 4, 5])
    expect(await pathsOf(stores, siteId)).toEqual(paths)
    expect(await stores.redirects.list(siteId)).toEqual([])
    expect(await stores.pages.check(siteId)).toEqual([])
  })

  test('A2 a page at the top goes below another and back', async () => {
    const siteId = await siteWithPages(stores)
    await stores.pages.move(siteId, 6, 2, 0)
    expect(await pathsOf(stores, siteId)).toMatchObject({ 6: '/cabinet/contact' })
    await stores.pages.move(siteId, 6, 1, 0)
    expect(await pathsOf(stores, siteId)).toMatchObject({ 6: '/contact' })
    expect((await stores.redirects.match(siteId, '/cabinet/contact'))?.destination).toBe('page:6')
    expect(await stores.redirects.match(siteId, '/contact')).toBeNull()
  })

  test('A2 a move that can not be is refused, and nothing changes', async () => {
    const siteId = await siteWithPages(stores)
    await stores.pages.insert(siteId, 6, { path: '/contact/gare', name: 'Gare' })
    const before = await shapeOf(stores, siteId)
    const paths = await pathsOf(stores, siteId)
    await expect(stores.pages.move(siteId, 2, 2)).rejects.toThrow('sous elle-même')
    await expect(stores.pages.move(siteId, 2, 5)).rejects.toThrow('sous elle-même')
    await expect(stores.pages.move(siteId, 1, 2)).rejects.toThrow('racine')
    await expect(stores.pages.move(siteId, 99, 2)).rejects.toThrow('La page 99')
    await expect(stores.pages.move(siteId, 2, 99)).rejects.toThrow('La page 99')
    await expect(stores.pages.move(siteId, 5, 6)).rejects.toThrow('« /contact/gare » est déjà')
    expect(await shapeOf(stores, siteId)).toEqual(before)
    expect(await pathsOf(stores, siteId)).toEqual(paths)
  })

  test('A2 children are put in order, all of them or none', async () => {
    const siteId = await siteWithPages(stores)
    await stores.pages.reorder(siteId, 1, [6, 2])
    expect(await shapeOf(stores, siteId)).toEqual([
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
    const siteId = await siteWithPages(stores)
    await stores.pages.addTranslation(siteId, 5, {
      lang: 'en',
      path: '/en/station',
      name: 'Station',
    })
    await stores.widgets.replace(siteId, { pageId: 5, lang: 'en' }, [widget({ id: 77 })])
    await stores.pages.update(siteId, 5, 'fr', { path: '/gare' })
    await stores.pages.update(siteId, 6, 'fr', { path: '/joindre' })
    await stores.pages.remove(siteId, 2)
    expect(await shapeOf(stores, siteId)).toEqual([
      [1, 1, 4, 0],
      [6, 2, 3, 1],
    ])
    expect(await stores.pages.findByPath(siteId, '/en/station')).toBeNull()
    expect(await stores.widgets.find(siteId, 77)).toBeNull()
    expect((await stores.redirects.list(siteId)).map(({ destination }) => destination)).toEqual([
      'page:6',
    ])
    await expect(stores.pages.remove(siteId, 1)).rejects.toThrow('racine')
    await expect(stores.pages.remove(siteId, 2)).rejects.toThrow('La page 2 n’existe pas')
    // Its id is not given out again: what still names it must not mean another page.
    const next = await stores.pages.insert(siteId, 1, { path: '/neuf', name: 'Neuf' })
    expect(next.id).toBe(7)
  })
})
