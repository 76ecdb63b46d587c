import { expect, test } from 'vitest'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { COPIED, LEFT_BEHIND } from './content-site-rows.ts'

test('of every table of sites it is said whether a new site takes its rows', async () => {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  const tables = (await db.introspection.getTables())
    .filter(({ columns }) => columns.some(({ name }) => name === 'site_id'))
    .map(({ name }) => name)
  await db.destroy()
  expect(tables.length).toBeGreaterThan(30)
  expect([...COPIED, ...Object.keys(LEFT_BEHIND)].toSorted()).toEqual(tables.toSorted())
})
