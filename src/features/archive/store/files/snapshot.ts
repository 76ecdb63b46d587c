import {
  type ControlledTransaction,
  type Kysely,
  type QueryExecutorProvider,
  sql,
  type Transaction,
} from 'kysely'
import { engineOf } from '#base/platform/db/db-handle.ts'

/**
 * The database as it stands at one instant, beside whoever writes: on SQLite a read transaction over
 * its log, on PostgreSQL one `repeatable read`. Nobody waits for it. End with `rollback`.
 */
export async function beginSnapshot<Tables>(
  db: Kysely<Tables>,
): Promise<ControlledTransaction<Tables>> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await withoutTimeouts(trx)
    // The instant is that of the first reading.
    await hasTable(trx, 'migration')
    return trx
  } catch (cause) {
    await trx.rollback().execute()
    throw cause
  }
}

/** Works on a snapshot, and ends it. */
export async function inSnapshot<Tables, T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const trx = await beginSnapshot(db)
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}

/** Long work is no stuck one: the limits of a server's own statements do not hold for it. */
export async function withoutTimeouts(trx: QueryExecutorProvider): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`set local ${sql.raw(name)} = 0`.execute(trx)
  }
}

/** Number of the last migration applied; 0 where there is none. */
export async function schemaNumber(db: QueryExecutorProvider): Promise<number> {
  if (!(await hasTable(db, 'migration'))) return 0
  const { rows } = await sql<{ number: number | null }>`
    select max(number) as number from migration`.execute(db)
  return rows[0]?.number ?? 0
}

/** Whether a table of that name is there. */
export async function hasTable(db: QueryExecutorProvider, name: string): Promise<boolean> {
  const { rows } = await (
    engineOf(db) === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
      : sql`select 1 from pg_class where relkind = 'r' and relname = ${name}
          and relnamespace = current_schema()::regnamespace`
  ).execute(db)
  return rows.length > 0
}
