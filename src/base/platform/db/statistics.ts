import { type QueryExecutorProvider, sql } from 'kysely'
import { engineOf } from './db-handle.ts'

/**
 * Has PostgreSQL count the rows of tables that were just filled. By itself it does so up to a minute
 * later, and until then it plans by guesses (docs/decisions/019). SQLite plans without counts.
 */
export async function gatherStatistics(db: QueryExecutorProvider): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`analyze`.execute(db)
}
