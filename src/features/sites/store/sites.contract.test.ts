import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  newSite,
  emptySite,
  siteWithPages,
  widget,
  article,
  menuData,
  type OpenedStores,
} from '../../../../tests/store-contract.ts'
import type { Office } from '#base/core/site.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Stores } from '#app/stores.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'

const NOW = '2026-04-15T10:00:00.000Z'

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

onEachEngine('sites', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })

  test('a removed site goes with all that is its own, and no other', async () => {
    const [gone, kept] = [await emptySite(stores), await emptySite(stores)]
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
    const { sites } = own.stores
    expect(await sites.findByHost('www.un.fr')).toBeNull()
    const one = await sites.create(newSite('Un', { isDefault: true, hosts: ['WWW.un.fr:80'] }))
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
    const siteId = await emptySite(stores)
    await stores.sites.create(newSite('Hôte', { hosts: ['pris.fr'] }))
    const attempt = (site: Partial<Parameters<Stores['sites']['create']>[0]>) =>
      stores.sites.create(newSite('Autre', site))
    await expect(attempt({ id: siteId })).rejects.toThrow(ContentError)
    await expect(attempt({ id: 0 })).rejects.toThrow(/n’est pas un numéro de site/)
    await expect(attempt({ hosts: ['libre.fr', 'pris.fr'] })).rejects.toThrow(/pris\.fr mène déjà/)
    await expect(attempt({ hosts: ['deux mots'] })).rejects.toThrow(/n’est pas un nom d’hôte/)
    expect((await stores.sites.list()).map((site) => site.name)).not.toContain('Autre')
  })

  test('L1 settings and constants are changed one by one, the others stay', async () => {
    const siteId = await emptySite(stores)
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
    const siteId = await emptySite(stores)
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
    const siteId = await emptySite(stores)
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
    const siteId = await emptySite(stores)
    const theme = {
      look: 'etude' as const,
      fonts: 'atkinson' as const,
      light: { paper: '#FBFAF7', radius: '14px' },
      dark: { paper: '#111' },
    }
    await stores.sites.saveTheme(siteId, theme)
    for (const paper of ['red', '#12345', 'url(x)', '#fff;}body{']) {
      await expect(stores.sites.saveTheme(siteId, { light: { paper }, dark: {} })).rejects.toThrow(
        ContentError,
      )
    }
    const unknown = { ...theme, fonts: 'comic' as never }
    await expect(stores.sites.saveTheme(siteId, unknown)).rejects.toThrow(
      /ces caractères n’existent pas/,
    )
    expect((await stores.sites.find(siteId))?.theme).toEqual(theme)
  })

  test('A1 hosts are replaced; one of another site is refused and changes nothing', async () => {
    const [siteId, other] = [await emptySite(stores), await emptySite(stores)]
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
    const siteId = await siteWithPages(stores)
    const other = await emptySite(stores)
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
    const siteId = await emptySite(stores)
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
