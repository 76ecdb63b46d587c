import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { PasswordHashing } from '#accounts/account-parts.ts'
import { accountsOnDemand } from '#accounts/accounts-on-demand.ts'
import { createContentStore } from '#content/content-store.ts'
import type { DatabaseLocation } from '#content/db.ts'
import type { Database } from '#content/schema.ts'
import type { ContentStore } from '#content/store.ts'
import { sanitiseArticle } from '#editorial/sanitise.ts'
import { leadFolder } from '#leads/lead-folder.ts'
import { createSigner } from '#leads/signed.ts'
import { createApp } from '#server/app.ts'
import type { AppDeps } from '#server/app-deps.ts'
import type { KeptDocuments } from '#server/documents/kept-documents.ts'
import { bootstrapIcons } from '#server/icons.ts'
import { memoized } from '#server/memoized.ts'
import type { ProviderDesk } from '#server/provider-desk.ts'
import type { ProviderMedia } from '#server/provider-media/provider-media.ts'
import { type Role, type Session, visitor } from '#server/session.ts'
import { indexSite } from '#server/search/index-site.ts'
import { templateFiles } from '#server/template-files.ts'
import { libraryOf } from '../src/editorials.ts'
import { asBrowser } from './admin-browser.ts'
import { type Html, parsedHtml } from './html.ts'
import { ownDatabase } from './own-database.ts'
import { seededCopy } from './seeded-copies.ts'
import { inThisThread } from './in-this-thread.ts'

/** A day on which every article of the demo is published. */
const TODAY = new Date('2026-11-20T09:00:00Z')

/** Client files that nobody built. */
export const CLIENT: Pick<AppDeps, 'assets' | 'assetsDir' | 'admin'> = {
  assets: {
    stylesheet: '/assets/site.css',
    fonts: [],
    entry: '/assets/entry.js',
    island: (name) => `/assets/${name}.js`,
  },
  assetsDir: null,
  admin: { entry: '/admin/assets/entry.js', stylesheets: [], folder: null },
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
  store: ContentStore
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

/** The whole app in process over a freshly seeded store; any part can be replaced. */
export async function createTestApp(replaced: Partial<AppDeps> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const store = replaced.store ?? (await seededStore())
  const warnings: string[] = []
  const deps: AppDeps = {
    mode: 'production',
    store,
    editorialOf: libraryOf(store, () => TODAY),
    articleSources: librarySource(store),
    session: visitor,
    accounts: accountsOf(store),
    templates: templateFiles(join(dataDir, 'uploads'), (message) => warnings.push(message)),
    ...CLIENT,
    mediaDir: join(dataDir, 'media'),
    sharingDir: join(dataDir, 'sharing'),
    sharingDrawing: inThisThread.sharingDrawing,
    cleanSvg: inThisThread.cleanSvg,
    comparePages: inThisThread.comparePages,
    providerMedia: noProviderMedia,
    providerDesk: noProviderDesk,
    sendsMail: false,
    documents: emptyDocuments,
    icon: bootstrapIcons(),
    clean: memoized(sanitiseArticle),
    clock: () => TODAY,
    publicUrl: 'https://www.lhermine-dauval.example',
    trustProxy: false,
    secret: 'a secret of tests alone',
    formLimits: {
      wait: async () => null,
      beyond: async () => 0,
      refusesFile: async () => null,
    },
    leadFolder: leadFolder(join(dataDir, 'leads')),
    outboxDir: join(dataDir, 'outbox'),
    backupDir: join(dataDir, 'backups'),
    mailed: () => {},
    limits: { widget: 2000, providerCall: 900, recheck: 0 },
    providerSegment: 'testa',
    metrics: { text: async () => ({ contentType: 'text/plain', body: 'figures 1\n' }) },
    metricsToken: null,
    logger: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
    ...replaced,
  }
  const app = await createApp(deps)
  asBrowser(app)
  return {
    app,
    store,
    dataDir,
    warnings,
    async get(url, options = {}) {
      const { statusCode, headers, body } = await app.inject({ ...options, url })
      return {
        status: statusCode,
        headers,
        body,
        get html() {
          return parsedHtml(body)
        },
      }
    },
    async index() {
      const signer = createSigner(deps.secret)
      const indexDeps = { ...deps, signer, listeningOrigin: () => '' }
      let written = 0
      for (const { id } of await store.sites.list()) {
        written += await indexSite(indexDeps, id, { holder: 'tests' })
      }
      return written
    },
    async close() {
      await app.close()
      if (!replaced.store) await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Own articles alone. */
export const librarySource =
  (store: ContentStore): AppDeps['articleSources'] =>
  (site, language) => [
    {
      name: 'library',
      editorial: libraryOf(store, () => TODAY)(site, language, (_key, read) => read()),
      supplies: () => true,
    },
  ]

/** Documents that cost nothing to make. */
const emptyDocuments: KeptDocuments = {
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
const noProviderDesk: ProviderDesk = {
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

/** The accounts of a store, as a server has them, but for their hashes. */
export const accountsOf = (store: ContentStore, passwords: PasswordHashing = QUICK) =>
  accountsOnDemand({
    database: store.accounts.database,
    secret: 'a secret of tests alone, long enough for cookies',
    issuer: 'Vitrine',
    passwords,
  })

/** A store that holds the demo firm: in memory, or in a PostgreSQL database of its own. */
export async function seededStore(
  engine: ContentStore['engine'] = 'sqlite',
): Promise<ContentStore> {
  const { store } = await seededDatabase(
    engine === 'sqlite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
  )
  return store
}

/** The demo firm in a database that is yet empty, with the handle of the database itself. */
export async function seededDatabase(
  location: DatabaseLocation,
): Promise<{ db: Database; store: ContentStore }> {
  const db = await seededCopy(location)
  return { db, store: createContentStore(db) }
}
