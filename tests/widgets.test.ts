import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MenuEntry } from '#base/core/menu.ts'
import { createTestApp, type TestApp } from './app.ts'
import type { Html } from './html.ts'
import { newPage, SITE } from './scratch-page.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** Draws one widget on a page of its own. */
async function drawn(type: string, options: Record<string, unknown>, query = ''): Promise<Html> {
  const page = await newPage(site, [{ type, options }])
  return (await site.get(page.path + query)).html
}

const root = (html: Html, type: string): Html => html.one(`[data-widget-type="${type}"]`)

let lastMenu = 70_000

/** Saves a menu and gives its number. */
async function newMenu(entries: Partial<MenuEntry>[], onlyLevelChoice = '0'): Promise<number> {
  lastMenu += 1
  const full = (entry: Partial<MenuEntry>): MenuEntry => ({
    id: 0,
    link: '/contact',
    label: 'Entrée',
    mediaPage: '',
    mediaLinkedObject: '',
    infos: '{}',
    ...entry,
    childs: (entry.childs ?? []).map(full),
  })
  const data = { paramsMenu: { onlyLevelChoice }, menu: entries.map(full) }
  await site.stores.menus.save(SITE, lastMenu, 'Essai', data)
  return lastMenu
}

const BOTH = ['text-menu', 'image-menu']

describe.each(BOTH)('the %s', (type) => {
  test('C1 puts its source menu in the head, once for two widgets', async () => {
    const menu = await newMenu([{ label: 'A' }])
    const page = await newPage(site, [
      { type, options: { menu } },
      { type: 'icon-menu', options: { menu } },
    ])
    const { html } = await site.get(page.path)
    expect(html.all(`meta[data-menuid="${menu}"]`)).toHaveLength(1)
  })

  test('C2 draws the children only when the menu says so', async () => {
    const entries = [{ label: 'Parent', childs: [{ label: 'A' }, { label: 'B' }] as MenuEntry[] }]
    const all = await drawn(type, { menu: await newMenu(entries) })
    expect(root(all, type).texts('a')).toEqual(['Parent'])
    const children = await drawn(type, { menu: await newMenu(entries, '1') })
    expect(root(children, type).texts('a')).toEqual(['A', 'B'])
  })

  test('C4 an entry whose descendant is the page is current', async () => {
    const page = await newPage(site, [])
    const deep = { label: 'B', link: '/x', childs: [{ id: page.id, link: '/y' }] as MenuEntry[] }
    const menu = await newMenu([{ label: 'A', link: '/z' }, deep])
    await site.stores.widgets.replace(SITE, { pageId: page.id, lang: 'fr' }, [
      { zone: 'content', type, version: 1, options: { menu } },
    ])
    const { html } = await site.get(page.path)
    expect(root(html, type).texts('a[aria-current="page"]')).toEqual(['B'])
    expect(root(html, type).texts('li.current.active')).toHaveLength(1)
  })

  test('C6 a menu that is not there costs two console messages', async () => {
    const html = await drawn(type, { menu: 69_999 })
    const widget = root(html, type)
    expect(widget.attr('data-state')).toBe('error')
    expect(widget.attr('data-console')?.split('\n')).toEqual([
      `Widget ${widget.attr('data-widget-id')} : impossible de générer le menu`,
      'Menu JSON 69999 non trouvé dans la page, veuillez vérifier les ID.',
    ])
    expect(widget.text).toBe('')
  })

  test('a link that leads nowhere, or would run something, is no link', async () => {
    const links = ['', 'page:999999', 'javascript:alert(1)', '//example.com']
    const menu = await newMenu(links.map((link, id) => ({ id, link, label: `E${id}` })))
    const html = await drawn(type, { menu })
    expect(root(html, type).has('a')).toBe(false)
    expect(root(html, type).texts('li')).toEqual(['E0', 'E1', 'E2', 'E3'])
  })
})

test('C3 a picture of elsewhere is not asked for', async () => {
  const media = ['https://example.com/a.png', '//example.com/a.png', '/media/a.png']
  const menu = await newMenu(media.map((mediaPage, id) => ({ id, mediaPage })))
  const html = await drawn('image-menu', { menu })
  expect(html.attrs('.image-menu img', 'src')).toEqual(['/media/a.png'])
})

test('C3 the linked object’s picture stands in for the page’s', async () => {
  const menu = await newMenu([{ mediaLinkedObject: '/media/b.png' }])
  const html = await drawn('image-menu', { menu })
  expect(html.attrs('.image-menu img', 'src')).toEqual(['/media/b.png'])
})

describe('testimonials', () => {
  const items = [
    { quote: 'Avec accord.', name: 'A', consent: true },
    { quote: 'Sans accord.', name: 'B' },
    { quote: ' ', name: 'C', consent: true },
  ]

  test('are off until somebody switches them on', async () => {
    const html = await drawn('testimonials', { items })
    expect(root(html, 'testimonials').attr('data-state')).toBe('empty')
    expect(html.text).not.toContain('Avec accord')
  })

  test('never show words whose client did not agree', async () => {
    const html = await drawn('testimonials', { enabled: true, items })
    expect(html.texts('blockquote')).toEqual(['Avec accord.'])
  })
})

describe('I7 sharing', () => {
  const hrefs = (html: Html) => html.attrs('.share a', 'href').map((href) => href ?? '')

  test('I7 the links carry the page’s absolute address', async () => {
    const page = await newPage(site, [{ type: 'share', options: {} }])
    const { html } = await site.get(page.path)
    const address = `https://www.lhermine-dauval.example${page.path}`
    expect(hrefs(html)).toHaveLength(4)
    for (const href of hrefs(html)) expect(decodeURIComponent(href)).toContain(address)
    expect(html.one('.share h2').text).toBe('Partager cet article')
  })

  test('I7 under an article it is the article’s', async () => {
    const html = await drawn('share', { shown: 'article' }, '?title=un-slug&utm=x')
    for (const href of hrefs(html)) {
      expect(decodeURIComponent(href)).toMatch(/\/essai-\d+\?title=un-slug(?!.*utm)/)
    }
  })

  test.each(['', '?title=<b>', '?title=a&title=b'])(
    'I7 without an article, it is not there when it should only be under one: %s',
    async (query) => {
      const html = await drawn('share', { shown: 'article' }, query)
      expect(root(html, 'share').attr('data-state')).toBe('empty')
    },
  )

  test('I7 links wait for the browser when the server does not know the site’s address', async () => {
    const nowhere = await createTestApp({ stores: site.stores, publicUrl: null })
    const page = await newPage(nowhere, [{ type: 'share', options: {} }])
    const { html } = await nowhere.get(page.path)
    expect(html.attrs('.share li', 'hidden')).toEqual(['', '', '', '', ''])
    await nowhere.close()
  })
})

describe('carousel', () => {
  test('I3 a slide without picture and words is left out, a link that leads nowhere too', async () => {
    const html = await drawn('carousel', {
      items: [
        { title: 'A', link: 'javascript:alert(1)' },
        { link: '/contact' },
        { title: 'B', link: '/contact' },
      ],
    })
    expect(html.texts('.carousel h2')).toEqual(['A', 'B'])
    expect(html.attrs('.carousel-slide a', 'href')).toEqual(['/contact'])
    expect(html.texts('.carousel-slide a')).toEqual(['Lire la suite : B'])
  })

  test('I3 one slide has nothing to turn', async () => {
    const html = await drawn('carousel', { items: [{ title: 'A' }] })
    expect(root(html, 'carousel').attr('data-island')).toBeNull()
    expect(html.has('.carousel-controls')).toBe(false)
  })
})

describe('video', () => {
  const src = '/media/a.mp4'

  test('E8 the site’s own plays in the browser’s player, with captions, and loads nothing', async () => {
    const captions = [{ src: '/media/a.vtt' }, { src: '' }]
    const html = await drawn('video', { src, captions, external: 'https://vimeo.com/1' })
    const player = html.one('video')
    expect(player.attr('preload')).toBe('none')
    expect(player.attr('controls')).not.toBeNull()
    expect(html.attrs('track', 'src')).toEqual(['/media/a.vtt'])
    expect(html.attrs('track', 'srclang')).toEqual(['fr'])
    expect(html.has('[data-frame]')).toBe(false)
  })

  test('E8 its transcript is cleaned', async () => {
    const transcript = '<p onclick="x()">Bonjour</p><script>alert(1)</script>'
    const html = await drawn('video', { src, transcript })
    const shown = html.one('.video-transcript .rich-text')
    expect(shown.text).toBe('Bonjour')
    expect(shown.has('script')).toBe(false)
    expect(shown.one('p').attr('onclick')).toBeNull()
  })
})

describe('map', () => {
  const at = { latitude: '49.2', longitude: '-0.7' }

  test('L1 the maps key is nowhere in the page', async () => {
    await site.stores.sites.saveSettings(SITE, { gmap_key: 'clef-de-carte' })
    const page = await newPage(site, [{ type: 'map', options: at }])
    expect((await site.get(page.path)).body).not.toContain('clef-de-carte')
  })

  test('an office is found by its key, else the first is shown', async () => {
    expect((await drawn('map', { office: 'gare' })).one('.map-office').text).toBe(
      'Bureau de la gare',
    )
    expect((await drawn('map', {})).one('.map-office').text).toBe('Bureau du centre')
  })

  test('without both coordinates there is a plan and no map to open', async () => {
    const html = await drawn('map', { latitude: '49.2' })
    expect(html.has('.map img')).toBe(true)
    expect(html.has('[data-frame]')).toBe(false)
    expect(root(html, 'map').attr('data-island')).toBeNull()
  })
})
