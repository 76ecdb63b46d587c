import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'

const FOLDER = join(import.meta.dirname, '..', 'upgrades')

/** Writes the small site of an earlier schema (`tests/upgrades/`) into an empty database. */
export async function writeOldSite(db: Database, file: string): Promise<void> {
  const dump: { number: number; rows: Record<string, Record<string, unknown>[]> } = JSON.parse(
    await readFile(join(FOLDER, file), 'utf8'),
  )
  await migrate(db, MIGRATIONS.slice(0, dump.number))
  for (const [table, rows] of Object.entries(dump.rows)) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      const values = sql.join(Object.values(row))
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
    }
  }
}
