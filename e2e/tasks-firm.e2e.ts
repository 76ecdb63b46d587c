import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createSite } from '#app/commands/archive/create.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { freePort } from '../tests/free-port.ts'
import { type Doer, doing } from './doer.ts'
import { useOwnDemo } from './own-server.ts'
import { addAccount } from './sign-in.ts'
import { fitsAllWidths, seriousFindings, textOf, until, useBrowser } from './visit.ts'

useBrowser()

const PORT = await freePort()
const HOST = 'orion.localhost'

/** The demo, and beside it a firm that was just made out of it. */
const server = useOwnDemo({ PORT: String(PORT) }, async (dataDir) => {
  const stores = createStores(await openDatabase({ file: join(dataDir, 'vitrine.sqlite') }))
  const firm = { name: 'Étude Orion', hosts: [HOST], email: 'a@orion.test', withArticles: false }
  await createSite(stores, dataDir, { id: 1 }, firm)
  await stores.close()
})

const LOGO = {
  name: 'Orion.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><rect width="150" height="80" fill="#8c1d40"/>' +
      '<rect x="170" width="150" height="80" fill="#1f4e8c"/></svg>',
  ),
}

/** A colour of the theme as a page wears it. */
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))

/** Sends a picture from the computer, with the words for who can't see it. */
async function send({ page, click }: Doer, words: string): Promise<void> {
  const library = page.getByRole('dialog', { name: 'Choisir un média' })
  await library.locator('input[type=file]').setInputFiles(LOGO)
  await library.getByLabel('Texte de remplacement').fill(words)
  await click('Utiliser')
  await library.waitFor({ state: 'detached' })
}

/** Fills the fields behind the one that has the caret. */
async function typeOn({ press, type }: Doer, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await press('Tab')
    await type(text)
  }
}

describe('of a firm', () => {
  test('10: logo and colours', () =>
    doing(server, { role: 'editor', most: 4 }, async (doer) => {
      const { page } = doer
      await doer.click('Changer le logo et les couleurs')
      await doer.click('Changer…')
      await send(doer, 'Étude Orion')
      await doer.click('Les deux couleurs du logo')
      await doer.press('Enter')
      await doer.reads('Enregistré.')
      await page.goto(server.url)
      expect(
        await until(async () => {
          await page.goto(`${server.url}/?${Math.random()}`)
          return (await page.locator('.brand img[src*="orion"]').count()) > 0
        }),
      ).toBe(true)
      expect(await primary(page)).toMatch(/^#8c1d4/)
    }))

  test(
    '15: a new firm, from its first steps to a site that can be shown',
    { timeout: 240_000 },
    async () => {
      const { email } = await addAccount(server.dataDir, 'editor', 'orion@test.example', HOST)
      const site = { url: `http://${HOST}:${PORT}`, dataDir: server.dataDir }
      await doing(site, { email, most: 40 }, async (doer) => {
        const { page } = doer
        const goOn = () => doer.click('Enregistrer et continuer')
        await doer.click('Commencer les premiers pas')
        await doer.fill('Ville', 'Brume')
        await goOn()
        await doer.fill('Téléphone', '01 99 00 77 88')
        await goOn()
        await doer.click('Ajouter un bureau')
        await doer.fill('Nom du bureau', 'Bureau de Brume')
        await typeOn(doer, ['9 quai des Orfèvres', '75001', 'Brume'])
        await goOn()
        await doer.click(/^Ajouter une plage.*lundi/)
        await doer.click('Copier sur tous les jours ouvrés')
        await goOn()
        await doer.fill('Forme juridique', 'SARL')
        await typeOn(doer, ['552 100 554', 'Brume', 'FR 01 552100554'])
        await doer.click('Enregistrer')
        await page.getByLabel('Directeur de la publication').waitFor()
        await doer.click('Étape suivante')
        await doer.click('Choisir un média…')
        await send(doer, 'Étude Orion')
        await doer.click('Les deux couleurs du logo')
        await doer.press('Enter')
        await doer.reads('Enregistré.')
        await doer.click('Étape suivante')
        for (const [first, last, role] of [
          ['Ambre', 'Keller', 'Experte-comptable'],
          ['Léo', 'Saint-Paul', 'Paie'],
          ['Yuna', 'Prigent', 'Accueil'],
        ] as const) {
          await doer.fill('Prénom', first)
          await typeOn(doer, [last, role])
          await doer.press('Enter')
          await page.getByRole('link', { name: `${first} ${last}` }).waitFor()
        }
        await doer.click('Étape suivante')
        await doer.click('Recevoir un courriel d’essai')
        await doer.reads(/Aucun envoi de courriel n’est branché/)
        await doer.click(/^Effacer.*Notre histoire/)
        await page.getByText('Notre histoire').waitFor({ state: 'detached' })
        await doer.click(/^Garder.*Nos bureaux/)
        await page.getByText('Nos bureaux').waitFor({ state: 'detached' })
        await doer.click('Voir votre site')

        await page.locator('.brand').waitFor()
        expect(await textOf(page, 'body')).toContain('9 quai des Orfèvres')
        expect(await primary(page)).toMatch(/^#8c1d4/)
        expect(await page.title()).toBe('Expert-comptable à Brume | Étude Orion')
        expect(await textOf(page, 'body')).not.toMatch(/Lhermine|Dauval|Villebourg/)
        expect(await seriousFindings(page)).toEqual([])
        await page.goto(`${site.url}/le-cabinet/notre-equipe`)
        const team = await textOf(page, 'main')
        for (const name of ['Ambre Keller', 'Léo Saint-Paul', 'Yuna Prigent']) {
          expect(team).toContain(name)
        }
      })
    },
  )

  test('the steps fit every screen, are gone through by keys, and wait where they were left', async () => {
    const { email } = await addAccount(server.dataDir, 'editor', 'clavier@test.example', HOST)
    const site = { url: `http://${HOST}:${PORT}`, dataDir: server.dataDir }
    await doing(site, { email, most: 9 }, async ({ page, click, press, fill }) => {
      await page.goto(`${site.url}/admin/bienvenue`)
      const steps = page.getByRole('navigation', { name: 'Étapes' }).getByRole('link')
      await steps.nth(7).waitFor()
      expect(await steps.count()).toBe(8)
      for (let step = 0; step < 8; step += 1) {
        await steps.nth(step).focus()
        await press('Enter')
        await expect.poll(() => steps.nth(step).getAttribute('aria-current')).toBe('step')
        await page.getByText(`Étape ${step + 1} sur 8.`).waitFor()
        await page.getByTitle('Aperçu de la page d’accueil').waitFor()
        await page.getByRole('progressbar').first().waitFor({ state: 'detached' })
        const asked = page.locator('main form').getByRole('textbox')
        expect(await asked.count()).toBeLessThanOrEqual(4)
        await fitsAllWidths(page, [390, 768, 1280])
      }
      await steps.nth(1).focus()
      await press('Enter')
      await fill('Téléphone', '01 99 00 77 99')
      await click('Étape suivante')
      await click('Étape précédente')
      expect(await page.getByLabel('Téléphone', { exact: true }).inputValue()).toBe(
        '01 99 00 77 99',
      )
      await click('Annuler les changements')
      await click('Revenir plus tard')
      await page.getByRole('heading', { name: 'Premiers pas' }).waitFor()
    })
  })
})
