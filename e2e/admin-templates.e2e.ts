import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const FILE = '/uploads/site-1/card/card-magazine.html'
const CARD = '<article class="feed-item" data-motif="{{motif_code}}"><h3 class="{{title_class}}">'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const code = (page: Page) => page.getByRole('textbox', { name: 'Texte HTML' })
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const served = async (page: Page) => (await page.request.get(server.url + FILE)).text()

async function publish(page: Page): Promise<void> {
  await button(page, 'Publier…').click()
  const panel = page.getByRole('dialog', { name: 'Avant de publier' })
  await panel.getByRole('button', { name: 'Publier' }).click()
}

test(
  'a template is changed in a draft, told what is wrong, published, and the original comes back',
  sampled(false),
  () =>
    withTeam(server, { developer: { role: 'developer' } }, async ({ developer: { page } }) => {
      await page.getByRole('link', { name: 'Modèles', exact: true }).click()
      await page.getByRole('link', { name: /Carte d’actualité/ }).click()
      await code(page).fill(`${CARD}{{title}}</h3>`)
      await shows(page, /ligne 1/)
      await shows(page, /Brouillon enregistré/)
      expect(await seriousFindings(page)).toEqual([])
      await button(page, 'Publier…').click()
      const panel = page.getByRole('dialog', { name: 'Avant de publier' })
      await panel.getByText(/ligne 1/).waitFor()
      expect(await panel.getByRole('button', { name: 'Publier' }).isDisabled()).toBe(true)
      await panel.getByRole('button', { name: 'Fermer' }).click()
      await code(page).fill(`${CARD}Lisez : {{title}}</h3></article>`)
      await page
        .frameLocator('iframe[title="Aperçu du modèle"]')
        .getByText(/Lisez : /)
        .first()
        .waitFor()
      await shows(page, /Brouillon enregistré/)
      expect(await served(page)).not.toContain('Lisez')
      await publish(page)
      await shows(page, 'Le modèle est en place sur le site.')
      expect(await served(page)).toContain('Lisez')
      await shows(page, 'Copie du site')

      await button(page, 'Autres actions').click()
      await page.getByRole('menuitem', { name: 'Retirer le modèle du site' }).click()
      const asked = page.getByRole('dialog')
      await asked.getByText(/Le modèle d’origine prend sa place/).waitFor()
      await asked.getByRole('button', { name: 'Retirer le modèle' }).click()
      await page.getByText('Original', { exact: true }).waitFor()
      await expect.poll(async () => (await page.request.get(server.url + FILE)).status()).toBe(404)
      // The copy waits as a draft, and in the history.
      expect(await code(page).inputValue()).toContain('Lisez')
      await page.getByRole('link', { name: 'Tous les modèles' }).click()
      await page.getByRole('list', { name: 'Modèles' }).waitFor()
    }),
)
