import {
  type AbortableOperationOptions,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
} from 'kysely'
import { Pool, types } from 'pg'
import { refuseOutsideTransaction } from './transaction.ts'

/** PostgreSQL's type number of `bigint`, which `count(*)` answers with. */
const INT8 = 20

/** Connections of one process; a page view asks for a few short queries. */
const MAX_CONNECTIONS = 10

/** How long to wait for a connection, in milliseconds. */
const CONNECTION_TIMEOUT = 5000

/** Kysely over `pg`, with counts as numbers and the guard on open transactions. */
export class PgDialect extends PostgresDialect {
  readonly #pool: Pool
  readonly #adapter = new PostgresAdapter()

  /**
   * @param databaseUrl `postgres://…`
   * @param onLostConnection told when the server drops a connection that was idle; the pool
   *   opens another one by itself
   */
  constructor(databaseUrl: string, onLostConnection: (error: Error) => void) {
    const pool = new Pool({
      connectionString: databaseUrl,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      types: {
        getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
      },
    })
    pool.on('error', onLostConnection)
    super({ pool })
    this.#pool = pool
  }

  override createAdapter(): PostgresAdapter {
    return this.#adapter
  }

  override createDriver(): PostgresDriver {
    return new GuardedPostgresDriver(this.#pool, this.#adapter)
  }
}

class GuardedPostgresDriver extends PostgresDriver {
  readonly #adapter: PostgresAdapter

  constructor(pool: Pool, adapter: PostgresAdapter) {
    super({ pool })
    this.#adapter = adapter
  }

  override async acquireConnection(
    options?: AbortableOperationOptions,
  ): Promise<DatabaseConnection> {
    refuseOutsideTransaction(this.#adapter)
    return super.acquireConnection(options)
  }
}
