import { sql } from 'kysely'
import type { Warn } from '#base/kit/warn.ts'
import { type Db, engineOf } from './db-handle.ts'
import { listenToSites } from './postgres-listener.ts'
import { type ChangeTables, onSiteWritten } from './site-changes.ts'

/** Milliseconds between two looks at whether another process wrote: half of the second promised. */
const LOOK = 500

interface WatchOptions {
  /** Absent for SQLite. */
  databaseUrl?: string | undefined
  /** A site was written to; `null`: some site may have been, by another process. */
  changed(siteId: number | null): void
  warn: Warn
  /** Milliseconds between two looks. */
  every?: number
}

/**
 * Tells of every committed write to a site: at once for those of this process,
 * through LISTEN for those of the other servers of a PostgreSQL, and within half a second for
 * whatever else wrote: a command beside an SQLite server, or a server while LISTEN was cut off.
 * @returns how to end it
 */
export function watchSites(
  db: Db<ChangeTables>,
  { databaseUrl, changed, warn, every = LOOK }: WatchOptions,
): { close(): Promise<void> } {
  const stopOwn = onSiteWritten(db, changed)
  const listener =
    databaseUrl === undefined
      ? null
      : listenToSites(databaseUrl, { changed, connected: () => changed(null), warn })
  const stateOf = engineOf(db) === 'sqlite' ? sqliteState : postgresState
  let last: unknown = null
  let isDown = false
  let isBusy = true

  const look = async () => {
    try {
      const state = await stateOf(db)
      // The first look tells too: what was written before it, nobody knows.
      if (state !== last || isDown) changed(null)
      last = state
      isDown = false
    } catch (cause) {
      if (!isDown)
        warn('La base de données ne dit plus ce qui change ; un nouvel essai suit.', cause, null)
      isDown = true
    } finally {
      isBusy = false
    }
  }
  let looking = look()
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    looking = look()
  }, every)
  timer.unref()

  return {
    async close() {
      clearInterval(timer)
      stopOwn()
      await Promise.all([looking, listener?.close()])
    },
  }
}

/** Raised when another connection has committed; our own writes tell themselves. */
async function sqliteState(db: Db<ChangeTables>): Promise<unknown> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return rows[0]?.data_version
}

/** Versions only grow, so that a sum tells of every write; sites come and go with their number. */
async function postgresState(db: Db<ChangeTables>): Promise<unknown> {
  const row = await db
    .selectFrom('site')
    .select((eb) => [eb.fn.sum('version').as('sum'), eb.fn.max('id').as('last')])
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirst()
  return `${row?.sum} ${row?.last} ${row?.count}`
}
