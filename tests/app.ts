import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createContentStore } from '#content/content-store.ts'
import { openDatabase } from '#content/db.ts'
import { migrate } from '#content/migrate.ts'
import { seedDemo } from '#content/seed/seed.ts'
import type { ContentStore } from '#content/store.ts'
import { libraryEditorial } from '#editorial/library/library-editorial.ts'
import { sanitiseArticle, SANITISER_VERSION } from '#editorial/sanitise.ts'
import { createApp } from '#server/app.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { bootstrapIcons } from '#server/icons.ts'
import { memoized } from '#server/memoized.ts'
import { visitor } from '#server/session.ts'
import { templateFiles } from '#server/template-files.ts'

/** A day on which every article of the demo is published. */
export const TODAY = new Date('2026-11-20T09:00:00Z')

export interface TestApp {
  app: FastifyInstance
  store: ContentStore
  /** Folder of uploaded templates and media. */
  dataDir: string
  /** Warnings the app logged, newest last. */
  warnings: string[]
  close(): Promise<void>
}

/** The whole app in process over a freshly seeded store; any part can be replaced. */
export async function createTestApp(replaced: Partial<AppDeps> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const store = replaced.store ?? (await seededStore())
  const warnings: string[] = []
  const clock = () => TODAY
  const app = await createApp({
    mode: 'production',
    store,
    editorialOf: (site, language) =>
      libraryEditorial(
        {
          motifs: () => store.articles.motifs(site.id),
          list: (query) => store.articles.list(site.id, query),
          idOfSlug: (slug, now) => store.articles.idOfSlug(site.id, slug, now),
          find: (id, now) => store.articles.find(site.id, id, now),
        },
        { clock, language },
      ),
    session: visitor,
    templates: templateFiles(join(dataDir, 'uploads'), (message) => warnings.push(message)),
    assets: {
      stylesheet: '/assets/site.css',
      fonts: [],
      entry: '/assets/entry.js',
      island: (name) => `/assets/${name}.js`,
    },
    assetsDir: null,
    mediaDir: join(dataDir, 'media'),
    icon: bootstrapIcons(),
    clean: memoized(sanitiseArticle),
    clock,
    publicUrl: 'https://www.lhermine-dauval.example',
    trustProxy: false,
    limits: { widget: 2000, providerCall: 900, recheck: 0 },
    providerSegment: 'testa',
    logger: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
    ...replaced,
  })
  return {
    app,
    store,
    dataDir,
    warnings,
    async close() {
      await app.close()
      if (!replaced.store) await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** An in-memory store that holds the demo firm. */
export async function seededStore(): Promise<ContentStore> {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  const store = createContentStore(db)
  await seedDemo(store, { clean: sanitiseArticle, sanitiserVersion: SANITISER_VERSION })
  return store
}
