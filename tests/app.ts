import { EventEmitter } from 'node:events'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firmLogo } from '#features/brand/service/firm-logo.ts'
import type { Kind } from '#features/publishing/service/kind.ts'
import type { PageKindParts } from '#features/publishing/kinds/page-kind.ts'
import { tryLayout } from '#app/website/drafts/try-layout.ts'
import { documentKinds } from '#features/publishing/kinds/all-kinds.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { PasswordHashing } from '#features/accounts/service/account-parts.ts'
import { accountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import { createStores, type Stores } from '#app/stores.ts'
import type { DatabaseLocation } from '#base/platform/db/db.ts'
import type { Database } from '#app/tables.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { type AppParts, createApp } from '#app/http/app.ts'
import { registry } from '#app/widgets.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { Site } from '#base/core/site.ts'
import type { Language } from '#base/kit/language.ts'
import type { ClientFiles } from '#app/website/client-assets.ts'
import type { PdfCache } from '#features/documents/service/pdf-cache.ts'
import { bootstrapIcons } from '#framework/widget-kit/icons.ts'
import { LIMITS, type Limits } from '#app/http/limits.ts'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import type { HttpFigures } from '#features/operations/service/http-metrics.ts'
import type { ProviderHealth } from '#features/articles/service/provider-health.ts'
import type { ProviderMedia } from '#features/articles/service/media/provider-media.ts'
import { type Role, type Session, visitor, VISITOR } from '#base/core/session.ts'
import { writeToken } from '#framework/api/write-token.ts'
import { createRulesThread } from '#features/simulators/service/rules-thread.ts'
import { indexSite } from '#app/website/indexing/index-site.ts'
import { templateFiles } from '#features/templates/service/template-files.ts'
import { mediaMotifs } from '#app/website/media-motifs.ts'
import { createGateway, type SourcesOf } from '#features/articles/service/gateway.ts'
import { siteLibrary } from '#features/articles/service/site-sources.ts'
import { asBrowser } from './admin-browser.ts'
import { type Html, parsedHtml } from './html.ts'
import { LOOK_IDS } from '#base/core/look.ts'
import { ownDatabase } from './own-database.ts'
import { seededCopy } from './seeded-copies.ts'
import { inThisThread } from './in-this-thread.ts'

/** A day on which every article of the demo is published. */
const TODAY = new Date('2026-11-20T09:00:00Z')

/** Client files that nobody built. */
export const CLIENT: ClientFiles = {
  assets: {
    stylesheet: '/assets/site.css',
    errorSheet: '/assets/error-page.css',
    looks: Object.fromEntries(LOOK_IDS.map((id) => [id, { css: '' }])) as never,
    families: {},
    entry: '/assets/entry.js',
    island: (name) => `/assets/${name}.js`,
  },
  assetsDir: null,
  admin: {
    entry: '/admin/assets/entry.js',
    stylesheets: [],
    imports: [],
    editor: { imports: [], stylesheets: [] },
    canvas: '/admin/assets/canvas.js',
    door: { script: '/admin/assets/door.js', stylesheet: '/admin/assets/door.css' },
    folder: null,
  },
}

/** What came back for an address. */
export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
  /** The body as HTML. */
  html: Html
}

export interface TestApp {
  app: FastifyInstance
  stores: Stores
  kinds: readonly Kind[]
  /** Folder of uploaded templates and media. */
  dataDir: string
  /** Warnings the app logged, newest last. */
  warnings: string[]
  /** Asks for an address as a browser does. */
  get(url: string, options?: Omit<InjectOptions, 'url'>): Promise<Answer>
  /** Brings the search index up to date, as nobody does here; gives the documents written. */
  index(): Promise<number>
  close(): Promise<void>
}

/** Parts of the app that a test has otherwise. */
export interface TestParts extends Partial<Omit<AppParts, 'limits' | 'editorialOf'>> {
  /** The only provider of every site. */
  editorialOf?(site: Site, language: Language): ArticleGateway
  /** All providers of every site. */
  sourcesOf?: SourcesOf
  /** What became of a page between two versions. */
  comparePages?: PageKindParts['comparePages']
  limits?: Partial<Omit<Limits, 'connections' | 'bodies'>> & {
    connections?: Partial<Limits['connections']>
    bodies?: Partial<Limits['bodies']>
  }
}

/** A page cache that nobody tells of writes. */
export const keptPages = (): NonNullable<TestParts['pageCache']> => ({
  maxBytes: 64_000_000,
  watchSites: () => ({ close: async () => {} }),
  events: new EventEmitter(),
  figures: { counted() {}, sizeOf() {} },
})

/** The whole app in process over freshly seeded stores; any part can be replaced. */
export async function createTestApp({
  limits,
  editorialOf,
  sourcesOf,
  comparePages = inThisThread.comparePages,
  ...replaced
}: TestParts = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const stores = replaced.stores ?? (await seededStores())
  const clock = replaced.clock ?? (() => TODAY)
  const warnings: string[] = []
  const clean = replaced.clean ?? memoize(sanitiseArticle, { room: roomFor(8_000_000) })
  const rulesThread = createRulesThread({ warn: (message) => void warnings.push(message) })
  const templates = templateFiles(join(dataDir, 'uploads'), (message) => warnings.push(message))
  const kinds = documentKinds({
    widgets: registry,
    templates,
    comparePages,
    clean,
    clock,
    tryLayout: (...wanted) =>
      tryLayout({ ...deps, signer: createSigner(deps.secret), listeningOrigin: () => '' })(
        ...wanted,
      ),
  })
  const deps: AppParts = {
    mode: 'production',
    checksAnswers: true,
    stores,
    widgets: registry,
    ...gatewayOf(
      { stores, clock, limits: limits ?? {} },
      sourcesOf ?? (editorialOf ? onlySource(editorialOf) : librarySource(stores)),
    ),
    session: visitor,
    accounts: accountsOf(stores),
    templates,
    ...CLIENT,
    mediaDir: join(dataDir, 'media'),
    logo: firmLogo(join(dataDir, 'media')),
    sharingDir: join(dataDir, 'sharing'),
    sharingDrawing: inThisThread.sharingDrawing,
    cleanSvg: inThisThread.cleanSvg,
    kinds,
    providerMedia: noProviderMedia,
    providerHealth: noProviderHealth,
    sendsMail: false,
    mailDomains: ['lhermine-dauval.example'],
    documents: emptyDocuments,
    icon: bootstrapIcons(),
    clean,
    clock,
    publicUrl: 'https://www.lhermine-dauval.example',
    trustProxy: false,
    adminHost: null,
    secret: 'a secret of tests alone',
    formLimits: {
      wait: async () => null,
      beyond: async () => 0,
      refusesFile: async () => null,
    },
    rulesThread,
    questionLimits: {
      wait: async () => null,
      beyond: async () => 0,
      refusesFile: async () => null,
    },
    leadFolder: leadFolder(join(dataDir, 'leads')),
    outboxDir: join(dataDir, 'outbox'),
    backupDir: join(dataDir, 'backups'),
    mailed: () => {},
    limits: {
      ...LIMITS,
      recheck: 0,
      ...limits,
      connections: { ...LIMITS.connections, ...limits?.connections },
      bodies: { ...LIMITS.bodies, ...limits?.bodies },
    },
    figures: NO_FIGURES,
    traffic: { take: () => {}, check: () => {} },
    isDraining: () => false,
    pageCache: null,
    providerSegment: 'testa',
    metrics: { text: async () => ({ contentType: 'text/plain', body: 'figures 1\n' }) },
    metricsToken: null,
    logger: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
    ...replaced,
  }
  const app = await createApp(deps)
  asBrowser(app, writeToken(createSigner(deps.secret), VISITOR))
  return {
    app,
    stores,
    kinds,
    dataDir,
    warnings,
    async get(url, options = {}) {
      const { statusCode, headers, body } = await app.inject({ ...options, url })
      let parsed: Html | undefined
      return {
        status: statusCode,
        headers,
        body,
        get html() {
          return (parsed ??= parsedHtml(body))
        },
      }
    },
    async index() {
      const signer = createSigner(deps.secret)
      const indexDeps = { ...deps, signer, listeningOrigin: () => '' }
      let written = 0
      for (const { id } of await stores.sites.list()) {
        written += await indexSite(indexDeps, id, { holder: 'tests' })
      }
      return written
    },
    async close() {
      await app.close()
      await rulesThread.close()
      if (!replaced.stores) await stores.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Own articles alone. */
export const librarySource =
  (stores: Stores, clock = () => TODAY): SourcesOf =>
  (site, language, audience) => [
    {
      name: 'library',
      editorial: siteLibrary(stores.articles, site, language, { clock, audience }),
      supplies: () => true,
      origin: 'own',
      isStored: true,
    },
  ]

/** The library of each site. */
export const libraryOf =
  (stores: Stores, clock: () => Date) =>
  (site: Site, language: Language): ArticleGateway =>
    siteLibrary(stores.articles, site, language, { clock })

/** The gateway over these providers, and the motifs that it learns. */
function gatewayOf(
  deps: { stores: Stores; clock: () => Date; limits: { providerCall?: number } },
  sourcesOf: SourcesOf,
) {
  const motifs = mediaMotifs()
  const { providerCall = LIMITS.providerCall } = deps.limits
  const steps = { noteMotifs: motifs.noting, deadline: providerCall }
  return { ...createGateway({ ...deps, ...steps, sourcesOf }), motifs }
}

const onlySource =
  (editorialOf: (site: Site, language: Language) => ArticleGateway): SourcesOf =>
  (site, language) => [
    { name: 'library', editorial: editorialOf(site, language), supplies: () => true },
  ]

/** Nobody counts. */
export const NO_FIGURES: HttpFigures = {
  begun: () => {},
  ended: () => {},
  kept: () => {},
  unreadable: () => {},
  connectionsOf: () => {},
}

/** Documents that cost nothing to make. */
const emptyDocuments: PdfCache = {
  get: async () => ({
    hash: 'empty',
    pages: 12,
    bytes: 123_456,
    read: async () => Buffer.from(''),
  }),
  close: async () => {},
}

/** A site without HTTP provider. */
const noProviderMedia: ProviderMedia = {
  find: async () => ({ kind: 'none' }),
  forget: async () => {},
  forgetAll: async () => {},
  close: async () => {},
}

/** A site whose providers nobody asks. */
const noProviderHealth: ProviderHealth = {
  order: ['library'],
  states: async () => [],
  reread: async () => {
    throw new Error('No provider.')
  },
  tryFeed: async () => ({ count: 0, movedTo: null, articles: [] }),
}

/** A session port that always answers the same. */
export const sessionOf =
  (role: Role, more: Partial<Session> = {}) =>
  async (): Promise<Session> => ({
    role,
    user:
      role === 'visitor'
        ? null
        : { id: `of-${role}`, name: `Rôle ${role}`, email: `${role}@test.example` },
    debug: false,
    impersonating: false,
    isConfirmed: true,
    ...more,
  })

/** Nothing that would keep a password; what is tested here is who may try one. */
const QUICK: PasswordHashing = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => hash === (await QUICK.hash(password)),
}

/** The accounts of a database, as a server has them, but for their hashes. */
export const accountsOf = (stores: Stores, passwords: PasswordHashing = QUICK) =>
  accountsOnDemand({
    database: stores.accounts.database,
    secret: 'a secret of tests alone, long enough for cookies',
    issuer: 'Vitrine',
    passwords,
  })

/** Stores that hold the demo firm: in memory, or in a PostgreSQL database of its own. */
export async function seededStores(engine: Stores['engine'] = 'sqlite'): Promise<Stores> {
  const { stores } = await seededDatabase(
    engine === 'sqlite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
  )
  return stores
}

/** The demo firm in a database that is yet empty, with the handle of the database itself. */
export async function seededDatabase(
  location: DatabaseLocation,
): Promise<{ db: Database; stores: Stores }> {
  const db = await seededCopy(location)
  return { db, stores: createStores(db) }
}
