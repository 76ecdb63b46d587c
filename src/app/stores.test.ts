import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '../../tests/own-database.ts'
import { createStores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { pageTreeContract } from '#features/pages/store/tree/page-tree.contract.ts'
import { redirectsContract } from '#features/pages/store/redirects/redirects.contract.ts'
import { storesContract, type OpenedStores } from '#app/stores.contract.ts'

async function open(
  location: DatabaseLocation,
  clean?: () => Promise<void>,
): Promise<OpenedStores> {
  const db = await openDatabase(location)
  await migrate(db)
  const faults: string[] = []
  const stores = createStores(db, {
    report: (fault, siteId) => faults.push(`Site ${siteId}. ${fault}`),
  })
  return {
    stores,
    db,
    faults,
    async close() {
      await stores.close()
      await clean?.()
    },
  }
}

storesContract('SQLite in memory', () => open({ file: ':memory:' }))

storesContract('SQLite in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-stores-'))
  return open({ file: join(folder, 'content.sqlite') }, () => rm(folder, { recursive: true }))
})

storesContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))

pageTreeContract('SQLite', () => open({ file: ':memory:' }))

pageTreeContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))

redirectsContract('SQLite', () => open({ file: ':memory:' }))

redirectsContract('PostgreSQL', async () => open({ databaseUrl: await ownDatabase() }))
