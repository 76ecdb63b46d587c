import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../db.ts'

import type { Database, DatabaseTransaction } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { ArchiveFault } from './archive-fault.ts'
import type { ArchiveHead } from './archive-format.ts'
import type { OpenArchive } from './archive-reader.ts'
import { extractFile, syncExtracted } from './extract-files.ts'
import { loadRows, refuseNewer } from './load-rows.ts'
import { hasTable, withoutTimeouts } from './snapshot.ts'
import { contentIn, removeWorkplace, swapIn, undoHalf, workplace } from './swap-folder.ts'
import { tableNames } from './table-plans.ts'
import type { TableSum } from './table-sum.ts'
import { tablesOfToday } from './tables-of-today.ts'

/** What a restoration tells while it works. */
export type RestoreStep =
  | { kind: 'seal'; done: number; total: number }
  | { kind: 'check' | 'files' | 'rows'; name: string }
  /** Told before files are exchanged, and before the former ones go. */
  | { kind: 'place' }

type Watch = (step: RestoreStep) => void

/** Bytes that may still be written below a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Reads an archive to its end and believes nothing of it: seal, names, sizes, sums, origin.
 * @throws ArchiveFault with the first fault
 */
export async function checkArchive(
  archive: OpenArchive,
  { kind, maxBytes, watch }: { kind: ArchiveHead['kind']; maxBytes: number; watch: Watch },
): Promise<ArchiveHead> {
  await archive.checkSeal((done) => watch({ kind: 'seal', done, total: archive.bytes }))
  let found: ArchiveHead | null = null
  for await (const part of archive.parts({ maxBytes })) {
    if (part.kind === 'rows') watch({ kind: 'check', name: part.table })
    if (part.kind === 'file') watch({ kind: 'check', name: part.path || part.area })
    if (part.kind !== 'head') continue
    refuseNewer(part.head)
    if (part.head.kind !== kind) throw otherKind(part.head.kind)
    found = part.head
  }
  if (found === null) throw otherKind('installation')
  return found
}

const otherKind = (kind: ArchiveHead['kind']): ArchiveFault =>
  new ArchiveFault(
    kind === 'site'
      ? 'Cette archive contient un seul site : reprenez-la avec « npx vitrine site import ».'
      : 'Cette archive contient toute une installation : reprenez-la avec « npx vitrine restore ».',
  )

/** Where an archive is restored to. */
export interface RestoreTarget {
  dataDir: string
  /** An open PostgreSQL; `null`: a SQLite file in the folder. */
  postgres: Database | null
}

/** What lies where an archive is to be restored, in words; empty when there is nothing. */
export async function contentAt({ dataDir, postgres }: RestoreTarget): Promise<string[]> {
  const found = await contentIn(dataDir)
  if (postgres !== null && (await holdsContent(postgres))) found.unshift('la base PostgreSQL')
  return found
}

/** Whether a database holds a site or an account. */
export async function holdsContent(db: Database): Promise<boolean> {
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
 * @returns the sums of the tables, the same in the archive and in the database
 * @throws ArchiveFault, or whatever the database or the disk say
 */
export async function restoreArchive(
  archive: OpenArchive,
  { dataDir, postgres }: RestoreTarget,
  watch: Watch,
): Promise<TableSum[]> {
  const fresh = await workplace(dataDir)
  try {
    const maxBytes = await freeBytes(dataDir)
    for await (const part of archive.parts({ maxBytes })) {
      if (part.kind !== 'file') continue
      watch({ kind: 'files', name: part.path || part.area })
      await extractFile(fresh, part)
    }
    await syncExtracted(fresh)
    const loading = { maxBytes, watch }
    if (postgres !== null) return await intoPostgres(archive, postgres, { dataDir, ...loading })
    const sums = await intoFile(archive, join(fresh, 'vitrine.sqlite'), loading)
    watch({ kind: 'place' })
    const { keep } = await swapIn(dataDir)
    watch({ kind: 'place' })
    await keep()
    return sums
  } catch (cause) {
    await removeWorkplace(dataDir)
    throw cause
  }
}

interface Loading {
  maxBytes: number
  watch: Watch
}

const tellRows = (watch: Watch) => (name: string) => watch({ kind: 'rows', name })

async function intoFile(archive: OpenArchive, file: string, loading: Loading): Promise<TableSum[]> {
  const db = await openDatabase({ file })
  try {
    return await inTransaction(db, (trx) =>
      loadRows(trx, archive, loading.maxBytes, { loaded: tellRows(loading.watch) }),
    )
  } finally {
    await db.destroy()
  }
}

async function intoPostgres(
  archive: OpenArchive,
  db: Database,
  { dataDir, maxBytes, watch }: Loading & { dataDir: string },
): Promise<TableSum[]> {
  const swap: { done?: { keep(): Promise<void> } } = {}
  try {
    const sums = await inTransaction(db, async (trx) => {
      await withoutTimeouts(trx)
      await dropTables(trx)
      const loaded = await loadRows(trx, archive, maxBytes, { loaded: tellRows(watch) })
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
async function dropTables(trx: DatabaseTransaction): Promise<void> {
  const today = await tablesOfToday()
  const found = (await tableNames(trx)).filter((name) => today.has(name))
  for (const name of found.toReversed()) await sql`drop table ${sql.table(name)}`.execute(trx)
}
