import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { engineOf } from '#base/platform/db/db-handle.ts'
import { isStorageFault } from '#base/platform/db/storage-fault.ts'
import { checkedValues, refusedRow } from './checked-rows.ts'
import { driverValue } from '../format/row-line.ts'
import type { TablePlan } from './table-plans.ts'

/** Values and characters of one statement at most: engines take some 32,000 values. */
const MAX_VALUES = 2000
const MAX_CHARACTERS = 1024 ** 2

/** Takes lines of one table, and writes them when there are enough. */
export interface RowWriter {
  write(line: string): Promise<void>
  /** Writes what is left. @returns how many rows there were */
  end(): Promise<number>
}

/**
 * Writes lines of a table as rows, several a statement; each is checked before (`checked-rows.ts`).
 * @param owner number of the site that all rows belong to, if they belong to one
 */
export function rowWriter(
  trx: QueryExecutorProvider,
  plan: TablePlan,
  owner: number | null = null,
): RowWriter {
  const engine = engineOf(trx)
  const perStatement = Math.max(1, Math.floor(MAX_VALUES / plan.columns.length))
  const names = sql.join(plan.columns.map(({ name }) => sql.ref(name)))
  let waiting: RawBuilder<unknown>[] = []
  let characters = 0
  let count = 0

  const insert = (rows: readonly RawBuilder<unknown>[]) =>
    sql`insert into ${sql.table(plan.name)} (${names}) values ${sql.join(rows)}`.execute(trx)

  const flush = async () => {
    if (waiting.length === 0) return
    const rows = waiting
    const before = count - rows.length
    waiting = []
    characters = 0
    try {
      await insert(rows)
    } catch (cause) {
      if (isStorageFault(cause)) throw cause
      // PostgreSQL takes nothing more in this transaction: the first row of the lot stands for it.
      const first = engine === 'sqlite' ? await firstRefused(rows, insert) : { index: 0, cause }
      throw refusedRow(plan.name, before + first.index + 1, first.cause)
    }
  }

  return {
    async write(line) {
      count += 1
      const values = checkedValues(plan, line, { row: count, owner }).map((value, index) =>
        driverValue(value, plan.columns[index]?.kind ?? 'text', engine),
      )
      waiting.push(sql`(${sql.join(values)})`)
      characters += line.length
      if (waiting.length >= perStatement || characters >= MAX_CHARACTERS) await flush()
    },
    async end() {
      await flush()
      return count
    },
  }
}

/** Which of some rows SQLite refuses; the transaction goes no further after it. */
async function firstRefused(
  rows: readonly RawBuilder<unknown>[],
  insert: (rows: readonly RawBuilder<unknown>[]) => Promise<unknown>,
): Promise<{ index: number; cause: unknown }> {
  for (const [index, row] of rows.entries()) {
    try {
      await insert([row])
    } catch (cause) {
      return { index, cause }
    }
  }
  return { index: 0, cause: new Error('refused together, taken one by one') }
}
