import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type QueryExecutorProvider,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { Client, DatabaseError, Pool, type PoolConfig, types } from 'pg'
import { PostgresWatch } from './postgres-watch.ts'
import { CommitUnanswered, DatabaseAway } from './storage-fault.ts'
import { refuseOutsideTransaction } from './transaction.ts'

/** PostgreSQL's type number of `bigint`, which `count(*)` answers with. */
const INT8 = 20

/** Connections of one process; a page view asks for a few short queries. */
const MAX_CONNECTIONS = 10

/** Milliseconds. */
const TIMES = {
  /** How long to wait for a connection, of the pool or of the server. */
  connection: 5000,
  /** How long a probe may take to be answered. */
  probe: 2000,
  /** From the last answer to the first packet that asks whether the other end is there. */
  keepAlive: 10_000,
  /** Longest statement, whatever went wrong with it; migrations have no such end. */
  statement: 120_000,
  /** Longest wait for a row or a table that another transaction holds. */
  lock: 15_000,
  /** When a process was frozen or cut off within a transaction, what it holds is free after that. */
  idleInTransaction: 60_000,
}

/** What `PgDialect` tells of its server. */
export interface PostgresEvents {
  /** A connection was dropped while nobody used it; the pool opens another one by itself. */
  onLostConnection(error: Error): void
  /** The server stopped answering (`false`) or is back (`true`). */
  onAnswering(isAnswering: boolean): void
}

/** Tells of the pool behind a handle. */
class PooledAdapter extends PostgresAdapter {
  readonly pool: Pool

  constructor(pool: Pool) {
    super()
    this.pool = pool
  }
}

/** Connections of a handle's pool, and questions that wait for one; `null` for an engine without. */
export function poolCounts(
  db: QueryExecutorProvider,
): { total: number; idle: number; waiting: number } | null {
  const { adapter } = db.getExecutor()
  if (!(adapter instanceof PooledAdapter)) return null
  const { totalCount, idleCount, waitingCount } = adapter.pool
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}

/** Kysely over `pg`, with counts as numbers, the guard on open transactions and a watched server. */
export class PgDialect extends PostgresDialect {
  readonly #pool: Pool
  readonly #watch: PostgresWatch
  readonly #adapter: PooledAdapter

  /** @param databaseUrl `postgres://…` */
  constructor(databaseUrl: string, { onLostConnection, onAnswering }: PostgresEvents) {
    const watch = new PostgresWatch({ probe: () => probe(databaseUrl), report: onAnswering })
    const pool = new Pool(poolConfig(databaseUrl))
    pool.on('error', onLostConnection)
    // A connection that breaks between two statements of a transaction belongs to nobody's query:
    // its error would end the process. The next statement on it fails, which says the same.
    pool.on('connect', (client) => {
      client.on('error', () => {})
      watch.holds(client.connection.stream)
    })
    super({ pool })
    this.#pool = pool
    this.#adapter = new PooledAdapter(pool)
    this.#watch = watch
  }

  override createAdapter(): PostgresAdapter {
    return this.#adapter
  }

  override createDriver(): PostgresDriver {
    return new WatchedPostgresDriver(this.#pool, this.#adapter, this.#watch)
  }
}

const poolConfig = (connectionString: string): PoolConfig => ({
  connectionString,
  max: MAX_CONNECTIONS,
  connectionTimeoutMillis: TIMES.connection,
  keepAlive: true,
  keepAliveInitialDelayMillis: TIMES.keepAlive,
  statement_timeout: TIMES.statement,
  lock_timeout: TIMES.lock,
  idle_in_transaction_session_timeout: TIMES.idleInTransaction,
  types: {
    getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
  },
})

/** Any word of the server, a refusal too, is a sign of life. */
async function probe(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMES.probe,
    query_timeout: TIMES.probe,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (cause) {
    if (!(cause instanceof DatabaseError)) throw cause
  } finally {
    // Over a line that is cut the farewell would wait for ever.
    void client.end().catch(() => {})
  }
}

class WatchedPostgresDriver extends PostgresDriver {
  readonly #adapter: PostgresAdapter
  readonly #watch: PostgresWatch
  /** Connections whose COMMIT got no answer. */
  readonly #unanswered = new WeakMap<DatabaseConnection, CommitUnanswered>()

  constructor(pool: Pool, adapter: PostgresAdapter, watch: PostgresWatch) {
    super({ pool })
    this.#adapter = adapter
    this.#watch = watch
  }

  override async acquireConnection(
    options?: AbortableOperationOptions,
  ): Promise<WatchedConnection> {
    refuseOutsideTransaction(this.#adapter)
    this.#watch.refuseWhileAway()
    const acquiring = super.acquireConnection(options)
    try {
      return new WatchedConnection(await this.#watch.during(acquiring), this.#watch)
    } catch (cause) {
      // One that comes after all has nobody left to use it.
      acquiring.then((late) => super.releaseConnection(poolConnection(late))).catch(() => {})
      throw awayWhenUnanswered(cause)
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begin = (): Promise<void> => super.beginTransaction(connection, settings)
    if (connection instanceof WatchedConnection) connection.beginsWith = begin
    else await begin()
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (hasNotBegun(connection)) return
    try {
      await super.commitTransaction(connection)
    } catch (cause) {
      const away = awayWhenUnanswered(cause)
      if (!(away instanceof DatabaseAway)) throw away
      const unanswered = new CommitUnanswered('La base PostgreSQL n’a pas répondu au COMMIT.', {
        cause: away,
      })
      this.#unanswered.set(connection, unanswered)
      throw unanswered
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (hasNotBegun(connection)) return
    // Whoever tries to roll back what may be committed learns no more than that.
    const unanswered = this.#unanswered.get(connection)
    if (unanswered !== undefined) throw unanswered
    const rolledBack = super.rollbackTransaction(innerOf(connection))
    await this.#watch.during(rolledBack).catch((cause: unknown) => {
      throw awayWhenUnanswered(cause)
    })
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await super.releaseConnection(innerOf(connection))
  }

  override async destroy(): Promise<void> {
    this.#watch.close()
    await super.destroy()
  }
}

/** Kysely's own connection, whose class it keeps to itself. */
type PoolConnection = Parameters<PostgresDriver['releaseConnection']>[0]

/** The driver says no more of what it gives than the interface does. */
const poolConnection = (connection: DatabaseConnection): PoolConnection =>
  connection as PoolConnection

/** A connection whose answers are waited for as long as the server lives. */
class WatchedConnection implements DatabaseConnection {
  readonly inner: PoolConnection
  readonly #watch: PostgresWatch
  /**
   * Begins the transaction, which waits for its first statement: to the server it begins there anyway, and one
   * that asks for nothing costs no way to it and back.
   */
  beginsWith: (() => Promise<void>) | undefined

  constructor(inner: DatabaseConnection, watch: PostgresWatch) {
    this.inner = poolConnection(inner)
    this.#watch = watch
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#begin()
    try {
      return await this.#watch.during(this.inner.executeQuery<R>(query))
    } catch (cause) {
      throw awayWhenUnanswered(cause)
    }
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    await this.#begin()
    yield* this.inner.streamQuery<R>(query, chunkSize)
  }

  async #begin(): Promise<void> {
    const begin = this.beginsWith
    this.beginsWith = undefined
    await begin?.()
  }
}

/** Whether the transaction that ends here never asked for anything; the connection forgets it then. */
function hasNotBegun(connection: DatabaseConnection): boolean {
  if (!(connection instanceof WatchedConnection) || connection.beginsWith === undefined)
    return false
  connection.beginsWith = undefined
  return true
}

const innerOf = (connection: DatabaseConnection): PoolConnection => {
  if (connection instanceof WatchedConnection) return connection.inner
  throw new Error('This connection is of another driver.')
}

/** What is no word of the server is a line that broke, or that never came to be. */
const awayWhenUnanswered = (cause: unknown): unknown =>
  cause instanceof DatabaseError || cause instanceof DatabaseAway || !isOfTheLine(cause)
    ? cause
    : new DatabaseAway(`La base PostgreSQL ne répond pas : ${cause.message}`, { cause })

/** What `pg` and its pool say themselves, and Node of a socket. */
const isOfTheLine = (cause: unknown): cause is Error =>
  cause instanceof Error &&
  (('syscall' in cause && 'code' in cause) ||
    (cause instanceof AggregateError && cause.errors.every(isOfTheLine)) ||
    /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Connection has been closed|This socket has been ended)/.test(
      cause.message,
    ))
