import { ownDatabase } from '../../tests/own-database.ts'
import { articleDeskContract } from './article-desk.contract.ts'
import { createContentStore } from './content-store.ts'
import { type DatabaseLocation, openDatabase } from './db.ts'
import { migrate } from './migrate.ts'

async function open(location: DatabaseLocation) {
  const db = await openDatabase(location)
  await migrate(db)
  const store = createContentStore(db)
  return { store, close: () => store.close() }
}

articleDeskContract('SQLite', () => open({ file: ':memory:' }))
articleDeskContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))
