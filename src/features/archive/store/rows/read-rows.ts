import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { engineOf } from '#base/platform/db/db-handle.ts'
import { lineOf } from '../format/row-line.ts'
import { summing, type TableSum } from '../format/table-sum.ts'
import type { TablePlan } from './table-plans.ts'

/** Rows that PostgreSQL sends at once: rows may hold whole pages. */
const FETCHED = 50

type Row = Record<string, unknown>

/** What another reader of a row is to see of it; the order of rows stays that of the table. */
export type RowChange = (row: Readonly<Row>) => Readonly<Row>

/** Which rows are read, and how they are changed on the way. */
interface RowChoice {
  /** A condition on the table's own columns. */
  filter?: RawBuilder<unknown> | undefined
  change?: RowChange | undefined
}

/**
 * The rows of a table as lines, sorted by the bytes of their key on either engine, so that equal
 * tables give equal lines. Within a transaction; never more than a few rows in memory.
 */
export async function* readRows(
  trx: QueryExecutorProvider,
  plan: TablePlan,
  { filter = sql`true`, change = (row) => row }: RowChoice = {},
): AsyncGenerator<string> {
  const isPostgres = engineOf(trx) === 'postgres'
  const columns = sql.join(plan.columns.map(({ name }) => sql.ref(name)))
  const texts = new Set(plan.columns.filter(({ kind }) => kind === 'text').map(({ name }) => name))
  const order = sql.join(
    plan.key.map((name) =>
      isPostgres && texts.has(name) ? sql`${sql.ref(name)} collate "C"` : sql.ref(name),
    ),
  )
  const query = sql<Row>`
    select ${columns} from ${sql.table(plan.name)} where ${filter} order by ${order}`
  const rows = isPostgres ? fetched(trx, query) : streamed(trx, query)
  for await (const row of rows) yield lineOf(plan.columns, change(row))
}

async function* streamed(trx: QueryExecutorProvider, query: RawBuilder<Row>): AsyncGenerator<Row> {
  for await (const { rows } of trx.getExecutor().stream<Row>(query.compile(trx), 1)) yield* rows
}

/** Through a cursor of the server; the sort is done once. */
async function* fetched(trx: QueryExecutorProvider, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare archived no scroll cursor for ${query}`.execute(trx)
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(FETCHED)} from archived`.execute(trx)
      yield* rows
      if (rows.length < FETCHED) break
    }
  } finally {
    // Within a failed transaction the cursor is gone with it.
    await sql`close archived`.execute(trx).catch(() => {})
  }
}

/** The sum of a table as it stands. */
export async function sumOf(
  trx: QueryExecutorProvider,
  plan: TablePlan,
  choice: RowChoice = {},
): Promise<TableSum> {
  const counted = summing(plan.name)
  for await (const line of readRows(trx, plan, choice)) counted.add(line)
  return counted.sum()
}
