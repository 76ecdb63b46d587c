import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '../../tests/own-database.ts'
import { createContentStore } from './content-store.ts'
import { type DatabaseLocation, openDatabase } from './db.ts'
import { migrate } from './migrate.ts'
import { pageTreeContract } from './page-tree.contract.ts'
import { redirectsContract } from './redirects.contract.ts'
import { contentStoreContract, type OpenedStore } from './store.contract.ts'

async function open(location: DatabaseLocation, clean?: () => Promise<void>): Promise<OpenedStore> {
  const db = await openDatabase(location)
  await migrate(db)
  const faults: string[] = []
  const store = createContentStore(db, {
    report: (fault, siteId) => faults.push(`Site ${siteId}. ${fault}`),
  })
  return {
    store,
    db,
    faults,
    async close() {
      await store.close()
      await clean?.()
    },
  }
}

contentStoreContract('SQLite in memory', () => open({ file: ':memory:' }))

contentStoreContract('SQLite in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'))
  return open({ file: join(folder, 'content.sqlite') }, () => rm(folder, { recursive: true }))
})

contentStoreContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))

pageTreeContract('SQLite', () => open({ file: ':memory:' }))

pageTreeContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))

redirectsContract('SQLite', () => open({ file: ':memory:' }))

redirectsContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))
