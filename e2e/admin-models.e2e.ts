import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { frameOf, openPanels, outlineOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const openList = async (page: Page) => {
  await page.getByRole('link', { name: 'Modèles de page', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Modèles de page' }).waitFor()
}

test(
  'a page is kept as a model, the model is changed, a new page begins with it; it goes to the trash and back',
  sampled(false),
  () =>
    withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
      await openList(page)
      await page.getByRole('link', { name: 'Mission', exact: true }).waitFor()
      await page.goto(`${server.url}/admin/pages/${await contactPage(page)}/fr/edit`)
      await button(page, 'Autres actions').click()
      await page.getByRole('menuitem', { name: 'Enregistrer comme modèle' }).click()
      expect(await seriousFindings(page)).toEqual([])
      await dialog(page).getByRole('textbox', { name: 'Nom' }).fill('Page de contact')
      await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('est proposé à qui ajoute une page').waitFor()

      // It is changed: undone, told what is wrong, published.
      await page.getByRole('link', { name: 'Revenir aux pages' }).click()
      await openList(page)
      await page.getByRole('link', { name: 'Page de contact', exact: true }).click()
      await openPanels(page)
      const title = outlineOf(page)
        .filter({ hasText: /^Titre/ })
        .first()
      await title.click()
      const typed = page.getByRole('textbox', { name: 'Titre', exact: true })
      await typed.fill('Nous parler')
      // It may have come and gone already.
      await page
        .getByText('Modifications en cours…')
        .waitFor({ timeout: 2000 })
        .catch(() => {})
      await page.locator('[data-saving="saved"]').waitFor()
      await frameOf(page).getByText('Nous parler').waitFor()
      await button(page, 'Dupliquer').first().click()
      await expect.poll(() => frameOf(page).getByText('Nous parler').count()).toBe(2)
      await page.keyboard.press('Control+z')
      await expect.poll(() => frameOf(page).getByText('Nous parler').count()).toBe(1)
      await page.locator('[data-saving="saved"]').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await button(page, 'Publier…').click()
      await dialog(page)
        .getByRole('button', { name: /^Publier/ })
        .click()
      await page.getByText('Le modèle est proposé à qui ajoute une page.').waitFor()

      // A new page begins with it.
      await page.getByRole('link', { name: 'Revenir aux modèles de page' }).click()
      await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
      await page
        .getByRole('button', { name: /^Ajouter une page/ })
        .first()
        .click()
      await dialog(page).getByRole('textbox', { name: 'Nom de la page' }).fill('Nous rencontrer')
      await dialog(page).getByRole('radio', { name: 'Page de contact' }).click()
      expect(await seriousFindings(page)).toEqual([])
      await button(page, 'Ajouter').click()
      await frameOf(page).getByText('Nous parler').waitFor()
      await button(page, 'Publier…').waitFor()

      // To the trash, and back.
      await page.getByRole('link', { name: 'Revenir aux pages' }).click()
      await openList(page)
      await button(page, 'Mettre « Page de contact » à la corbeille').click()
      await button(page, 'Mettre à la corbeille').click()
      await page.getByRole('heading', { name: 'Corbeille' }).waitFor()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await seriousFindings(page)).toEqual([])
      }
      await button(page, 'Restaurer « Page de contact »').click()
      await page.getByRole('link', { name: 'Page de contact', exact: true }).waitFor()
    }),
)

async function pageAt(page: Page, address: RegExp): Promise<number> {
  const answer = await page.request.get(`${server.url}/admin/api/page-choices`)
  const { data } = (await answer.json()) as { data: { id: number; path: string }[] }
  return data.find(({ path }) => address.test(path))?.id ?? 0
}

const contactPage = (page: Page) => pageAt(page, /^\/contact$/)
