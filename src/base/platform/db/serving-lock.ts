import { sql } from 'kysely'
import { type Db, engineOf } from './db-handle.ts'
import { lockServer, ServerAlreadyRuns } from './server-lock.ts'

/** Names, among PostgreSQL's advisory locks, the one that every server shares: « vits » as a number. */
const SERVING = 0x76697473

/** What a server asks on a connection of its own: the lock is freed when that one ends. */
export const HOLD_SERVING = `select pg_advisory_lock_shared(${SERVING})`

/** A server uses the database, or a command has it alone; the message (French) says what to do. */
export class InUse extends Error {
  override name = 'InUse'
}

/**
 * Works on content that no server uses, and keeps servers away meanwhile: on SQLite by the lock of
 * the data folder, on PostgreSQL by the lock that every server shares.
 * @throws InUse when a server runs
 */
export async function withoutServers<Tables, T>(
  db: Db<Tables> | null,
  dataDir: string,
  work: () => Promise<T>,
): Promise<T> {
  if (db === null || engineOf(db) === 'sqlite') return inLockedFolder(dataDir, work)
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_free: boolean }>`
      select pg_try_advisory_lock(${SERVING}) as is_free`.execute(connection)
    if (rows[0]?.is_free !== true) {
      throw new InUse(
        'Un serveur Vitrine, ou une autre commande, utilise cette base PostgreSQL : arrêtez tous ' +
          'les serveurs, puis recommencez.',
      )
    }
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${SERVING})`.execute(connection)
    }
  })
}

async function inLockedFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  let unlock: () => void
  try {
    unlock = lockServer(dataDir)
  } catch (cause) {
    if (!(cause instanceof ServerAlreadyRuns)) throw cause
    throw new InUse(
      `Un serveur Vitrine, ou une autre commande, utilise le dossier « ${dataDir} » : arrêtez-le, ` +
        'puis recommencez.',
      { cause },
    )
  }
  try {
    return await work()
  } finally {
    unlock()
  }
}

/**
 * Refuses a start while a command has the content of a PostgreSQL for itself.
 * @throws InUse
 */
export async function refuseDuringMaintenance<Tables>(db: Db<Tables>): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_free: boolean }>`
      select pg_try_advisory_lock_shared(${SERVING}) as is_free`.execute(connection)
    if (rows[0]?.is_free !== true) {
      throw new InUse(
        'Une restauration ou un déménagement de cette base PostgreSQL est en cours : attendez sa ' +
          'fin, puis démarrez le serveur.',
      )
    }
    await sql`select pg_advisory_unlock_shared(${SERVING})`.execute(connection)
  })
}
