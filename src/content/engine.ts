import { PostgresAdapter } from 'kysely'
import type { DatabaseHandle } from './schema.ts'

/** Which of the two engines a handle speaks to. */
export function engineOf(db: DatabaseHandle): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
