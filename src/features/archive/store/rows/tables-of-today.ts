import { sql } from 'kysely'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'

/** Names of the tables that the migrations make on either engine. */
export async function tablesOfToday(): Promise<ReadonlySet<string>> {
  const db = await openDatabase({ file: ':memory:' })
  try {
    await migrate(db)
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table'`.execute(db)
    return new Set(rows.map(({ name }) => name))
  } finally {
    await db.destroy()
  }
}
