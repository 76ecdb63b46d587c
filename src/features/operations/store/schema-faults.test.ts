import { expect, test } from 'vitest'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { columnsOf } from './schema-faults.ts'

test('the columns that a database is to have are those that the migrations make', async () => {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  const made = [...(await columnsOf(db))].map(([table, columns]) => [table, [...columns].join(' ')])
  await db.destroy()
  const text = JSON.stringify(Object.fromEntries(made.toSorted()), null, 2)
  await expect(`${text}\n`).toMatchFileSnapshot('schema-columns.json')
})
