import { readFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Dump, dumpedDatabase, earlierDumps } from '../../../../tests/filled-database.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { type DatabaseLocation, openDatabase } from './db.ts'
import type { Tables } from '#app/tables.ts'
import { DatabaseTooNew, migrate, type Migration, MIGRATIONS } from './migrate.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-migrate-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const locations: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: join(folder, 'content.sqlite') })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

const makeTable = (number: number, table: string): Migration => ({
  number,
  name: table,
  up: async (db) => {
    await db.schema.createTable(table).addColumn('id', 'integer').execute()
  },
})

test('migrations are numbered from 1 without a gap, and every file is one of them', async () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1))
  const entries = await readdir(join(import.meta.dirname, '../migrations'), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(files.toSorted()).toEqual(
    MIGRATIONS.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}.ts`),
  )
})

test('a migration in parts takes every file of its folder', async () => {
  const migrations = join(import.meta.dirname, '../migrations')
  const entries = await readdir(migrations, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders).toContain('0006')
  for (const number of folders) {
    const file = entries.find(({ name }) => name.startsWith(`${number}-`))?.name ?? ''
    const text = await readFile(join(migrations, file), 'utf8')
    const parts = await readdir(join(migrations, number))
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(text).toContain(`'./${number}/${part}'`)
  }
})

describe.each(locations)('%s', (_engine, locate) => {
  test('an empty database is migrated once', async () => {
    const db = await openDatabase<Tables>(await locate())
    expect(await migrate(db)).toEqual(MIGRATIONS.map(({ number }) => number))
    expect(await migrate(db)).toEqual([])
    const rows = await db.selectFrom('migration').selectAll().execute()
    expect(rows.map(({ number, name }) => ({ number, name }))).toEqual(
      MIGRATIONS.map(({ number, name }) => ({ number, name })),
    )
    await db.destroy()
  })

  test('two processes that migrate at once do each step once', async () => {
    const location = await locate()
    const handles = await Promise.all([1, 2, 3].map(() => openDatabase<Tables>(location)))
    const done = await Promise.all(handles.map((db) => migrate(db)))
    const applied = done.flat().toSorted((one, other) => one - other)
    expect(applied).toEqual(MIGRATIONS.map(({ number }) => number))
    await Promise.all(handles.map((db) => db.destroy()))
  })

  test('a step that fails leaves nothing of itself and all of those before it', async () => {
    const db = await openDatabase<Tables>(await locate())
    const broken: Migration = {
      number: 2,
      name: 'broken',
      up: async (handle) => {
        await makeTable(2, 'half').up(handle)
        await sql`insert into nowhere values (1)`.execute(handle)
      },
    }
    await expect(migrate(db, [makeTable(1, 'first'), broken])).rejects.toThrow(/nowhere/)
    expect(await db.selectFrom('migration').select('number').execute()).toEqual([{ number: 1 }])
    const mended = [makeTable(1, 'first'), makeTable(2, 'half'), makeTable(3, 'third')]
    expect(await migrate(db, mended)).toEqual([2, 3])
    await db.destroy()
  })

  test('a database newer than the program is refused and left alone', async () => {
    const db = await openDatabase<Tables>(await locate())
    const future = [makeTable(1, 'one'), makeTable(2, 'two')]
    await migrate(db, future)
    const attempt = migrate(db, future.slice(0, 1))
    await expect(attempt).rejects.toThrow(DatabaseTooNew)
    await expect(attempt).rejects.toThrow(/version 2.*version 1/)
    expect(await db.selectFrom('migration').select('number').execute()).toHaveLength(2)
    await db.destroy()
  })

  test('M5 a domain name that was taken at the firm’s word waits for the agency', async () => {
    const db = await dumpedDatabase(await locate(), await newestDumpBefore(8))
    await sql`update setting set value = 'ailleurs.example:8443' where name = 'site_ndd'`.execute(
      db,
    )
    expect(await migrate(db)).toContain(8)
    expect(await db.selectFrom('host_proposal').selectAll().execute()).toMatchObject([
      { site_id: 1, host: 'ailleurs.example', state: 'proposed', user_id: '' },
    ])
    await db.destroy()
  })

  test('a registered domain name does not wait', async () => {
    const db = await dumpedDatabase(await locate(), await newestDumpBefore(8))
    await sql`update setting set value = 'www.ardoin.example' where name = 'site_ndd'`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('host_proposal').selectAll().execute()).toEqual([])
    await db.destroy()
  })
})

async function newestDumpBefore(number: number): Promise<Dump> {
  const dump = (await earlierDumps()).map(([, one]) => one).findLast((one) => one.number < number)
  if (dump === undefined) throw new Error(`There is no dump before ${number}.`)
  return dump
}
