import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { isHeld } from './storage-trouble.ts'
import { refuseOutsideTransaction } from './transaction.ts'

/** How long a write waits for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000

/** Time between two attempts to begin a transaction, in milliseconds. */
const BUSY_PAUSE = 10

/** Prepared statements kept; the stores have fewer than a hundred. */
const STATEMENTS_KEPT = 500

/** The mutex is our driver's, so that it can refuse a query that would wait for itself. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely over `node:sqlite`: one connection, whose users take turns. A turn is one query or one
 * whole transaction, so a query outside never slips into somebody's open transaction.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string
  readonly #adapter = new NodeSqliteAdapter()

  /** @param file path of the database, or `:memory:` */
  constructor(file: string) {
    this.#file = file
  }

  createAdapter(): SqliteAdapter {
    return this.#adapter
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#file, this.#adapter)
  }

  createIntrospector(...args: ConstructorParameters<typeof SqliteIntrospector>) {
    return new SqliteIntrospector(...args)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #adapter: NodeSqliteAdapter
  readonly #waiting: (() => void)[] = []
  #taken = false
  #connection: NodeSqliteConnection | undefined

  constructor(file: string, adapter: NodeSqliteAdapter) {
    this.#file = file
    this.#adapter = adapter
  }

  async init(): Promise<void> {
    const database = new DatabaseSync(this.#file, {
      timeout: BUSY_TIMEOUT,
      enableForeignKeyConstraints: true,
    })
    try {
      database.exec('PRAGMA busy_timeout = 0')
      database.exec('PRAGMA secure_delete = ON')
      await onceFree(() => database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL'))
      // A file that can be read but not written shows itself here, at the start.
      await onceFree(() => database.exec('BEGIN IMMEDIATE; ROLLBACK'))
      database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
    } catch (error) {
      database.close()
      throw error
    }
    this.#connection = new NodeSqliteConnection(database)
  }

  async acquireConnection(): Promise<NodeSqliteConnection> {
    refuseOutsideTransaction(this.#adapter)
    await this.#takeTurn()
    if (this.#connection !== undefined) return this.#connection
    this.#endTurn()
    throw new Error('The database is closed.')
  }

  async releaseConnection(): Promise<void> {
    this.#endTurn()
  }

  async beginTransaction(
    connection: NodeSqliteConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.accessMode === 'read only') return connection.exec('BEGIN')
    // Immediate: a transaction that reads first and writes later would otherwise fail as busy
    // when another process wrote in between, without waiting. SQLite's own waiting would stop the
    // whole process, pages included, so this one is done here.
    connection.exec('PRAGMA busy_timeout = 0')
    try {
      await onceFree(() => connection.exec('BEGIN IMMEDIATE'))
    } finally {
      connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
    }
  }

  async commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    connection.exec('COMMIT')
  }

  async rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    // SQLite has already rolled back by itself after some errors, a full disk for example.
    if (connection.isInTransaction) connection.exec('ROLLBACK')
  }

  async destroy(): Promise<void> {
    await this.#takeTurn()
    this.#connection?.close()
    this.#connection = undefined
    this.#endTurn()
  }

  async #takeTurn(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
  }

  #endTurn(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken = false
    else next()
  }
}

/** Does what needs a lock, again and again while another connection holds it. */
async function onceFree(attempt: () => void): Promise<void> {
  const end = Date.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isHeld(error) || Date.now() > end) throw error
    }
    await setTimeout(BUSY_PAUSE)
  }
}

interface KeptStatement {
  statement: StatementSync
  hasRows: boolean
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, KeptStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, hasRows } = this.#statement(sql)
    // Kysely's types promise what the driver can't know: that bound values are SQLite's own and
    // that the rows have the shape of the query.
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // Its own statement: a kept one can't be in the middle of two readings.
    const rows = this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[]))
    for (const row of rows) yield { rows: [row as R] }
  }

  #statement(sql: string): KeptStatement {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare(sql)
    const kept = { statement, hasRows: statement.columns().length > 0 }
    if (this.#statements.size >= STATEMENTS_KEPT) {
      const oldest = this.#statements.keys().next()
      if (oldest.done === false) this.#statements.delete(oldest.value)
    }
    this.#statements.set(sql, kept)
    return kept
  }
}
