/** @module-tag exhaustive */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageDocument } from '#base/core/document.ts'
import { describe, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import type { Database, Tables } from '#app/tables.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'
import { DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { backOfficeIsTheSame, sessionsAreTheSame } from './upgraded-back-office.ts'
import { documentsAreTheSame, draftsAreTheSame, textsAreTheSame } from './upgraded-documents.ts'
import { type Dump, dumpedDatabase, earlierDumps } from './filled-database.ts'
import {
  emptyInstallation,
  type Engine,
  keptInstallations,
  SECRET,
  vitrine,
} from './installation.ts'
import { ownDatabase } from './own-database.ts'

const dumps = await earlierDumps()

const kept = keptInstallations()

const engines: [Engine, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

test('every schema but today’s has its dump', () => {
  expect(dumps.map(([, { number }]) => number)).toEqual(
    MIGRATIONS.slice(0, -1).map(({ number }) => number),
  )
})

describe.each(engines)('%s', (engine, locate) => {
  test.each(dumps)('a site written under %s is the same today', async (_file, dump) => {
    const db = await dumpedDatabase(await locate(), dump)
    expect(await migrate(db)).toEqual(MIGRATIONS.slice(dump.number).map(({ number }) => number))
    if (dump.number >= 6) await sessionsAreTheSame(createStores(db))
    await isTheSame(db, dump)
  })

  test.each(dumps)('an archive written under %s is the same today', async (_file, dump) => {
    const old = await kept(emptyInstallation('SQLite'))
    await (await dumpedDatabase(old.location, dump)).destroy()
    await writeFile(join(old.dataDir, 'secret'), `${SECRET}\n`, { mode: 0o600 })
    const file = join(old.dataDir, 'old.tar.gz')
    expect(await vitrine(old, 'backup', '--to', file)).toMatchObject({ code: 0, err: '' })
    const target = await kept(emptyInstallation(engine))
    expect(await vitrine(target, 'restore', file)).toMatchObject({ code: 0, err: '' })
    await isTheSame(await openDatabase<Tables>(target.location), dump)
  })
})

/** What was written under an earlier schema: texts, counters, links, schedules. */
async function isTheSame(db: Database, dump: Dump): Promise<void> {
  const faults: string[] = []
  const stores = createStores(db, { report: (fault) => faults.push(fault) })
  const [site] = await stores.sites.list()
  expect(site).toMatchObject({
    id: 1,
    name: 'Cabinet Ardoin',
    hosts: ['www.ardoin.example', 'localhost'],
    settings: {
      ...DEFAULT_SETTINGS,
      site_name: 'Cabinet Ardoin',
      provider_segment: 'ardoin',
      news_page: 2,
    },
    constants: { nomcabinet: 'Ardoin & Associés' },
    theme: { light: { primary: '#0E4A4F' } },
  })
  expect(await stores.pages.check(1)).toEqual([])
  expect((await stores.pages.tree(1, 'fr')).map(({ path }) => path)).toEqual([
    '/',
    '/actualites',
    '/nous-ecrire',
  ])
  expect(await stores.pages.find(1, 2, 'en')).toMatchObject({ path: '/en/news' })
  expect(await stores.redirects.match(1, '/contact')).toMatchObject({ kind: 'moved' })
  expect(await stores.redirects.match(1, '/ancien')).toMatchObject({ destination: 'page:2' })
  const onHome = await stores.widgets.of(1, { pageId: 1, lang: 'fr' })
  expect(onHome).toMatchObject([{ id: 1459, type: 'heading', options: '{"text":"Bienvenue"}' }])
  const footer = { layoutId: 1, part: 'footer', lang: 'fr' } as const
  expect(await stores.widgets.of(1, footer)).toMatchObject([{ id: 1500, type: 'rich-text' }])
  expect(await stores.menus.find(1, 1509)).not.toBeNull()
  expect(await stores.revisions.list(1, pageDocument(1, 'fr'))).toMatchObject([
    { by: { name: 'essai' } },
  ])
  const now = '2026-11-21T00:00:00.000Z'
  expect(await stores.articles.idOfSlug(1, 'la-tva', now)).toBe(7)
  expect(await stores.articles.find(1, 7, now)).toMatchObject({ html: '<p>Texte</p>' })
  if (dump.number >= 3) {
    expect(await stores.leads.findByPerson(1, { email: 'ZOE@exemple.fr' })).toMatchObject([
      {
        id: 4,
        form: 'candidature',
        fields: { message: 'Je postule.' },
        files: [{ size: 48213 }],
      },
    ])
  }
  if (dump.number >= 4) {
    const due = await stores.outbox.take({ now, until: now, limit: 9 })
    expect(due).toMatchObject([{ siteId: 1, attempts: 3, draft: { to: 'zoe@exemple.fr' } }])
    const reader = await stores.newsletter.find(1, 'LECTRICE@exemple.fr')
    expect(reader).toMatchObject({ state: 'confirmed', name: 'Anne', consent: { version: 'v1' } })
  }
  if (dump.number >= 6) await backOfficeIsTheSame(stores)
  if (dump.number >= 8) await documentsAreTheSame(stores)
  if (dump.number >= 10) await draftsAreTheSame(stores)
  if (dump.number >= 11) await textsAreTheSame(stores)
  else expect(await stores.texts.reserveId(1)).toBe(1)
  expect(faults).toEqual([])
  await stores.close()
}
