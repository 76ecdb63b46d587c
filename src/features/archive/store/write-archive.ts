import type { Kysely, QueryExecutorProvider, RawBuilder, Transaction } from 'kysely'
import type { Db } from '#base/platform/db/db-handle.ts'
import { MIGRATIONS } from '#base/platform/db/migrate.ts'
import { ArchiveFault } from './format/archive-fault.ts'
import { type ArchiveHead, fileName } from './format/archive-format.ts'
import { type ArchiveWriter, createArchive } from './format/archive-writer.ts'
import { readRows, type RowChange } from './rows/read-rows.ts'
import { beginSnapshot, schemaNumber } from './files/snapshot.ts'
import {
  type ArchivedPlace,
  openStaged,
  type StagedFile,
  stageAround,
} from './files/stage-files.ts'
import { type TablePlan, tablePlans } from './rows/table-plans.ts'
import { isCarried } from './rows/table-policy.ts'

/** What an archive is made of. */
export interface ArchiveOrder<Tables> {
  kind: ArchiveHead['kind']
  /** Where it is written, under a temporary name until it is whole. */
  file: string
  /** Folder for second names of files, removed afterwards. */
  stage: string
  /** Asked before the instant of the snapshot, and once more on it. */
  places(db: Db<Tables>): Promise<readonly ArchivedPlace[]>
  /** The secret of the installation, for a backup. */
  secret?: string
  now: Date
  /** Which tables of those that backups hold. */
  choose(plans: readonly TablePlan[]): readonly TablePlan[]
  /** Rows of a table that belong into it, all unless said. */
  filter?(plan: TablePlan): RawBuilder<unknown> | null
  /** What is changed in each row. */
  change?(plan: TablePlan): RowChange
  site?(trx: Transaction<Tables>): Promise<ArchiveHead['site']>
  /** Told while it works: what has been done, and in the end how much there is to do. */
  progress?(step: ArchiveStep): void
}

/** What an archive's maker is at. */
export type ArchiveStep =
  | { kind: 'table'; name: string }
  | { kind: 'files'; done: number; total: number }

/** What was archived. */
export interface WrittenArchive {
  bytes: number
  rows: number
  files: number
  /** Files that were gone before they could be read. */
  gone: string[]
}

/**
 * Writes an archive of what stands in the database and on disk at one instant, beside running
 * servers. Killed at any moment it leaves no file of the archive's name.
 * @throws ArchiveFault, or whatever the database or the disk say
 */
export async function writeArchive<Tables>(
  db: Kysely<Tables>,
  order: ArchiveOrder<Tables>,
): Promise<WrittenArchive> {
  const { files, value: trx } = await stageAround(
    (snapshot) => order.places(snapshot ?? db),
    order.stage,
    () => beginSnapshot(db),
    (open) =>
      open
        .rollback()
        .execute()
        .then(() => {}),
  )
  await using held = new AsyncDisposableStack()
  held.defer(async () => {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
  })
  const plans = order.choose(await tablePlans(trx, (table) => isCarried(table, 'backup')))
  const archive = await createArchive(order.file, await headOf(trx, plans, order))
  try {
    const rows = await archiveRows(archive, trx, plans, order)
    // The database is let go before the long part.
    await trx.rollback().execute()
    if (order.secret !== undefined) await archiveSecret(archive, order.secret, order.now)
    const gone = await archiveFiles(archive, files, order)
    return { bytes: await archive.end(), rows, files: files.length - gone.length, gone }
  } catch (cause) {
    await archive.abort()
    throw cause
  }
}

async function headOf<Tables>(
  trx: Transaction<Tables>,
  plans: readonly TablePlan[],
  { kind, now, site }: ArchiveOrder<Tables>,
): Promise<ArchiveHead> {
  const schema = await schemaNumber(trx)
  if (schema === 0) {
    throw new ArchiveFault('La base est vide : il n’y a rien à mettre dans une archive.')
  }
  if (schema > MIGRATIONS.length) {
    throw new ArchiveFault(
      `La base est à la version ${schema}, ce programme ne connaît que la ${MIGRATIONS.length} : ` +
        'faites l’archive avec la version du programme qui l’a écrite.',
    )
  }
  const tables = plans.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
  }))
  const about = await site?.(trx)
  return {
    format: 'vitrine',
    version: 1,
    kind,
    schema,
    at: now.toISOString(),
    tables,
    ...(about === undefined ? {} : { site: about }),
  }
}

async function archiveRows(
  archive: ArchiveWriter,
  trx: QueryExecutorProvider,
  plans: readonly TablePlan[],
  { filter, change, progress }: Pick<ArchiveOrder<never>, 'filter' | 'change' | 'progress'>,
): Promise<number> {
  let rows = 0
  async function* counted(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      rows += 1
      yield line
    }
  }
  for (const plan of plans) {
    progress?.({ kind: 'table', name: plan.name })
    const lines = readRows(trx, plan, {
      filter: filter?.(plan) ?? undefined,
      change: change?.(plan),
    })
    await archive.rows(plan.name, counted(lines))
  }
  return rows
}

function archiveSecret(archive: ArchiveWriter, secret: string, mtime: Date): Promise<void> {
  const content = Buffer.from(`${secret}\n`)
  async function* chunks() {
    yield content
  }
  return archive.file(fileName('secret', ''), { size: content.length, mtime, chunks: chunks() })
}

async function archiveFiles(
  archive: ArchiveWriter,
  files: readonly StagedFile[],
  { progress }: Pick<ArchiveOrder<never>, 'progress'>,
): Promise<string[]> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const gone: string[] = []
  let done = 0
  for (const file of files) {
    progress?.({ kind: 'files', done, total })
    const opened = await openStaged(file)
    if (opened === null) {
      gone.push(file.name)
      archive.gone(file.name)
      continue
    }
    try {
      await archive.file(file.name, opened.source)
    } finally {
      await opened.close()
    }
    done += file.bytes
  }
  progress?.({ kind: 'files', done: total, total })
  return gone
}
