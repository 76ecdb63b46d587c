import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { filledDatabase } from '../../../../../tests/filled-database.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Tables } from '#app/tables.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { copyTables } from './copy-tables.ts'
import { inSnapshot } from '../files/snapshot.ts'
import { tablePlans } from './table-plans.ts'
import { isCarried } from './table-policy.ts'

test.each([
  ['changes', 'update setting set value = value || 1 where name = new.name'],
  ['loses', 'delete from setting where name = new.name'],
])('a target that %s a row on the way is noticed, and keeps nothing', async (_what, action) => {
  const from = await filledDatabase({ file: ':memory:' })
  const to = await openDatabase<Tables>({ file: ':memory:' })
  await migrate(to)
  await sql`create trigger meddles after insert on setting when new.name = 'site_name'
    begin ${sql.raw(action)}; end`.execute(to)
  const plans = await tablePlans(to, (table) => isCarried(table, 'move'))
  const copying = inSnapshot(from, (source) =>
    inTransaction(to, (target) => copyTables(source, target, plans)),
  )
  await expect(copying).rejects.toThrow(/La table setting n’est pas la même à l’arrivée/)
  expect(await to.selectFrom('site').selectAll().execute()).toEqual([])
  await from.destroy()
  await to.destroy()
})
