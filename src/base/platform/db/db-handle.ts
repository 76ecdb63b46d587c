import { type Kysely, PostgresAdapter, type QueryExecutorProvider, type Transaction } from 'kysely'

/** What a query on these tables can be run on: the database, or an open transaction of it. */
export type Db<Tables> = Kysely<Tables> | Transaction<Tables>

/** Which of the two engines a handle speaks to. */
export function engineOf(db: QueryExecutorProvider): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
