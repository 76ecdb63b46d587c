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
  // The team is younger than every dump: somebody who is live, signs an article, and one in the trash.
  const title = 'Claire Dauval'
  const text = { kind: 'person', id: 3, lang: '', title, is_live: 1 as const, position: 1 }
  const content = JSON.stringify({ fields: { firstName: 'Claire', lastName: 'Dauval' } })
  await db
    .insertInto('editorial_text')
    .values({ site_id: 1, ...text, content })
    .execute()
  // So are the firm's answers.
  const answered = await db.selectFrom('lead').select(['site_id', 'id']).limit(1).executeTakeFirst()
  if (answered) {
    await db
      .insertInto('lead_message')
      .values({
        site_id: answered.site_id,
        lead_id: answered.id,
        id: 1,
        at,
        author: 'Nina Ferrand',
        recipient: 'zoe@exemple.fr',
        subject: 'Votre demande',
        text: 'Bonjour,',
        mail_key: 'lead-reply-1 n1',
      })
      .execute()
  }
  await db.updateTable('site').set({ last_text_id: 4 }).where('id', '=', 1).execute()
  await db
    .updateTable('article')
    .set({ person_id: 3, reviewer_id: 3 })
    .where('id', '=', 7)
    .execute()
  const removed = { lang: '', counter: 1, draft: '', liveHash: '', content, isLive: false }
  await createTrashOf(db, 'person').put(1, {
    ref: '4',
    title,
    detail: '{}',
    content: JSON.stringify(removed),
    by: { id: 'u-nina', name: 'Nina Ferrand' },
    at,
  })
  return db
}
