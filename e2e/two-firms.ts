import { join } from 'node:path'
import { createSite } from '#app/commands/archive/create.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { freePort } from '../tests/free-port.ts'
import { useOwnDemo } from './own-server.ts'

const PORT = await freePort()

/** Addresses of a server with two firms and a host for the back office. */
export const ADMIN = `http://admin.localhost:${PORT}`
export const FIRST = `http://localhost:${PORT}`
export const SECOND = `http://deux.localhost:${PORT}`

/**
 * The demo, beside it « Cabinet Deux », which has no articles of its own, and the back office on a host of its own.
 * @param change what else is written before the server starts
 */
export const useTwoFirms = (
  change: (stores: Stores, dataDir: string) => Promise<void> = async () => {},
) =>
  useOwnDemo({ PORT: String(PORT), ADMIN_HOST: `admin.localhost:${PORT}` }, async (dataDir) => {
    const stores = createStores(await openDatabase({ file: join(dataDir, 'vitrine.sqlite') }))
    const firm = { name: 'Cabinet Deux', hosts: ['deux.localhost'], email: '', withArticles: false }
    await createSite(stores, dataDir, { id: 1 }, firm)
    await change(stores, dataDir)
    await stores.close()
  })
