import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * On PostgreSQL the bounds of pages without their index, and with room beside each row. A page that
 * comes or goes moves the bounds of all that follow: there each of those rows is written anew, with an
 * entry in every index, unless no index holds what changed and the new row fits beside the former one.
 * SQLite changes rows in place, and finds a page's place faster by the index.
 */
export async function up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await db.schema.dropIndex('page_tree').execute()
  await sql`alter table page set (fillfactor = 45)`.execute(db)
}
