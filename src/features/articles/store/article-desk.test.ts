import { ownDatabase } from '../../../../tests/own-database.ts'
import { articleDeskContract } from './article-desk.contract.ts'
import { createStores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'

async function open(location: DatabaseLocation) {
  const db = await openDatabase(location)
  await migrate(db)
  const stores = createStores(db)
  return { stores, close: () => stores.close() }
}

articleDeskContract('SQLite', () => open({ file: ':memory:' }))
articleDeskContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))
