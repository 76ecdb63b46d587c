import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from '#app/commands/archive/create.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { freePort } from '../../tests/free-port.ts'
import { useOwnDemo } from '../own-server.ts'
import { addAccount, PASSWORD } from '../sign-in.ts'
import { BROWSERS, comes, startBrowser } from './browsers.ts'
import type { JourneyBrowser } from './journey.ts'

const PORT = await freePort()
const DESK = 1280
const ADMIN = `http://admin.localhost:${PORT}`
const FIRST = `http://localhost:${PORT}`
const SECOND = `http://deux.localhost:${PORT}`

const server = useOwnDemo(
  { PORT: String(PORT), ADMIN_HOST: `admin.localhost:${PORT}` },
  async (dataDir) => {
    const stores = createStores(await openDatabase({ file: join(dataDir, 'vitrine.sqlite') }))
    const firm = { name: 'Cabinet Deux', hosts: ['deux.localhost'], email: '', withArticles: false }
    await createSite(stores, dataDir, { id: 1 }, firm)
    await stores.close()
  },
)

describe.each(Object.keys(BROWSERS))('%s', (name) => {
  let browser: JourneyBrowser
  beforeAll(async () => {
    browser = await startBrowser(name)
  })
  afterAll(() => browser.close())

  test('on the back office’s own host somebody chooses a firm, whose name changes and no other’s', async () => {
    const { email } = await addAccount(server.dataDir, 'super-admin')
    const renamed = `Cabinet vu par ${name}`
    await comes(browser, { origin: ADMIN, width: DESK }, async (journey) => {
      await journey.open('/')
      await journey.fill('Adresse e-mail', email)
      await journey.fill('Mot de passe', PASSWORD)
      await journey.press('Enter')
      await journey.reads('Vos sites')
      await journey.click('deux.localhost')
      await journey.isAt(/^\/admin\/s\/2$/)
      await journey.click('Le cabinet')
      await journey.click('Qui vous êtes')
      await journey.fill('Nom du cabinet', renamed)
      await journey.press('Tab')
      await journey.click('Enregistrer')
      await journey.reads('Enregistré.')
      await journey.click('Rôle super-admin')
      await journey.click('Changer de site')
      await journey.isAt(/^\/admin$/)
      await journey.reads('Vos sites')
      await journey.click('Se déconnecter')
      await journey.reads('Mot de passe')
    })
    await comes(browser, { origin: SECOND, width: DESK }, async (journey) => {
      await journey.open('/')
      await journey.reads(renamed)
    })
    await comes(browser, { origin: FIRST, width: DESK }, async (journey) => {
      await journey.open('/')
      await journey.reads('Lhermine')
      expect((await journey.state()).text).not.toContain(renamed)
    })
  })
})
