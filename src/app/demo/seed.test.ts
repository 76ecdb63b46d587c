import { DEMO_CONTACT } from '#base/core/demo-firm.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database, Tables } from '#app/tables.ts'
import { DEMO_SITE } from './demo-site.ts'
import { seedDemo } from './seed.ts'

const TABLES = [
  'site',
  'site_host',
  'setting',
  'constant',
  'layout',
  'page',
  'page_translation',
  'widget',
  'menu',
  'redirect',
  'editorial_revision',
  'motif',
  'article',
  'article_motif',
] as const satisfies readonly (keyof Tables)[]

const FAR_AHEAD = '2100-01-01T00:00:00.000Z'
const cleaning = { clean: (html: string) => `<!--clean-->${html}`, sanitiserVersion: 7 }

async function seeded(): Promise<{ db: Database; stores: Stores }> {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  const stores = createStores(db, { now: () => new Date('2026-11-20T08:00:00Z') })
  await seedDemo(stores, cleaning)
  return { db, stores }
}

async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute()
    tables[table] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return tables
}

let db: Database
let stores: Stores

beforeAll(async () => {
  ;({ db, stores } = await seeded())
})

afterAll(() => stores.close())

const pageAtPath = async (path: string): Promise<Page> => {
  const page = await stores.pages.findByPath(DEMO_SITE, path)
  if (page === null) throw new Error(`No page at ${path}`)
  return page
}

test('A1 the demo is one site, which answers every host', async () => {
  expect(await stores.sites.list()).toHaveLength(1)
  for (const host of ['localhost', '127.0.0.1', 'unknown.example']) {
    expect(await stores.sites.findByHost(host)).toMatchObject({ id: DEMO_SITE, isDefault: true })
  }
})

describe('A2 the tree', () => {
  test('A2 has 206 pages in a right nested set', async () => {
    const tree = await stores.pages.tree(DEMO_SITE, 'fr')
    expect(tree).toHaveLength(206)
    expect(await stores.pages.check(DEMO_SITE)).toEqual([])
  })

  test('A2 has the home page of the requirements as its root', async () => {
    expect(await pageAtPath('/')).toMatchObject({
      id: 1,
      name: 'Accueil',
      module: 'main',
      action: 'root',
      slug: '',
      lft: 1,
      rgt: 412,
      level: 0,
      is_active: true,
      is_secure: false,
      is_indexable: true,
      is_visible_bread_crumb: false,
    })
  })

  test('A2 pages carry their language and motifs in infos', async () => {
    const social = await pageAtPath('/vos-actualites/themes/social')
    expect(JSON.parse(social.infos)).toEqual({ language: 'fr', testamotifs: ['AES'] })
    const contact = await pageAtPath('/contact')
    expect(JSON.parse(contact.infos)).toEqual({ language: 'fr' })
  })

  test('A4 five pages are not indexed, none is secure, all but home stand in the breadcrumb', async () => {
    const tree = await stores.pages.tree(DEMO_SITE, 'fr')
    expect(tree.filter(({ is_indexable }) => !is_indexable).map(({ path }) => path)).toEqual([
      '/votre-projet/confirmation',
      '/contact/message-envoye',
      '/espace-client',
      '/recherche',
      '/informations-legales/desinscription',
    ])
    expect(tree.filter(({ is_secure, is_active }) => is_secure || !is_active)).toEqual([])
    const hidden = tree.filter(({ is_visible_bread_crumb }) => !is_visible_bread_crumb)
    expect(hidden.map(({ path }) => path)).toEqual(['/'])
  })

  test('A8 the all-news page has an English version at /en/news', async () => {
    const english = await pageAtPath('/en/news')
    expect(english).toMatchObject({ id: 42, lang: 'en' })
    expect(JSON.parse(english.infos)).toMatchObject({ language: 'en' })
    const french = await stores.pages.find(DEMO_SITE, 42, 'fr')
    expect(french?.path).toBe('/vos-actualites/infos-pratiques/fil-dactualites')
  })
})

test('A3 every part of both layouts has widgets in both languages', async () => {
  const layouts = await stores.layouts.list(DEMO_SITE)
  expect(layouts.map(({ css_class }) => css_class)).toEqual(['layout-large', 'layout-sobre'])
  for (const { id } of layouts) {
    for (const part of ['header', 'footer', 'error404', 'signin'] as const) {
      for (const lang of ['fr', 'en'] as const) {
        const widgets = await stores.widgets.of(DEMO_SITE, { layoutId: id, part, lang })
        expect(widgets.length, `layout ${id}, ${part}, ${lang}`).toBeGreaterThan(0)
      }
    }
  }
})

test('A3 the plain layout has no header that moves, and a page stands on it', async () => {
  const header = await stores.widgets.of(DEMO_SITE, { layoutId: 2, part: 'header', lang: 'fr' })
  expect(header.map(({ type }) => type)).toEqual(['rich-text'])
  expect((await pageAtPath('/informations-legales/desinscription')).layout_id).toBe(2)
  expect((await pageAtPath('/')).layout_id).toBe(1)
})

test('A3 the home page’s widgets come back in their order', async () => {
  const widgets = await stores.widgets.of(DEMO_SITE, { pageId: 1, lang: 'fr' })
  const content = widgets.filter(({ zone }) => zone === 'content')
  expect(content.slice(0, 6).map(({ type, id }) => [type, id])).toEqual([
    ['child-pages', 20_101],
    ['child-pages', 20_102],
    ['icon-menu', 1508],
    ['feed', 1459],
    ['feed', 1460],
    ['icon-menu', 1513],
  ])
})

test('L1 settings and constants are those of the demo firm', async () => {
  const site = await stores.sites.find(DEMO_SITE)
  expect(site?.settings).toMatchObject({
    client_type: 'ec',
    site_type: 'basedoc',
    beTesta: 'installed',
    kiosque: '1',
    lead_projet: '1',
    lead_rappel: '1',
    lead_rdv: '1',
    basedoc_en: '1',
    provider_segment: '',
    xsl_code: 'Html_To_Basedoc_BS4_Content_only',
    news_page: 42,
    videos_page: 43,
  })
  expect(site?.settings.site_email).toBe(DEMO_CONTACT.email)
  expect(site?.settings.id_client).toMatch(/^\d{7}$/)
  expect(site?.constants).toEqual({
    nomcabinet: 'Cabinet Lhermine-Dauval',
    phonetotext: '01\u00A099\u00A000\u00A012\u00A034',
    phonetolink: DEMO_CONTACT.phone,
    localite: 'Villebourg-sur-Aure',
    version_dump: '3',
  })
  expect(site?.offices.map(({ key, page }) => [key, page])).toEqual([
    ['centre', 7],
    ['gare', 8],
  ])
})

test('A4 addresses of the former site lead to pages', async () => {
  expect(await stores.redirects.match(DEMO_SITE, '/actualites')).toMatchObject({
    destination: 'page:42',
  })
  expect(await stores.redirects.match(DEMO_SITE, '/blog/un-billet')).toMatchObject({
    destination: 'page:40',
  })
})

test('E4 articles are stored as the cleaner gives them', async () => {
  const id = await stores.articles.idOfSlug(DEMO_SITE, 'getting-paid-on-time-en', FAR_AHEAD)
  const article = await stores.articles.find(DEMO_SITE, id ?? 0, FAR_AHEAD)
  expect(article).toMatchObject({ lang: 'en', sanitiserVersion: 7 })
  expect(article?.html.startsWith('<!--clean-->')).toBe(true)
})

test('two seeds give equal rows', async () => {
  const other = await seeded()
  expect(await rowsOf(other.db)).toEqual(await rowsOf(db))
  await other.stores.close()
})

test('a database that has the site already refuses the seed', async () => {
  await expect(seedDemo(stores, cleaning)).rejects.toThrow('est déjà celui du site')
})
