import { openDatabase } from '#base/platform/db/db.ts'
import type { Tables } from '#app/tables.ts'
import { writeSite } from '#base/platform/db/transaction.ts'

/**
 * Writes half of a change to site 1 in an open transaction, says so and stays, until the test
 * that started it kills it. Argument: the database's location as JSON.
 */
const db = await openDatabase<Tables>(JSON.parse(process.argv[2] ?? '{}'))
await writeSite(db, 1, async (trx) => {
  await trx.updateTable('page').set({ lft: 1000 }).where('site_id', '=', 1).execute()
  await trx.deleteFrom('widget').where('site_id', '=', 1).execute()
  console.log('half written')
  await new Promise((resolve) => setTimeout(resolve, 60_000))
})
