import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { createStores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { seedDemo } from '#app/demo/seed.ts'
import { sanitiseArticle, SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { ownDatabase } from './own-database.ts'
import { replaceDatabase } from './postgres.ts'

/** The demo firm, written once by each worker and engine: to copy it takes a fraction of the time. */
let writtenFile: Promise<string> | undefined
let writtenDatabase: Promise<string> | undefined

async function writeFile(): Promise<string> {
  const file = join(inject('seedFolder'), `${randomUUID()}.sqlite`)
  await (await seeded({ file })).destroy()
  return file
}

async function writeDatabase(): Promise<string> {
  const databaseUrl = await ownDatabase()
  await (await seeded({ databaseUrl })).destroy()
  return databaseUrl
}

/** The demo firm in a database that is yet empty. */
export async function seededCopy(location: DatabaseLocation): Promise<Database> {
  const { databaseUrl, file } = location
  if (databaseUrl !== undefined) {
    await replaceDatabase(databaseUrl, await (writtenDatabase ??= writeDatabase()))
    return openDatabase(location)
  }
  if (file === undefined) return seeded(location)
  const from = await (writtenFile ??= writeFile())
  if (file === ':memory:') return copiedRows(from)
  await mkdir(dirname(file), { recursive: true })
  await copyFile(from, file)
  return openDatabase(location)
}

async function seeded(location: DatabaseLocation): Promise<Database> {
  const db = await openDatabase(location)
  await migrate(db)
  const stores = createStores(db)
  await seedDemo(stores, { clean: sanitiseArticle, sanitiserVersion: SANITISER_VERSION })
  return db
}

/** A database in memory with the rows of a file. */
async function copiedRows(from: string): Promise<Database> {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  await sql`attach database ${from} as seed`.execute(db)
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'seed' and type = 'table' and name <> 'sqlite_schema'`.execute(db)
  await sql`pragma foreign_keys = off`.execute(db)
  for (const { name } of rows) {
    await sql`delete from ${sql.table(`main.${name}`)}`.execute(db)
    await sql`insert into ${sql.table(`main.${name}`)}
      select * from ${sql.table(`seed.${name}`)}`.execute(db)
  }
  await sql`pragma foreign_keys = on`.execute(db)
  await sql`detach database seed`.execute(db)
  return db
}
