import { sql } from 'kysely'
import { type Db, engineOf } from './db-handle.ts'

/** Names the lock of first starts among PostgreSQL's advisory locks. */
const FIRST_START = 7_301_187

/**
 * Runs `work` in one process at a time. PostgreSQL holds an advisory lock, freed when the process
 * dies; on SQLite the folder has one server already (`server-lock.ts`).
 */
export async function exclusively<Tables, T>(db: Db<Tables>, work: () => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return work()
  return db.connection().execute(async (connection) => {
    // Another server may take its time: the ends of ordinary statements don't hold for this wait.
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${FIRST_START})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${FIRST_START})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
