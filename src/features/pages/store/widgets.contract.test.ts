import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  emptySite,
  siteWithPages,
  widget,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Stores } from '#app/stores.ts'

onEachEngine('layouts and widgets', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })

  test('A3 layouts are kept by id', async () => {
    const siteId = await emptySite(stores)
    const wide = { id: 5, name: 'Large', css_class: 'wide' }
    await stores.layouts.create(siteId, wide)
    expect(await stores.layouts.find(siteId, 5)).toEqual(wide)
    expect(await stores.layouts.find(siteId, 6)).toBeNull()
    expect(await stores.layouts.find(siteId, 2 ** 40)).toBeNull()
    expect((await stores.layouts.list(siteId)).map(({ id }) => id)).toEqual([1, 5])
    await expect(stores.layouts.create(siteId, wide)).rejects.toThrow('déjà celui')
    await expect(stores.layouts.create(siteId, { ...wide, id: 0 })).rejects.toThrow(ContentError)
    await expect(stores.layouts.create(2_000_000, wide)).rejects.toThrow(ContentError)
  })

  test('A3 reserved numbers are given to nobody else, and leave the site’s version alone', async () => {
    const siteId = await siteWithPages(stores)
    const owner = { pageId: 1, lang: 'fr' } as const
    await stores.widgets.replace(siteId, owner, [widget({ id: 40 })])
    const version = await stores.sites.version(siteId)
    const asked = await Promise.all([1, 2, 3].map((n) => stores.widgets.reserveIds(siteId, n)))
    expect(asked.flat().toSorted((a, b) => a - b)).toEqual([41, 42, 43, 44, 45, 46])
    expect(await stores.sites.version(siteId)).toBe(version)
    const [added] = await stores.widgets.replace(siteId, owner, [widget({})])
    expect(added?.id).toBe(47)
  })

  test('a word is found in options however it is spelled', async () => {
    const siteId = await siteWithPages(stores)
    const texts = ['%%Chiffre :pass%%', '%%CHIFFRE:pass%%', 'sans']
    const owner = { pageId: 1, lang: 'fr' } as const
    await stores.widgets.replace(
      siteId,
      owner,
      texts.map((html) => widget({ zone: 'main', options: { html } })),
    )
    const found = await stores.widgets.onPagesWith(siteId, 'fr', 'chiffre')
    expect(found.map(({ options }) => JSON.parse(options).html)).toEqual(texts.slice(0, 2))
  })

  test('A3 widgets of an owner come in zone and position order', async () => {
    const siteId = await siteWithPages(stores)
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
    const siteId = await siteWithPages(stores)
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
    const siteId = await siteWithPages(stores)
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
    const siteId = await siteWithPages(stores)
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
    await expect(attempt([9])).rejects.toThrow('Le bloc 9 est déjà ailleurs')
    await expect(attempt([7, 7])).rejects.toThrow('Deux blocs')
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
    const siteId = await siteWithPages(stores)
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
    const siteId = await siteWithPages(stores)
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
