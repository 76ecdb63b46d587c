/** @module-tag exhaustive */
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageDocument } from '#base/core/document.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '#base/platform/env.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Database } from '#app/tables.ts'
import type { NewLead } from '#features/leads/rules/lead.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { compose, composeDeps } from '#app/server/compose.ts'
import { CLIENT } from './app.ts'

/** The lines of the log of whatever runs here. */
const written = vi.hoisted((): string[] => [])
vi.mock('#features/operations/service/logger.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('#features/operations/service/logger.ts')>()
  return {
    ...real,
    createLogger: () => real.createLogger('info', { write: (line) => void written.push(line) }),
  }
})

const NOW = new Date('2026-11-20T09:00:00Z')
const LONG_AGO = '2020-01-05T09:00:00.000Z'
const FAULT = 'panne du site 2'
const WARNING = 40

/** Warnings that concern the installation, and no firm more than another. */
const OF_ALL = [
  /^Personne ne peut encore administrer ce site/,
  /^D’autres utilisateurs de cette machine/,
]

const LEAD: NewLead = {
  form: 'contact',
  nonce: 'n1',
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: 'Élodie Œuvrard',
  email: 'elodie@exemple.fr',
  phone: '',
  fields: { message: 'Une question.' },
  consent: { version: '1', text: 'Oui.' },
  purpose: 'répondre',
  received_at: LONG_AGO,
  expires_at: LONG_AGO,
  spam: { score: 0, reasons: [] },
  files: [],
}

describe('a server of two firms, where all fails for the second one', () => {
  let folder: string
  const warnings = () =>
    written
      .map((line): { level: number; msg: string; site?: number; err?: object } => JSON.parse(line))
      .filter(({ level }) => level >= WARNING)
  const saidOf = (siteId: number) =>
    warnings().flatMap(({ site, msg }) => (site === siteId ? [msg] : []))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-log-sites-'))
    await (await composeDeps(settings(), CLIENT, () => NOW)).close()
    const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
    const stores = createStores(db)
    const wish = { name: 'Deux', hosts: ['deux.test'], email: '', withArticles: true }
    await createSite(stores, folder, { id: 1 }, wish)
    for (const siteId of [1, 2]) await makeDue(stores, siteId)
    await breakSecond(db)
    await db.destroy()
    written.length = 0
    const server = await compose(settings(), CLIENT, () => NOW)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    for (const url of ['/', '/%zz']) {
      for (const host of ['localhost', 'deux.test']) {
        await server.app.inject({ url, headers: { host } })
      }
    }
    const isTold = () => warnings().some(({ msg }) => msg.startsWith('L’index de recherche'))
    await vi.waitFor(() => expect(isTold()).toBe(true), 60_000)
    await server.close()
  }, 120_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const settings = () =>
    readEnv({ NODE_ENV: 'test', DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' })

  /** Gives every job something to do for a site. */
  async function makeDue(stores: Stores, siteId: number): Promise<void> {
    const mail = { kind: 'essai', key: 'k', to: 'x@exemple.fr', subject: 's', text: 't', html: 'h' }
    await stores.outbox.add(siteId, [mail], LONG_AGO)
    await stores.leads.receive(siteId, LEAD, () => [])
    const by = { id: 'u', name: 'Une rédactrice' }
    const act = { due: LONG_AGO, base: 0, by, at: LONG_AGO, content: '' }
    for (const action of ['publish', 'unpublish'] as const) {
      const page = pageDocument(action === 'publish' ? 1 : 2, 'fr')
      await stores.documents.tasks.save(siteId, page, { action, ...act })
    }
  }

  async function breakSecond(db: Database): Promise<void> {
    await sql`update menu set data = '{' where site_id = 2`.execute(db)
    await sql`update article set motifs = '{' where site_id = 2`.execute(db)
    await sql`update widget set type = 'inconnu' where site_id = 2 and type = 'feed'`.execute(db)
    const { rows } = await sql<{ name: string }>`
      select m.name from sqlite_schema m, pragma_table_info(m.name) c
      where m.type = 'table' and c.name = 'site_id'`.execute(db)
    expect(rows.length).toBeGreaterThan(25)
    for (const { name } of rows) {
      // What one statement takes of all firms would fail for all.
      if (name === 'mail' || name === 'editorial_task') continue
      for (const change of ['insert', 'update', 'delete']) {
        const row = change === 'delete' ? 'old' : 'new'
        await sql
          .raw(
            `create trigger "${name} ${change}" before ${change} on "${name}" when ${row}.site_id = 2
             begin select raise(abort, '${FAULT}'); end`,
          )
          .execute(db)
      }
    }
  }

  test('N2 each warning names the firm', () => {
    const nobodys = warnings().filter(
      ({ site, msg }) => site === undefined && !OF_ALL.some((known) => known.test(msg)),
    )
    expect(nobodys).toEqual([])
    for (const warning of warnings()) {
      if (JSON.stringify(warning.err ?? '').includes(FAULT)) expect(warning.site).toBe(2)
    }
  })

  test.each([
    'Les données dont la durée est passée n’ont pas pu être effacées.',
    'La page 1 (fr) n’a pas pu être mise en ligne à l’heure.',
    'L’échec de ce qui était programmé n’a pas pu être noté.',
    'La page 2 (fr) n’a pas pu être retirée à l’heure.',
    'L’index de recherche du site 2 n’a pas pu être mis à jour.',
    'Un courriel « essai » n’est pas parti et ne sera plus tenté',
    'aucun widget de type « inconnu » n’est connu.',
    'est illisible, il compte comme absent',
  ])('N2 « %s » is one of them', (sentence) => {
    expect(saidOf(2).join('\n')).toContain(sentence)
  })

  test('N2 the data of the first firm leave all the same', async () => {
    const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
    const stores = createStores(db)
    expect(await stores.leads.list(1)).toEqual([])
    expect(await stores.leads.list(2)).toHaveLength(1)
    await db.destroy()
  })
})

/** Lines by whoever has no request that name no site where they stand, each with its reason. */
const WITHOUT_SITE = [
  // Folders, first account, secret, database, what all firms together lost: the installation's.
  'src/app/server/provide-accounts.ts: Le premier super-administrateu',
  'src/app/server/provide-database.ts: message',
  'src/app/server/provide-database.ts: message',
  'src/app/server/provide-operations.ts: { purged }, Ce qui a passé sa',
  'src/features/operations/service/logger.ts: { err: cause }, DATABASE_SILEN',
  'src/features/operations/service/logger.ts: La base de données répond de n',
  'src/features/operations/service/drain.ts: Des demandes n’étaient pas fin',
  'src/app/server/provide-database.ts: { err }, PostgreSQL a fermé un',
  'src/app/server/provide-database.ts: isAnswering ? PostgreSQL répon',
  'src/app/server/start-notices.ts: La base était vide : le cabine',
  'src/app/server/start-notices.ts: OTHER_SECRET',
  'src/app/server/start-notices.ts: Personne ne peut encore admini',
  'src/app/server/start-notices.ts: SEED=demo est encore donné : r',
  // It names its site by itself.
  'src/app/http/app.ts: hit, Page gardée.',
]

test('N2 whoever writes a line outside of a request names the firm', async () => {
  const nameless: string[] = []
  for await (const file of glob('src/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue
    const text = await readFile(file, 'utf8')
    for (const { 0: begun, index } of text.matchAll(/\b(?:logger|app\.log)(?:\[\w+\]|\.\w+)\(/g)) {
      const args = inBrackets(text.slice(index + begun.length))
      const [fields = ''] = args.split(/['`]/)
      if (/\bsite(?:Field)?\b|\bfields\b/.test(fields)) continue
      const words = args.replaceAll(/['`\s]+/g, ' ').trim()
      nameless.push(`${file}: ${words.slice(0, 30).trim()}`)
    }
  }
  expect(nameless.toSorted()).toEqual(WITHOUT_SITE.toSorted())
})

/** A text up to the bracket that ends it. */
function inBrackets(text: string): string {
  let open = 1
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    if (text[at] === ')') open -= 1
    if (open === 0) return text.slice(0, at)
  }
  return text
}
