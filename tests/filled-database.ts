import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { createTrashOf } from '#base/platform/db/tables/editorial-trash.ts'

/** The rows of a small site as the schema of that number held them, tables in the order of writing. */
export interface Dump {
  number: number
  rows: Record<string, Record<string, unknown>[]>
}

const FOLDER = join(import.meta.dirname, 'upgrades')

/** The dumps of earlier schemas with the names of their files, the oldest first. */
export async function earlierDumps(): Promise<[string, Dump][]> {
  const files = (await readdir(FOLDER)).toSorted()
  return Promise.all(
    files.map(async (file): Promise<[string, Dump]> => [
      file,
      JSON.parse(await readFile(join(FOLDER, file), 'utf8')),
    ]),
  )
}

/** An empty database with the tables and the rows of a dump; not migrated further. */
export async function dumpedDatabase(location: DatabaseLocation, dump: Dump): Promise<Database> {
  const db = await openDatabase(location)
  await migrate(db, MIGRATIONS.slice(0, dump.number))
  for (const [table, rows] of Object.entries(dump.rows)) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      const values = sql.join(Object.values(row))
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
    }
  }
  return db
}

/** A database of today with rows in every table: those of the newest dump. */
export async function filledDatabase(location: DatabaseLocation): Promise<Database> {
  const newest = (await earlierDumps()).at(-1)
  if (newest === undefined) throw new Error('There is no dump.')
  const db = await dumpedDatabase(location, newest[1])
  await migrate(db)
  const at = '2026-11-01T00:00:00.000Z'
  const key = { site_id: 1, kind: 'page', ref: '1', lang: 'fr' }
  // A lock is a minute long: the migration brings none.
  await db
    .insertInto('editorial_lock')
    .values({ ...key, user_id: 'u-nina', user_name: 'Nina Ferrand', at, holder: 'h', until: at })
    .execute()
  // Texts are younger than every dump: a block that is live, and one in the trash.
  const widgets = [{ id: 1501, zone: 'content', type: 'heading', version: 1, options: {} }]
  const title = 'Nous joindre'
  const text = { kind: 'block', id: 1, lang: 'fr', title, is_live: 1 as const }
  const content = JSON.stringify({ title, widgets })
  await db
    .insertInto('editorial_text')
    .values({ site_id: 1, ...text, content })
    .execute()
  await db.updateTable('site').set({ last_text_id: 2 }).where('id', '=', 1).execute()
  const removed = { lang: 'fr', counter: 1, draft: '', liveHash: '', content, isLive: false }
  await createTrashOf(db, 'block').put(1, {
    ref: '2',
    title,
    detail: '{"lang":"fr"}',
    content: JSON.stringify(removed),
    by: { id: 'u-nina', name: 'Nina Ferrand' },
    at,
  })
  return db
}
