import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { freeBytes } from '#base/platform/db/free-bytes.ts'
import { type MigrationTables, migrate } from '#base/platform/db/migrate.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { AccountTables } from '#features/accounts/store/account-tables.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { SiteTables } from '#features/sites/store/site-tables.ts'
import { type ArchiveLimits, limitsOf } from './format/archive-limits.ts'
import type { OpenArchive } from './format/archive-reader.ts'
import { extractFile, syncExtracted } from './files/extract-files.ts'
import { loadRows } from './rows/load-rows.ts'
import type { CheckStep } from './check-archive.ts'
import { refuseUnservable } from './rows/relation-faults.ts'
import { hasTable, inSnapshot, withoutTimeouts } from './files/snapshot.ts'
import {
  contentIn,
  removeWorkplace,
  scratchFolder,
  swapIn,
  undoHalf,
  workplace,
} from './files/stage-restore.ts'
import { tableNames } from './rows/table-plans.ts'
import type { TableSum } from './format/table-sum.ts'
import { type UnreadValues, unreadValues, type WidgetFault } from './rows/unread-values.ts'

/** Tables by which a database is known to hold something. */
export type ContentTables = MigrationTables &
  Pick<SiteTables, 'site'> &
  Pick<AccountTables, 'account_user'>

/** What a restoration tells while it works. */
export type RestoreStep =
  | CheckStep
  | { kind: 'files' | 'rows'; name: string }
  /** Told before files are exchanged, and before the former ones go. */
  | { kind: 'place' }

type Watch = (step: RestoreStep) => void

/** Who looks on while an archive is restored. */
interface RestoreWatch {
  watch: Watch
  widgetFault?: WidgetFault | undefined
}

/** What was restored. */
export interface RestoredArchive {
  sums: TableSum[]
  unread: UnreadValues
}

/** Where an archive is restored to. */
export interface RestoreTarget {
  dataDir: string
  /** An open PostgreSQL; `null`: a SQLite file in the folder. */
  postgres: Kysely<ContentTables> | null
}

/** What lies where an archive is to be restored, in words; empty when there is nothing. */
export async function contentAt({ dataDir, postgres }: RestoreTarget): Promise<string[]> {
  const found = await contentIn(dataDir)
  if (postgres !== null && (await holdsContent(postgres))) found.unshift('la base PostgreSQL')
  return found
}

/** Whether a database holds a site or an account. */
export async function holdsContent(db: Db<ContentTables>): Promise<boolean> {
  for (const table of ['site', 'account_user'] as const) {
    if (!(await hasTable(db, table))) continue
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}

/**
 * Puts a checked archive in the place of whatever is there: all of it or nothing. Files and a SQLite
 * database are made aside and exchanged by renames; PostgreSQL is written in one transaction, whose
 * end comes after the exchange.
 * @returns the sums of the tables, the same in the archive and in the database, and what of them the
 *   program can't read
 * @throws ArchiveFault, or whatever the database or the disk say
 */
export async function restoreArchive(
  archive: OpenArchive,
  { dataDir, postgres }: RestoreTarget,
  { watch, widgetFault }: RestoreWatch,
): Promise<RestoredArchive> {
  const fresh = await workplace(dataDir)
  try {
    const room = await freeBytes(dataDir)
    const limits = limitsOf('installation', { room, archive: archive.bytes })
    for await (const part of archive.parts(limits)) {
      if (part.kind !== 'file') continue
      watch({ kind: 'files', name: part.path || part.area })
      await extractFile(fresh, part)
    }
    await syncExtracted(fresh)
    const loading = { limits, watch, widgetFault }
    if (postgres !== null) {
      // What no row shows, a reference to nothing for one, is found before a table is dropped.
      const tried = await scratchFolder(dataDir)
      const { unread } = await intoFile(archive, join(tried, 'vitrine.sqlite'), {
        ...loading,
        watch: () => {},
      })
      await rm(tried, { recursive: true })
      return { unread, sums: await intoPostgres(archive, postgres, { dataDir, ...loading }) }
    }
    const restored = await intoFile(archive, join(fresh, 'vitrine.sqlite'), loading)
    watch({ kind: 'place' })
    const { keep } = await swapIn(dataDir)
    watch({ kind: 'place' })
    await keep()
    return restored
  } catch (cause) {
    await removeWorkplace(dataDir)
    throw cause
  }
}

interface Loading extends RestoreWatch {
  limits: ArchiveLimits
}

const tellRows = (watch: Watch) => (name: string) => watch({ kind: 'rows', name })

async function intoFile(
  archive: OpenArchive,
  file: string,
  loading: Loading,
): Promise<RestoredArchive> {
  const db = await openDatabase<ContentTables & PageTables>({ file })
  try {
    const sums = await inTransaction(db, (trx) =>
      loadRows(trx, archive, loading.limits, { loaded: tellRows(loading.watch) }),
    )
    await refuseUnservable(db)
    const unread = await inSnapshot(db, (trx) => unreadValues(trx, loading.widgetFault))
    return { sums, unread }
  } finally {
    await db.destroy()
  }
}

async function intoPostgres(
  archive: OpenArchive,
  db: Kysely<ContentTables>,
  { dataDir, limits, watch }: Loading & { dataDir: string },
): Promise<TableSum[]> {
  const swap: { done?: { keep(): Promise<void> } } = {}
  try {
    const sums = await inTransaction(db, async (trx) => {
      await withoutTimeouts(trx)
      await dropTables(trx)
      const loaded = await loadRows(trx, archive, limits, { loaded: tellRows(watch) })
      watch({ kind: 'place' })
      swap.done = await swapIn(dataDir)
      return loaded
    })
    watch({ kind: 'place' })
    await swap.done?.keep()
    return sums
  } catch (cause) {
    if (swap.done !== undefined) await undoHalf(dataDir)
    throw cause
  }
}

/** Removes today's tables, and no other; whoever reads meanwhile sees them until the commit. */
async function dropTables(trx: QueryExecutorProvider): Promise<void> {
  const today = await tablesOfToday()
  const found = (await tableNames(trx)).filter((name) => today.has(name))
  for (const name of found.toReversed()) await sql`drop table ${sql.table(name)}`.execute(trx)
}

/** Names of the tables that the migrations make on either engine. */
async function tablesOfToday(): Promise<ReadonlySet<string>> {
  const db = await openDatabase({ file: ':memory:' })
  try {
    await migrate(db)
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table'`.execute(db)
    return new Set(rows.map(({ name }) => name))
  } finally {
    await db.destroy()
  }
}
