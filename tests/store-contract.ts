import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { sampled } from './exhaustive.ts'
import { ownDatabase } from './own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import type { Database } from '#app/tables.ts'
import type { MenuData } from '#base/core/menu.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'

/** Empty stores under test. */
export interface OpenedStores {
  stores: Stores
  /** The database under them, to spoil rows behind its back. */
  db: Database
  /** What they reported, in order. */
  faults: string[]
}

/** Opens empty stores, which are closed behind the tests. */
export type OpenStores = () => Promise<OpenedStores>

interface Place {
  location: DatabaseLocation
  remove?: () => Promise<void>
}

const ENGINES = {
  'SQLite in memory': async (): Promise<Place> => ({ location: { file: ':memory:' } }),
  'SQLite in a file': async (): Promise<Place> => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-stores-'))
    return {
      location: { file: join(folder, 'content.sqlite') },
      remove: () => rm(folder, { recursive: true }),
    }
  },
  PostgreSQL: async (): Promise<Place> => ({ location: { databaseUrl: await ownDatabase() } }),
}

/** The engines of tests that take long. */
export const ONE_OF_EACH = ['SQLite in memory', 'PostgreSQL'] as const

/** What stores promise, kept on each engine. */
export function onEachEngine(
  subject: string,
  tests: (open: OpenStores, engine: keyof typeof ENGINES) => void,
  engines: readonly (keyof typeof ENGINES)[] = ['SQLite in a file', ...ONE_OF_EACH],
): void {
  // A file, as firms have it, is the sample; memory where no file is asked for.
  const sample = engines.includes('SQLite in a file') ? 'SQLite in a file' : 'SQLite in memory'
  const onEngine = (engine: keyof typeof ENGINES) => {
    const endings: (() => Promise<void>)[] = []
    afterAll(async () => {
      for (const end of endings) await end()
    })
    tests(async () => {
      const { location, remove } = await ENGINES[engine]()
      const db = await openDatabase(location)
      await migrate(db)
      const faults: string[] = []
      const stores = createStores(db, {
        report: (fault, siteId) => faults.push(`Site ${siteId}. ${fault}`),
      })
      endings.push(async () => {
        await stores.close()
        await remove?.()
      })
      return { stores, db, faults }
    }, engine)
  }
  for (const engine of engines) {
    describe(`${subject} on ${engine}`, sampled(engine === sample), () => {
      onEngine(engine)
    })
  }
}

/** What a site is made of. */
type SiteFields = Parameters<Stores['sites']['create']>[0]

/** A site of no host. */
export const newSite = (name: string, site: Partial<SiteFields> = {}): SiteFields => ({
  name,
  isDefault: false,
  hosts: [],
  settings: DEFAULT_SETTINGS,
  constants: DEFAULT_CONSTANTS,
  offices: [],
  theme: { light: {}, dark: {} },
  ...site,
})

/** A site of the test's own, with one layout. */
export async function emptySite(stores: Stores): Promise<number> {
  const { id } = await stores.sites.create(newSite('Cabinet'))
  await stores.layouts.create(id, { id: 1, name: 'Page', css_class: 'page' })
  return id
}

/**
 * A site with pages: root 1 (2 « /cabinet » (3 « /cabinet/equipe », 4 « /cabinet/bureaux »
 * (5 « /cabinet/bureaux/gare »)), 6 « /contact »).
 */
export async function siteWithPages(stores: Stores): Promise<number> {
  const siteId = await emptySite(stores)
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

/** The same, where 1, 2 and 4 are also « /en », « /en/firm » and « /en/firm/offices ». */
export async function siteInTwoLanguages(stores: Stores): Promise<number> {
  const siteId = await siteWithPages(stores)
  const add = (pageId: number, path: string, name: string) =>
    stores.pages.addTranslation(siteId, pageId, { lang: 'en', path, name })
  await add(1, '/en', 'Home')
  await add(2, '/en/firm', 'Firm')
  await add(4, '/en/firm/offices', 'Offices')
  return siteId
}

/** Place of each page in the tree: number, left, right, level. */
export const shapeOf = async (stores: Stores, siteId: number): Promise<number[][]> =>
  (await stores.pages.tree(siteId, 'fr')).map(({ id, lft, rgt, level }) => [id, lft, rgt, level])

/** Path of each page. */
export const pathsOf = async (stores: Stores, siteId: number): Promise<Record<number, string>> =>
  Object.fromEntries((await stores.pages.tree(siteId, 'fr')).map(({ id, path }) => [id, path]))

type WidgetDraft = Parameters<Stores['widgets']['replace']>[2][number]

/** A text in the main zone. */
export const widget = (draft: Partial<WidgetDraft>): WidgetDraft => ({
  zone: 'main',
  type: 'text',
  version: 1,
  options: {},
  ...draft,
})

/** An article as a site keeps it. */
export function article(fields: Partial<StoredArticle>): StoredArticle {
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

/** A menu of two levels. */
export function menuData(): MenuData {
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
