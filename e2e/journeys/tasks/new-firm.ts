import { join } from 'node:path'
import { createSite } from '#app/commands/archive/create.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { freePort } from '../../../tests/free-port.ts'
import { type OwnDemo, useOwnDemo } from '../../own-server.ts'

const port = await freePort()
const host = 'orion.localhost'

export interface NewFirm {
  server: OwnDemo
  host: string
  port: number
}

/** The demo, and beside it a firm that was just made out of it, for the tests of the file that calls it. */
export function newFirm(): NewFirm {
  const server = useOwnDemo({ PORT: String(port) }, async (dataDir) => {
    const stores = createStores(await openDatabase({ file: join(dataDir, 'vitrine.sqlite') }))
    const firm = { name: 'Étude Orion', hosts: [host], email: 'a@orion.test', withArticles: false }
    await createSite(stores, dataDir, { id: 1 }, firm)
    await stores.close()
  })
  return { server, host, port }
}
