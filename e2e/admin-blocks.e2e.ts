import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { addWidget, frameOf, openPanels, outlineOf, saved } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { fitsAllWidths, newVisitor, seriousFindings, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function openList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Blocs partagés', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Blocs partagés' }).waitFor()
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Publier…').click()
  await dialog(page)
    .getByRole('button', { name: /^Publier/ })
    .click()
}

/** What waits in this browser until the server has it. */
const keptHere = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('vitrine-brouillon')),
  )

/** Of the block that is made here; the demo has others. */
const NAME = 'Joindre le cabinet'

test(
  'a shared block is made, published, shown on a page, changed there at once, detached, and removed',
  { ...sampled(false), timeout: 240_000 },
  () =>
    withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page, context } }) => {
      await openList(page)
      await page.getByRole('link', { name: 'Prendre rendez-vous', exact: true }).waitFor()
      await fitsAllWidths(page, [390, WIDTHS.desktop])
      await button(page, 'Ajouter un bloc').click()
      expect(await seriousFindings(page)).toEqual([])
      await dialog(page).getByRole('textbox', { name: 'Nom' }).fill(NAME)
      await button(page, 'Créer').click()

      // What is empty is told, and what is typed can be undone.
      await page.getByRole('heading', { name: NAME }).waitFor()
      await button(page, 'Publier…').click()
      await dialog(page).getByText('Le bloc est vide').waitFor()
      await page.keyboard.press('Escape')
      await addWidget(page, 'Titre')
      await outlineOf(page).first().click()
      const written = page.getByRole('textbox', { name: 'Titre', exact: true })
      await written.fill('Prenez rendez-vous au 01 99 00 12 34.')
      await saved(page)
      await frameOf(page).getByText('Prenez rendez-vous').waitFor()
      await button(page, 'Dupliquer').first().click()
      await expect.poll(() => frameOf(page).getByText('Prenez rendez-vous').count()).toBe(2)
      await page.keyboard.press('Control+z')
      await expect.poll(() => frameOf(page).getByText('Prenez rendez-vous').count()).toBe(1)
      await page.locator('[data-saving="saved"]').waitFor()
      expect(await seriousFindings(page)).toEqual([])

      // Somebody without an account looks at it by a link.
      await button(page, 'Autres actions').click()
      await page.getByRole('menuitem', { name: 'Partager le brouillon' }).click()
      await dialog(page).getByRole('button', { name: 'Créer un lien' }).click()
      const link = await dialog(page).getByRole('textbox', { name: 'Lien secret' }).inputValue()
      const stranger = await newVisitor({ width: 390 })
      const seen = await stranger.newPage()
      await seen.goto(link)
      await seen.getByText('Prenez rendez-vous').waitFor()
      await stranger.close()
      await page.keyboard.press('Escape')

      await publish(page)
      await page.getByText('Le bloc est en ligne sur toutes les pages').waitFor()

      // It is shown on a page.
      await page.getByRole('link', { name: 'Revenir aux blocs partagés' }).click()
      await page
        .getByRole('listitem')
        .filter({ hasText: NAME })
        .getByText('Utilisé nulle part')
        .waitFor()
      expect(await keptHere(page), 'nothing waits once it is online').toEqual([])
      await page.goto(`${server.url}/admin/pages/${await pageId(page)}/fr/edit`)
      await addWidget(page, 'Bloc partagé')
      await frameOf(page).getByText('Choisissez le bloc à montrer ici.').waitFor()
      await page.getByRole('combobox', { name: 'Bloc partagé' }).click()
      await page.getByRole('option', { name: NAME }).click()
      await saved(page)
      await frameOf(page).getByText('Prenez rendez-vous').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await publish(page)
      await page.getByText('Tout est en ligne').waitFor()
      const contact = `${server.url}/contact`
      const textOf = async () => (await page.request.get(contact)).text()
      await expect.poll(textOf).toContain('Prenez rendez-vous')

      // It is changed in one place, and every page that shows it follows.
      await outlineOf(page).filter({ hasText: 'Bloc partagé' }).click()
      const popup = context.waitForEvent('page')
      await page.getByRole('link', { name: /Modifier ce bloc/ }).click()
      const block = await popup
      await block.getByText('Utilisé dans 1 page').waitFor()
      await openPanels(block)
      await outlineOf(block).first().click()
      await block.getByRole('textbox', { name: 'Titre', exact: true }).fill('Écrivez-nous.')
      await saved(block)
      await publish(block)
      await block.getByText('Le bloc est en ligne sur toutes les pages').waitFor()
      await expect.poll(textOf).toContain('Écrivez-nous.')
      await expect.poll(textOf).not.toContain('Prenez rendez-vous')

      // While it is used it stays.
      await block.getByRole('link', { name: 'Revenir aux blocs partagés' }).click()
      await button(block, `Mettre « ${NAME} » à la corbeille`).click()
      await block.getByRole('dialog').getByText('retirez-le d’abord de').waitFor()
      expect(await seriousFindings(block)).toEqual([])
      await button(block, 'Fermer').click()

      // Detached, its widgets are the page’s own; one step takes that back.
      await page.bringToFront()
      await button(page, 'Plus d’actions').click()
      await page.getByRole('menuitem', { name: 'Détacher' }).click()
      await expect.poll(() => outlineOf(page).filter({ hasText: 'Bloc partagé' }).count()).toBe(0)
      await frameOf(page).getByText('Écrivez-nous.').waitFor()
      // What is added is offered by its name; so is what was copied.
      await addWidget(page, NAME)
      await expect.poll(() => outlineOf(page).filter({ hasText: 'Bloc partagé' }).count()).toBe(1)
      await button(page, 'Annuler').click()
      await expect.poll(() => outlineOf(page).filter({ hasText: 'Bloc partagé' }).count()).toBe(0)
      await outlineOf(page).filter({ hasText: 'Écrivez-nous.' }).click()
      await button(page, 'Plus d’actions').click()
      await page.getByRole('menuitem', { name: 'Copier' }).click()
      await addWidget(page, 'Coller « Titre : Écrivez-nous. »')
      await expect.poll(() => frameOf(page).getByText('Écrivez-nous.').count()).toBe(2)
      await button(page, 'Annuler').click()
      await expect.poll(() => frameOf(page).getByText('Écrivez-nous.').count()).toBe(1)
      await outlineOf(page).filter({ hasText: 'Écrivez-nous.' }).click()
      await page.keyboard.press('Control+z')
      await expect.poll(() => outlineOf(page).filter({ hasText: 'Bloc partagé' }).count()).toBe(1)
      await button(page, 'Rétablir').click()
      await expect.poll(() => outlineOf(page).filter({ hasText: 'Bloc partagé' }).count()).toBe(0)
      await page.locator('[data-saving="saved"]').waitFor()
      await publish(page)
      await page.getByText('Tout est en ligne').waitFor()
      await expect.poll(textOf).toContain('Écrivez-nous.')

      // Now nothing shows it: to the trash, and back.
      await block.bringToFront()
      await block.reload()
      await button(block, `Mettre « ${NAME} » à la corbeille`).click()
      await button(block, 'Mettre à la corbeille').click()
      await block.getByRole('heading', { name: 'Corbeille' }).waitFor()
      await fitsAllWidths(block, [390, WIDTHS.desktop])
      await button(block, `Restaurer « ${NAME} »`).click()
      await block.getByText(`« ${NAME} » est restauré.`).waitFor()
      await block.getByRole('link', { name: NAME, exact: true }).waitFor()
    }),
)

/** Number of the page whose line is chosen in the tree. */
async function pageId(page: Page): Promise<string> {
  const answer = await page.request.get(`${server.url}/admin/api/page-choices`)
  const { data } = (await answer.json()) as { data: { id: number; path: string }[] }
  return String(data.find(({ path }) => path === '/contact')?.id)
}
