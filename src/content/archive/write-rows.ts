import { sql } from 'kysely'
import { engineOf } from '../engine.ts'
import type { DatabaseTransaction } from '../schema.ts'
import { ArchiveFault } from './archive-fault.ts'
import { driverValue, valuesOf } from './row-line.ts'
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

/** Writes lines of a table as rows, several a statement. */
export function rowWriter(trx: DatabaseTransaction, plan: TablePlan): RowWriter {
  const engine = engineOf(trx)
  const perStatement = Math.max(1, Math.floor(MAX_VALUES / plan.columns.length))
  const names = sql.join(plan.columns.map(({ name }) => sql.ref(name)))
  let lines: string[] = []
  let characters = 0
  let count = 0

  const flush = async () => {
    if (lines.length === 0) return
    const rows = lines.map((line) => {
      const values = valuesOf(plan.columns, line).map((value, index) =>
        driverValue(value, plan.columns[index]?.kind ?? 'text', engine),
      )
      return sql`(${sql.join(values)})`
    })
    count += lines.length
    lines = []
    characters = 0
    try {
      await sql`insert into ${sql.table(plan.name)} (${names}) values ${sql.join(rows)}`.execute(
        trx,
      )
    } catch (cause) {
      throw refused(plan.name, cause)
    }
  }

  return {
    async write(line) {
      lines.push(line)
      characters += line.length
      if (lines.length >= perStatement || characters >= MAX_CHARACTERS) await flush()
    },
    async end() {
      await flush()
      return count
    },
  }
}

const refused = (table: string, cause: unknown) =>
  new ArchiveFault(
    `Des lignes de la table ${table} sont refusées par la base : ` +
      `${cause instanceof Error ? cause.message : String(cause)}. Rien n’a été changé.`,
    { cause },
  )
