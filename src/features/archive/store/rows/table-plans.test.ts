import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { filledDatabase } from '../../../../../tests/filled-database.ts'
import { ownDatabase } from '../../../../../tests/own-database.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { inSnapshot } from '../files/snapshot.ts'
import { isCarried, NOT_ARCHIVED, NOT_OF_A_SITE } from './table-policy.ts'
import { type TablePlan, tablePlans } from './table-plans.ts'
import { sumOf } from './read-rows.ts'
import type { TableSum } from '../format/table-sum.ts'

const engines: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

const sumsOf = (database: Database, plans: readonly TablePlan[]) =>
  inSnapshot(database, async (trx) => {
    const sums: TableSum[] = []
    for (const plan of plans) sums.push(await sumOf(trx, plan))
    return sums
  })

let db: Database | undefined
afterEach(() => db?.destroy())

describe.each(engines)('%s', (engine, locate) => {
  test('every table is archived, or is named with the reason why not', async () => {
    db = await openDatabase(await locate())
    await migrate(db)
    const { rows } = await (
      engine === 'SQLite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table'
            and name not like 'sqlite\\_%' escape '\\' and name not like 'search\\_text%' escape '\\'`
        : sql<{ name: string }>`select table_name as name from information_schema.tables
            where table_schema = 'public'`
    ).execute(db)
    const archived = await tablePlans(db, (table) => isCarried(table, 'backup'))
    const names = [...archived.map(({ name }) => name), ...Object.keys(NOT_ARCHIVED)]
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const name of Object.keys(NOT_OF_A_SITE)) expect(names).toContain(name)
  })

  test('every table that is carried along has rows in the tests', async () => {
    db = await filledDatabase(await locate())
    const plans = await tablePlans(db, (table) => isCarried(table, 'move'))
    const sums = await sumsOf(db, plans)
    expect(sums.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([])
  })

  test('no table comes before one that it refers to', async () => {
    db = await openDatabase(await locate())
    await migrate(db)
    const names = (await tablePlans(db, (table) => isCarried(table, 'move'))).map((one) => one.name)
    const pairs = [
      ['site', 'page'],
      ['layout', 'page'],
      ['page_translation', 'widget'],
      ['consent_text', 'lead'],
      ['lead', 'lead_file'],
      ['account_user', 'account_membership'],
      ['article', 'article_motif'],
    ] as const
    for (const [first, second] of pairs) {
      expect(names.indexOf(first)).toBeLessThan(names.indexOf(second))
    }
  })
})

test('both engines describe the same tables, in the same order, and give the same sums', async () => {
  const told = []
  for (const [, locate] of engines) {
    const filled = await filledDatabase(await locate())
    const plans = await tablePlans(filled, (table) => isCarried(table, 'move'))
    told.push({ plans, sums: await sumsOf(filled, plans) })
    await filled.destroy()
  }
  expect(told[1]).toEqual(told[0])
})
