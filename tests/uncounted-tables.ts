import { sql } from 'kysely'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'

/** Tables whose rows PostgreSQL has never counted: it plans for them by guesses. SQLite counts none. */
export async function uncountedTables(location: DatabaseLocation): Promise<string[]> {
  if (location.databaseUrl === undefined) return []
  const db = await openDatabase(location)
  try {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0
      order by relname`.execute(db)
    return rows.map(({ name }) => name)
  } finally {
    await db.destroy()
  }
}
