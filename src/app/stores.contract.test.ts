import { pageDocument } from '#base/core/document.ts'
import { keepRevision } from '../../tests/stored-revision.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  siteWithPages,
  widget,
  article,
  menuData,
} from '../../tests/store-contract.ts'
import type { Stores } from '#app/stores.ts'

const NOW = '2026-04-15T10:00:00.000Z'

onEachEngine('stores', (open) => {
  let stores: Stores
  beforeAll(async () => {
    ;({ stores } = await open())
  })

  test('A1 the same ids, paths and slugs stand in each site, and no write crosses', async () => {
    const [one, two] = [await siteWithPages(stores), await siteWithPages(stores)]
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
      await keepRevision(stores, siteId, 1, 'fr', mark)
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
      revisions: await stores.revisions.list(siteId, pageDocument(1, 'fr')),
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
    const siteId = await siteWithPages(stores)
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
})
