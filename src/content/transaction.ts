import { AsyncLocalStorage } from 'node:async_hooks'
import type { DialectAdapter } from 'kysely'
import type { Database, DatabaseTransaction } from './schema.ts'
import { ContentError } from './store.ts'

interface OpenTransaction {
  adapter: DialectAdapter
  isOpen: boolean
}

const openTransactions = new AsyncLocalStorage<OpenTransaction>()

/**
 * Runs `work` in one transaction: all of it is kept or none. On the handle of an open transaction it
 * becomes part of that one. On SQLite it waits for the writer's turn first (`BEGIN IMMEDIATE`). Inside, only the transaction's own handle reaches the database;
 * a query on the outer handle is refused with an error (design, « migrations »).
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db)
  const { adapter } = db.getExecutor()
  return db.transaction().execute((trx) => {
    const transaction: OpenTransaction = { adapter, isOpen: true }
    return openTransactions.run(transaction, async () => {
      try {
        return await work(trx)
      } finally {
        transaction.isOpen = false
      }
    })
  })
}

const isTransaction = (db: Database): db is DatabaseTransaction => db.isTransaction

/**
 * Called by the drivers when somebody asks for a connection. Within an open transaction of the
 * same database that somebody forgot to use its handle: on SQLite the query would wait for ever
 * for the transaction it is part of, on PostgreSQL it would not see its rows.
 */
export function refuseOutsideTransaction(adapter: DialectAdapter): void {
  const transaction = openTransactions.getStore()
  if (transaction?.isOpen === true && transaction.adapter === adapter) {
    throw new Error(
      'A query went round the open transaction. Run it on the handle that the transaction gives.',
    )
  }
}

/**
 * One write to a site's content: a transaction that raises the site's version first, which on
 * PostgreSQL also makes the writers of one site wait for each other.
 * @throws ContentError when the site does not exist
 */
export async function writeSite<T>(
  db: Database,
  siteId: number,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('site')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', siteId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ContentError(`Le site ${siteId} n’existe pas.`)
    return work(trx)
  })
}
