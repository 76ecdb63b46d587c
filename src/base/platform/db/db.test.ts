import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownDatabase, postgresUrl } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, DatabaseUnavailable, openDatabase } from './db.ts'
import { engineOf } from './db-handle.ts'
import { migrate } from './migrate.ts'
import type { Database, Tables } from '#app/tables.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { inTransaction, writeSite } from './transaction.ts'
import { sampled } from '../../../../tests/exhaustive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-db-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const locations: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: join(folder, 'content.sqlite') })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

/** Stores with site 1, two pages and a widget. */
async function filled(db: Database): Promise<Stores> {
  await migrate(db)
  const stores = createStores(db)
  await stores.sites.create({
    id: 1,
    name: 'Cabinet',
    isDefault: true,
    hosts: [],
    settings: DEFAULT_SETTINGS,
    constants: DEFAULT_CONSTANTS,
    offices: [],
    theme: { light: {}, dark: {} },
  })
  await stores.pages.insert(1, null, { path: '/', name: 'Accueil' })
  await stores.pages.insert(1, 1, { path: '/contact', name: 'Contact' })
  await stores.widgets.replace(1, { pageId: 1, lang: 'fr' }, [
    { zone: 'main', type: 'text', version: 1, options: {} },
  ])
  return stores
}

const contentOf = async (stores: Stores) => ({
  version: await stores.sites.version(1),
  tree: await stores.pages.tree(1, 'fr'),
  widgets: await stores.widgets.of(1, { pageId: 1, lang: 'fr' }),
  redirects: await stores.redirects.list(1),
})

test('on PostgreSQL a transaction begins with its first statement, and without one asks nothing', async () => {
  const db = await openDatabase<Tables>({ databaseUrl: await ownDatabase() })
  await sql`create table note (text text)`.execute(db)
  const query = vi.spyOn(Client.prototype, 'query')
  const said = () => query.mock.calls.splice(0).map(([statement]) => String(statement))
  const add = (trx: Database) => sql`insert into note values ('a')`.execute(trx)
  try {
    expect(await inTransaction(db, async () => 'rien')).toBe('rien')
    const gaveUp = inTransaction(db, async () => Promise.reject(new Error('non')))
    await expect(gaveUp).rejects.toThrow('non')
    expect(said()).toEqual([])
    await inTransaction(db, add)
    expect(said()).toEqual(['begin', "insert into note values ('a')", 'commit'])
    const takenBack = inTransaction(db, async (trx) => {
      await add(trx)
      throw new Error('non')
    })
    await expect(takenBack).rejects.toThrow('non')
    expect(said()).toEqual(['begin', "insert into note values ('a')", 'rollback'])
    const alone = db.transaction().setIsolationLevel('serializable')
    await alone.execute((trx) => add(trx))
    expect(said()[0]).toBe('start transaction isolation level serializable')
    // What follows on the connection of one that never began is in no transaction.
    await inTransaction(db, async () => {})
    await add(db)
    expect(said()).toEqual(["insert into note values ('a')"])
  } finally {
    query.mockRestore()
    await db.destroy()
  }
})

test('SQLite writes ahead, syncs fully and keeps its references', async () => {
  const db = await openDatabase<Tables>({ file: join(folder, 'new', 'deep', 'content.sqlite') })
  const pragma = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0]
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('busy_timeout')).toBe(5000)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(engineOf(db)).toBe('sqlite')
  await db.destroy()
})

describe('a database that can not be used gives one clear error', () => {
  const refusal = async (location: DatabaseLocation) => {
    const error: unknown = await openDatabase<Tables>(location).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    return error instanceof Error ? error.message : ''
  }

  test('a folder where the file should be', async () => {
    expect(await refusal({ file: folder })).toMatch(/c’est un dossier.*vérifiez DATA_DIR/)
  })

  test('a file where the folder should be', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, 'x')
    expect(await refusal({ file: join(file, 'content.sqlite') })).toMatch(/a-file.*DATA_DIR/)
  })

  test('a place that nobody can write to', async () => {
    expect(await refusal({ file: '/proc/vitrine/content.sqlite' })).toMatch(/\/proc\/vitrine/)
  })

  test('a file that is no database', async () => {
    const file = join(folder, 'content.sqlite')
    await writeFile(file, 'Ceci n’est pas une base de données. '.repeat(100))
    expect(await refusal({ file })).toMatch(/pas une base SQLite.*restaurez une sauvegarde/)
    expect(await readdir(folder)).toEqual(['content.sqlite'])
  })

  test('a PostgreSQL that does not answer, without its password in the message', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const address = closed.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    closed.close()
    await once(closed, 'close')
    const message = await refusal({ databaseUrl: `postgres://eve:secret@127.0.0.1:${port}/site` })
    expect(message).toMatch(new RegExp(`127\\.0\\.0\\.1:${port}/site.*ECONNREFUSED`))
    expect(message).not.toMatch(/secret|eve/)
  })

  test('a wrong password, an unknown database, another kind of address', async () => {
    const wrong = new URL(await postgresUrl())
    wrong.password = 'wrong'
    expect(await refusal({ databaseUrl: wrong.href })).toMatch(/password authentication failed/)
    const unknown = new URL(await postgresUrl())
    unknown.pathname = '/nulle_part'
    expect(await refusal({ databaseUrl: unknown.href })).toMatch(/nulle_part/)
    expect(await refusal({ databaseUrl: 'mysql://u:secret@h/b' })).toMatch(/postgres:\/\//)
    expect(await refusal({ databaseUrl: 'not a url' })).not.toMatch(/not a url/)
    expect(await refusal({})).toMatch(/DATA_DIR.*DATABASE_URL/)
  })
})

describe.each(locations)('%s', sampled(false), (engine, locate) => {
  let location: DatabaseLocation
  let db: Database
  beforeEach(async () => {
    location = await locate()
    db = await openDatabase<Tables>(location)
  })
  afterEach(() => db.destroy())

  test('counts and big whole numbers are numbers', async () => {
    const stores = await filled(db)
    const { count } = await db
      .selectFrom('page')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
    expect(stores.engine).toBe(engine === 'SQLite' ? 'sqlite' : 'postgres')
  })

  test('an error in the middle of a write leaves nothing half', async () => {
    const stores = await filled(db)
    const before = await contentOf(stores)
    await expect(
      writeSite(db, 1, async (trx) => {
        await trx.updateTable('page').set({ lft: 1000 }).execute()
        await trx.deleteFrom('widget').execute()
        throw new Error('power cut')
      }),
    ).rejects.toThrow('power cut')
    // An error of the database itself, half-way through two rows.
    await expect(
      writeSite(db, 1, async (trx) => {
        await trx.deleteFrom('widget').execute()
        const row = { site_id: 1, id: 1, name: 'Page', css_class: '' }
        await trx.insertInto('layout').values([row, row]).execute()
      }),
    ).rejects.toThrow(/unique/i)
    expect(await contentOf(stores)).toEqual(before)
    await stores.pages.update(1, 2, 'fr', { path: '/ensuite' })
    expect((await stores.pages.find(1, 2, 'fr'))?.path).toBe('/ensuite')
  })

  test('a process killed in the middle of a write leaves nothing half', async () => {
    const stores = await filled(db)
    const before = await contentOf(stores)
    const script = fileURLToPath(new URL('../../../../tests/half-write.ts', import.meta.url))
    const child = spawn(process.execPath, [script, JSON.stringify(location)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect(await contentOf(stores)).toEqual(before)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await contentOf(stores)).toEqual(before)
    await stores.pages.insert(1, 2, { path: '/contact/plan', name: 'Plan' })
    expect(await stores.pages.check(1)).toEqual([])
  })

  test('a query outside never slips into an open transaction', async () => {
    const stores = await filled(db)
    const half = Promise.withResolvers<void>()
    const write = inTransaction(db, async (trx) => {
      await trx.updateTable('site').set({ name: 'Pendant' }).execute()
      half.resolve()
      await new Promise((resolve) => setTimeout(resolve, 30))
      await trx.updateTable('site').set({ name: 'Après' }).execute()
    })
    await half.promise
    // SQLite waits for the end of the transaction, PostgreSQL answers with what was before it.
    expect((await stores.sites.find(1))?.name).toBe(engine === 'SQLite' ? 'Après' : 'Cabinet')
    await write
    expect((await stores.sites.find(1))?.name).toBe('Après')
  })

  test('inside a transaction only its own handle reaches the database', async () => {
    const stores = await filled(db)
    await expect(inTransaction(db, () => stores.pages.find(1, 1, 'fr'))).rejects.toThrow(
      'went round the open transaction',
    )
    await expect(inTransaction(db, () => stores.pages.remove(1, 2))).rejects.toThrow(
      'went round the open transaction',
    )
    // Another database is not meant, and what was started inside may go on when it is over.
    const other = await openDatabase<Tables>({ file: ':memory:' })
    let afterwards: Promise<unknown> | undefined
    await inTransaction(db, async () => {
      await sql`select 1`.execute(other)
      afterwards = new Promise((resolve) => setTimeout(resolve, 10)).then(() =>
        stores.pages.find(1, 2, 'fr'),
      )
    })
    expect(await afterwards).toMatchObject({ path: '/contact' })
    await other.destroy()
  })

  test('another process’s handle sees what was written, and its version', async () => {
    const stores = await filled(db)
    const elsewhere = createStores(await openDatabase<Tables>(location))
    await elsewhere.sites.find(1)
    await stores.sites.saveSettings(1, { site_name: 'Changé' })
    expect((await elsewhere.sites.find(1))?.settings.site_name).toBe('Changé')
    await Promise.all(
      [stores, elsewhere, stores, elsewhere].map((one, index) =>
        one.pages.insert(1, 2, { path: `/contact/${index}`, name: `Page ${index}` }, 0),
      ),
    )
    expect(await stores.pages.check(1)).toEqual([])
    expect(await stores.pages.tree(1, 'fr')).toHaveLength(6)
    await elsewhere.close()
  })

  test('a closed database answers with an error, and closes once', async () => {
    const stores = await filled(db)
    await stores.close()
    await stores.close()
    await expect(stores.pages.find(1, 1, 'fr')).rejects.toThrow(/destroyed/)
  })

  test('a page view asks a handful of questions', async () => {
    const stores = await filled(db)
    const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
    await stores.pages.findByPath(1, '/contact')
    await stores.pages.outline(1)
    await stores.widgets.of(1, { pageId: 2, lang: 'fr' })
    expect(asked).toHaveBeenCalledTimes(3)
  })
})

test('SQLite rows are streamed', async () => {
  const db = await openDatabase<Tables>({ file: ':memory:' })
  await filled(db)
  const names = []
  for await (const { name } of db.selectFrom('page_translation').select('name').stream()) {
    names.push(name)
  }
  expect(names.toSorted()).toEqual(['Accueil', 'Contact'])
  await db.destroy()
})

test('many different statements do not pile up', async () => {
  const db = await openDatabase<Tables>({ file: ':memory:' })
  for (let number = 0; number < 1200; number += 1) {
    const { rows } = await sql<{ n: number }>`select ${sql.lit(number)} as n`.execute(db)
    expect(rows).toEqual([{ n: number }])
  }
  await db.destroy()
})
