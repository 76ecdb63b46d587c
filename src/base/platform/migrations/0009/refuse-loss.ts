import { type Kysely, sql } from 'kysely'

/** Two tables, and the column of each whose texts must be the same. */
interface Moved {
  from: string
  fromText: string
  to: string
  toText: string
  /** Of the rows that were there before. */
  only?: string
}

/**
 * Counts rows and sums the lengths of their texts on both sides of a move.
 * @throws when they differ, so that the whole migration is taken back
 */
export async function refuseLoss(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  { from, fromText, to, toText, only = '1 = 1' }: Moved,
): Promise<void> {
  const [before, after] = await Promise.all([
    measured(db, from, fromText, '1 = 1'),
    measured(db, to, toText, only),
  ])
  if (before === after) return
  throw new Error(`${to} holds ${after} (rows, signs) in place of the ${before} of ${from}.`)
}

async function measured(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  table: string,
  text: string,
  only: string,
): Promise<string> {
  const { rows } = await sql<{ rows: number; signs: number }>`
    select count(*) as rows, coalesce(sum(length(${sql.ref(text)})), 0) as signs
    from ${sql.table(table)} where ${sql.raw(only)}
  `.execute(db)
  return `${rows[0]?.rows} ${rows[0]?.signs}`
}

export type RefuseLoss = typeof refuseLoss
