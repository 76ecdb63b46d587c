import { AsyncLocalStorage } from 'node:async_hooks'
import type { DialectAdapter, Transaction } from 'kysely'
import type { Db } from './db-handle.ts'
import {
  type ChangeTables,
  type ChangeTags,
  EVERYTHING,
  noteChange,
  siteWritten,
} from './site-changes.ts'
import { ContentError } from '#base/core/content-error.ts'

interface OpenTransaction {
  adapter: DialectAdapter
  isOpen: boolean
  /** Sites that it wrote to. */
  written: Set<number>
  /** Sites for which a write under way has said what it touches: writes inside it add nothing. */
  described: Set<number>
  /** Writes beside the database, for the end. */
  last: (() => Promise<void>)[]
}

/** Several writes as one: `work` gets stores whose writes are kept together or not at all. */
export type Atomically<Stores> = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

/** Stores, and the same ones within a transaction. */
export type WithTransactions<Stores> = Stores & { atomically: Atomically<Stores> }

const openTransactions = new AsyncLocalStorage<OpenTransaction>()

/**
 * Runs `work` in one transaction: all of it is kept or none. On the handle of an open transaction it
 * becomes part of that one. On SQLite it waits for the writer's turn first (`BEGIN IMMEDIATE`). Inside,
 * only the transaction's own handle reaches the database; a query on the outer handle is refused with an
 * error.
 */
export async function inTransaction<Tables, T>(
  db: Db<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db)
  const { adapter } = db.getExecutor()
  const transaction: OpenTransaction = {
    adapter,
    isOpen: true,
    written: new Set(),
    described: new Set(),
    last: [],
  }
  const result = await db.transaction().execute((trx) =>
    openTransactions.run(transaction, async () => {
      try {
        const done = await work(trx)
        for (const write of transaction.last) await write()
        return done
      } finally {
        transaction.isOpen = false
      }
    }),
  )
  for (const siteId of transaction.written) siteWritten(adapter, siteId)
  return result
}

/**
 * Writes beside the database, files for instance, once all of the open transaction is written and before it
 * is kept: what was refused before leaves them alone, and what they refuse takes the transaction back.
 * Outside of one, at once.
 */
export async function writeLast(write: () => Promise<void>): Promise<void> {
  const transaction = openTransactions.getStore()
  if (transaction?.isOpen === true) transaction.last.push(write)
  else await write()
}

const isTransaction = <Tables>(db: Db<Tables>): db is Transaction<Tables> => db.isTransaction

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
 * PostgreSQL also makes the writers of one site wait for each other. `tags` say which kept pages it
 * touches, everything of the site unless said; a write inside another that said so adds nothing.
 * @throws ContentError when the site does not exist
 */
export function writeSite<Tables extends ChangeTables, T>(
  db: Db<Tables>,
  siteId: number,
  work: (trx: Transaction<Tables>) => Promise<T>,
  tags?: ChangeTags | ((trx: Transaction<Tables>) => Promise<ChangeTags>),
): Promise<T>
export async function writeSite<T>(
  db: Db<ChangeTables>,
  siteId: number,
  work: (trx: Transaction<ChangeTables>) => Promise<T>,
  tags: ChangeTags | ((trx: Transaction<ChangeTables>) => Promise<ChangeTags>) = EVERYTHING,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const transaction = openTransactions.getStore()
    if (transaction?.described.has(siteId)) return work(trx)
    const raised = await trx
      .updateTable('site')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', siteId)
      .returning('version')
      .executeTakeFirst()
    if (raised === undefined) throw new ContentError(`Le site ${siteId} n’existe pas.`)
    const touched = typeof tags === 'function' ? await tags(trx) : tags
    await noteChange(trx, siteId, raised.version, touched)
    transaction?.written.add(siteId)
    if (touched === EVERYTHING) return work(trx)
    transaction?.described.add(siteId)
    try {
      return await work(trx)
    } finally {
      transaction?.described.delete(siteId)
    }
  })
}
