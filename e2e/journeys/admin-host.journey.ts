import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, PASSWORD } from '../sign-in.ts'
import { ADMIN, FIRST, SECOND, useTwoFirms } from '../two-firms.ts'
import { BROWSERS, comes, startBrowser } from './browsers.ts'
import type { JourneyBrowser } from './journey.ts'

const DESK = 1280

const server = useTwoFirms()

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
