import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import { createTestApp, type TestApp } from './app.ts'
import type { Html } from './html.ts'
import { newPage, SITE } from './scratch-page.ts'

const PRATIQUE = 1509
const THEMES = 1512

let site: TestApp
let home: Html

beforeAll(async () => {
  site = await createTestApp()
  home = (await site.get('/')).html
})
afterAll(() => site.close())

const entry = (fields: Partial<MenuEntry>): MenuEntry => ({
  id: 0,
  link: '/contact',
  label: 'Entrée',
  childs: [],
  mediaPage: '',
  mediaLinkedObject: '',
  infos: '{}',
  ...fields,
})

let lastMenu = 90_000

/** Saves a menu and gives its number. */
async function newMenu(menu: MenuEntry[], onlyLevelChoice = '0'): Promise<number> {
  lastMenu += 1
  await site.stores.menus.save(SITE, lastMenu, 'Essai', { paramsMenu: { onlyLevelChoice }, menu })
  return lastMenu
}

const iconMenu = (menu: number, options: Record<string, unknown> = {}) => ({
  type: 'icon-menu',
  options: { widget_title: 'Menu', menu, ...options },
})

/** A new page with an icon menu over these entries. */
async function drawn(entries: MenuEntry[], options: { onlyLevelChoice?: string } = {}) {
  const menu = await newMenu(entries, options.onlyLevelChoice)
  const page = await newPage(site, [iconMenu(menu)])
  return (await site.get(page.path)).html
}

const menuData = (html: Html, id: number): MenuData =>
  JSON.parse(html.one(`meta[data-menuid="${id}"]`).attr('content') ?? '')

const tiles = (html: Html, widget: number): Html[] =>
  html.all(`[data-widget-id="${widget}"] .menu-item`)

describe('menu data', () => {
  test('C1 a source menu stands in the head as a meta tag with its data as JSON', () => {
    const meta = home.one('head meta[name="menu-1509"]')
    expect(meta.attr('data-menuid')).toBe('1509')
    const data = menuData(home, PRATIQUE)
    expect(Object.keys(data).toSorted()).toEqual(['menu', 'paramsMenu'])
    expect(data.paramsMenu).toEqual({ onlyLevelChoice: '0' })
    for (const item of data.menu) {
      expect(Object.keys(item).toSorted()).toEqual([
        'childs',
        'id',
        'infos',
        'label',
        'link',
        'mediaLinkedObject',
        'mediaPage',
      ])
      expect(JSON.parse(item.infos)).toHaveProperty('icon')
    }
  })

  test('C1 hostile labels stay inside the attribute', async () => {
    const label = `"><script>alert(1)</script>&quot;'\u2028`
    const html = await drawn([entry({ label })])
    expect(menuData(html, lastMenu).menu[0]?.label).toBe(label)
    expect(html.one('.menu-label').text).toBe(label.trim())
    expect(html.all('script').filter((script) => script.attr('type') === null)).toEqual([])
  })

  test('C2 onlyLevelChoice « 1 » draws the children only', async () => {
    const entries = [
      entry({ label: 'Parent', childs: [entry({ label: 'Un' }), entry({ label: 'Deux' })] }),
      entry({ label: 'Autre', childs: [entry({ label: 'Trois' })] }),
    ]
    const childrenOnly = await drawn(entries, { onlyLevelChoice: '1' })
    expect(childrenOnly.texts('.menu-label')).toEqual(['Un', 'Deux', 'Trois'])
    for (const choice of ['0', '', '2', 'true']) {
      const all = await drawn(entries, { onlyLevelChoice: choice })
      expect(all.texts('.menu-label'), choice).toEqual(['Parent', 'Autre'])
    }
  })
})

describe('drawn items', () => {
  test('C3 an item shows its link, title and icon', async () => {
    const menu = await newMenu([
      entry({ link: '/nos-guides', label: 'Guides', infos: '{"icon":"journal-bookmark"}' }),
      entry({ link: 'page:2', label: 'Cabinet' }),
    ])
    const { body, html } = await site.get((await newPage(site, [iconMenu(menu)])).path)
    expect(html.attrs('.menu-link', 'href')).toEqual(['/nos-guides', '/le-cabinet'])
    expect(html.texts('.menu-label')).toEqual(['Guides', 'Cabinet'])
    expect(html.all('.menu-item .menu-icon')).toHaveLength(1)
    expect(body).toContain('<use href="#icon-journal-bookmark">')
    expect(body.split('<symbol id="icon-journal-bookmark"')).toHaveLength(2)
  })

  test('C3 the media is that of the page, else that of the linked object, and replaces the icon', async () => {
    const html = await drawn([
      entry({ mediaPage: '/media/page.webp', mediaLinkedObject: '/media/objet.webp' }),
      entry({ mediaPage: '', mediaLinkedObject: '/media/objet.webp', infos: '{"icon":"bank"}' }),
    ])
    expect(html.attrs('.menu-media', 'src')).toEqual(['/media/page.webp', '/media/objet.webp'])
    expect(html.has('.menu-icon')).toBe(false)
  })

  test('C3 infos that are not JSON cost the icon, not the menu', async () => {
    const html = await drawn([entry({ label: 'Sans icône', infos: '{icon' })])
    expect(html.texts('.menu-label')).toEqual(['Sans icône'])
    expect(html.has('.menu-icon')).toBe(false)
  })

  test('C3 a link that runs script is not drawn as a link', async () => {
    const html = await drawn([entry({ link: 'javascript:alert(1)', label: 'Piège' })])
    expect(html.one('.menu-link').attr('href')).toBeNull()
  })

  test('C4 the item of the page and the parents of its item are current', async () => {
    const page = await newPage(site, [], { name: 'Courante' })
    const menu = await newMenu([
      entry({ id: page.id, link: '/ailleurs', label: 'La page' }),
      entry({
        link: '/plus-loin',
        label: 'Sa grand-mère',
        childs: [entry({ childs: [entry({ id: page.id })] })],
      }),
      entry({ id: page.id + 1000, link: '/autre', label: 'Une autre' }),
    ])
    await site.stores.widgets.replace(SITE, { pageId: page.id, lang: 'fr' }, [
      { zone: 'content', version: 1, ...iconMenu(menu) },
    ])
    const { html } = await site.get(page.path)
    const current = html.all('.menu-item').filter((item) => item.has('[aria-current]'))
    expect(current.map(({ text }) => text)).toEqual(['La page', 'Sa grand-mère'])
    for (const item of current) {
      expect(item.attr('class')).toMatch(/\bcurrent active\b/)
      expect(item.one('.menu-link').attr('class')).toMatch(/\bcurrent active\b/)
    }
  })

  test('C4 so are items that lead to a page above, by path or by page', async () => {
    const section = await site.stores.pages.findByPath(SITE, '/nos-missions')
    const menu = await newMenu([
      entry({ link: '/nos-missions', label: 'Par le chemin' }),
      entry({ link: `page:${section?.id}`, label: 'Par la page' }),
      entry({ link: '/', label: 'Accueil' }),
      entry({ link: '/nos', label: 'Un début de mot' }),
      entry({ link: 'https://ailleurs.example/nos-missions', label: 'Ailleurs' }),
    ])
    const page = await newPage(site, [iconMenu(menu)], { path: '/nos-missions/essai' })
    const { html } = await site.get(page.path)
    const current = html.all('.menu-item').filter((item) => item.has('[aria-current]'))
    expect(current.map(({ text }) => text)).toEqual(['Par le chemin', 'Par la page'])
  })

  test('C4 nothing is current on a page that no item leads to', () => {
    expect(home.has('.menu-item [aria-current]')).toBe(false)
  })

  test('C4 the main navigation marks the section of the page, by path and by page', async () => {
    const current = async (path: string) =>
      (await site.get(path)).html.texts('.main-nav-entries > li.current > details > summary')
    expect(await current('/nos-missions/comptabilite')).toEqual(['Nos missions'])
    const deep = await newPage(site, [], { path: '/nos-missions/comptabilite/rien-que-pour-voir' })
    expect(await current(deep.path)).toEqual(['Nos missions'])
    expect(await current('/')).toEqual([])
  })
})

describe('the two menus of the home page', () => {
  test('C5 « Pratique » draws menu 1509 as widget 1508, not centred', () => {
    const widget = home.one('[data-widget-id="1508"]')
    expect(widget.one('.menu-title').text).toBe('Pratique')
    expect(widget.has('.menu-centered')).toBe(false)
    const { menu } = menuData(home, PRATIQUE)
    expect(tiles(home, 1508).map((item) => item.one('.menu-label').text)).toEqual(
      menu.map(({ label }) => label),
    )
  })

  test('C5 « Les thèmes » draws the children of menu 1512 as widget 1513, centred', () => {
    const widget = home.one('[data-widget-id="1513"]')
    expect(widget.one('.menu-title').text).toBe('Les thèmes')
    expect(widget.has('.menu-centered')).toBe(true)
    expect(tiles(home, 1513).map((item) => item.one('.menu-label').text)).toEqual([
      'Fiscal',
      'Social',
      'Juridique',
      'Patrimoine',
      'High-tech',
    ])
  })

  test('C5 the grid has one column, then two, then four', () => {
    for (const item of [...tiles(home, 1508), ...tiles(home, 1513)]) {
      expect(item.attr('class')).toMatch(/\bcol-12 col-sm-6 col-lg-3\b/)
    }
  })

  test('C5 each source menu prints its meta tag once, however many widgets read it', async () => {
    expect(home.attrs('meta[data-menuid]', 'data-menuid')).toEqual(['1509', '1512'])
    const page = await newPage(site, [iconMenu(THEMES), iconMenu(THEMES), iconMenu(PRATIQUE)])
    const { html } = await site.get(page.path)
    expect(html.attrs('meta[data-menuid]', 'data-menuid')).toEqual(['1509', '1512'])
  })

  test('C5 show_json prints the data even when the menu itself can not be drawn', async () => {
    const broken = { template: 'menu/no-such-template' }
    const hidden = await newPage(site, [iconMenu(PRATIQUE, broken)])
    expect((await site.get(hidden.path)).html.has('meta[data-menuid]')).toBe(false)
    const shown = await newPage(site, [iconMenu(PRATIQUE, { ...broken, show_json: true })])
    const { html } = await site.get(shown.path)
    expect(menuData(html, PRATIQUE).menu.length).toBeGreaterThan(1)
    expect(html.has('.alert-danger')).toBe(true)
  })
})

describe('a menu that is missing', () => {
  test('C6 the two messages go to the console, nothing is shown and nothing else breaks', async () => {
    const page = await newPage(site, [{ id: 95_001, ...iconMenu(99_999) }, iconMenu(PRATIQUE)])
    const { status, html } = await site.get(page.path)
    expect(status).toBe(200)
    const missing = html.one('[data-widget-id="95001"]')
    expect(missing.attr('data-state')).toBe('error')
    expect(missing.attr('data-console')?.split('\n')).toEqual([
      'Widget 95001 : impossible de générer le menu',
      'Menu JSON 99999 non trouvé dans la page, veuillez vérifier les ID.',
    ])
    expect(missing.text).toBe('')
    expect(html.has('.alert')).toBe(false)
    expect(html.all('.menu-item').length).toBeGreaterThan(3)
    expect(html.attrs('script[src]', 'src')).toContain('/assets/entry.js')
  })

  test('C6 header and footer without their menus are still there', async () => {
    const page = await newPage(site, [])
    const header = await site.stores.widgets.of(SITE, { layoutId: 1, part: 'header', lang: 'fr' })
    const { id = 0, options = '{}' } = header[0] ?? {}
    await site.stores.widgets.saveOptions(SITE, id, 1, { ...JSON.parse(options), menu: 99_999 })
    const { status, html } = await site.get(page.path)
    await site.stores.widgets.saveOptions(SITE, id, 1, JSON.parse(options))
    expect(status).toBe(200)
    expect(html.has('.widget-site-header .brand')).toBe(true)
    expect(html.has('.main-nav-entries li')).toBe(false)
  })
})

test('a name that was typed with a straight apostrophe is drawn as French writes it, and stays in the data', async () => {
  const name = "Reprise d'entreprise"
  const drawnName = 'Reprise d’entreprise'
  const menu = await newMenu([entry({ label: name, infos: '{"text":"L\'essai"}' })])
  const parent = await newPage(site, [{ type: 'child-pages', options: {} }])
  const page = await newPage(
    site,
    [
      { type: 'heading', options: { level: '1' } },
      { type: 'breadcrumb', options: {} },
      iconMenu(menu),
    ],
    { parent: parent.id, name, title: `${name} à Brest`, description: "L'essai" },
  )
  const { html } = await site.get(page.path)
  expect(html.one('h1').text).toBe(drawnName)
  expect(html.one('.breadcrumb').text).toContain(drawnName)
  expect(html.one('.widget-icon-menu .menu-item').text).toContain(drawnName)
  expect(html.one('title').text).toContain(`${drawnName} à Brest`)
  expect(html.one('meta[name="description"]').attr('content')).toBe('L’essai')
  expect((await site.get(parent.path)).html.one('.child-page').text).toContain(drawnName)
  expect(menuData(html, menu).menu[0]).toMatchObject({ label: name })
  expect(JSON.parse(html.one('#site-context').rawText).page).toMatchObject({ name })
})
