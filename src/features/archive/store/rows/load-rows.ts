import { sql } from 'kysely'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { migrate, type MigrationTables, MIGRATIONS } from '#base/platform/db/migrate.ts'
import { gatherStatistics } from '#base/platform/db/statistics.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { ArchiveFault } from '../format/archive-fault.ts'
import type { ArchiveHead } from '../format/archive-format.ts'
import type { LimitOptions } from '../format/archive-limits.ts'
import type { OpenArchive } from '../format/archive-reader.ts'
import { checkSum } from './copy-tables.ts'
import { NO_NUMBER, plansOfASite } from './site-rows.ts'
import { type TablePlan, tablePlans } from './table-plans.ts'
import { isCarried } from './table-policy.ts'
import { sumOf } from './read-rows.ts'
import type { TableSum } from '../format/table-sum.ts'
import { type RowWriter, rowWriter } from './write-rows.ts'

/** What a load tells while it works. */
interface LoadWatch {
  /** Rows of a table so far. */
  loaded?(table: string, rows: number): void
}

/** @throws ArchiveFault when the archive comes from a newer program */
export function refuseNewer({ schema }: ArchiveHead): void {
  if (schema <= MIGRATIONS.length) return
  throw new ArchiveFault(
    `L’archive vient d’une version plus récente du programme (tables de la version ${schema}, ` +
      `celui-ci connaît la ${MIGRATIONS.length}) : installez la version qui l’a faite, ou une plus ` +
      'récente, puis recommencez.',
  )
}

/**
 * Makes the tables as they were when the archive was made, fills them, reads every table again, and
 * brings them to today's form: all within the given transaction, in a database without tables of ours.
 * @returns the sums of the tables as they were archived
 * @throws ArchiveFault when the archive does not fit, or a table is not the same here
 */
export async function loadRows(
  trx: Db<MigrationTables>,
  archive: OpenArchive,
  limits: LimitOptions,
  watch: LoadWatch = {},
): Promise<TableSum[]> {
  let plans: TablePlan[] = []
  let owner: number | null = null
  let writer: { plan: TablePlan; rows: RowWriter } | null = null
  let sums: TableSum[] = []
  for await (const part of archive.parts(limits)) {
    if (part.kind === 'head') {
      plans = await madeTables(trx, part.head)
      owner = ownerOf(part.head)
    }
    if (part.kind === 'rows') {
      if (writer?.plan.name !== part.table) {
        await writer?.rows.end()
        const plan = planOf(plans, part.table)
        writer = { plan, rows: rowWriter(trx, plan, owner) }
      }
      for (const line of part.lines) await writer.rows.write(line)
      watch.loaded?.(part.table, part.lines.length)
    }
    if (part.kind === 'end') sums = part.manifest.tables
  }
  await writer?.rows.end()
  for (const sum of sums) checkSum(sum, await sumOf(trx, planOf(plans, sum.name)))
  await migrate(trx)
  await gatherStatistics(trx)
  return sums
}

/** The number under which an archive holds the rows of one site. */
export const ownerOf = ({ kind }: ArchiveHead): number | null =>
  kind === 'site' ? NO_NUMBER : null

/**
 * The tables of the archive's schema as this program makes them.
 * @throws ArchiveFault when the archive's are others
 */
export async function archivePlans(head: ArchiveHead): Promise<TablePlan[]> {
  const db = await openDatabase({ file: ':memory:' })
  try {
    return await inTransaction(db, (trx) => madeTables(trx, head))
  } finally {
    await db.destroy()
  }
}

/** The tables of the archive's schema, empty, checked against what the head says of them. */
async function madeTables(trx: Db<MigrationTables>, head: ArchiveHead): Promise<TablePlan[]> {
  refuseNewer(head)
  await migrate(trx, MIGRATIONS.slice(0, head.schema))
  const all = await tablePlans(trx, (table) => isCarried(table, 'backup'))
  const plans = head.kind === 'site' ? plansOfASite(all) : all
  checkTables(plans, head)
  for (const { name } of all.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx)
  return plans
}

/** @throws ArchiveFault when the archive's tables are not those of its schema */
function checkTables(plans: readonly TablePlan[], head: ArchiveHead): void {
  const own = plans.map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) }))
  const byName = (list: typeof own) =>
    JSON.stringify(list.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
  if (byName(own) === byName(head.tables)) return
  throw new ArchiveFault(
    `Les tables de l’archive ne sont pas celles de la version ${head.schema} : elle est refusée. ` +
      'Vérifiez d’où vient ce fichier.',
  )
}

export function planOf(plans: readonly TablePlan[], table: string): TablePlan {
  const plan = plans.find(({ name }) => name === table)
  if (plan !== undefined) return plan
  throw new ArchiveFault(`L’archive contient une table « ${table} » que Vitrine ne connaît pas.`)
}
