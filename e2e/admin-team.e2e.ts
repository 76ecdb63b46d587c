import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { frameOf, openPanels, outlineOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { newVisitor, seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const TEAM = '/le-cabinet/notre-equipe'

/** The demo before it had a team: its people are typed into a block of their page. */
const server = useOwnDemo({}, async (dataDir) => {
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  db.exec("DELETE FROM editorial_text WHERE kind = 'person'")
  db.prepare("UPDATE widget SET options = ? WHERE type = 'team'").run(
    JSON.stringify({ members: [{ name: 'Odile Marchand', role: 'Accueil' }] }),
  )
  db.close()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const saved = (page: Page) => page.locator('[data-saving="saved"]').waitFor()

async function openList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Équipe', exact: true }).first().click()
  await page.getByText('dans l’ordre où le site les montre').waitFor()
}

/** Begins somebody; their form is open afterwards. */
async function begin(page: Page, name: string): Promise<void> {
  await button(page, 'Ajouter une personne').click()
  await dialog(page).getByRole('textbox', { name: 'Prénom et nom' }).fill(name)
  await button(page, 'Créer').click()
  await page.getByRole('heading', { name }).waitFor()
}

async function publish(page: Page): Promise<void> {
  await saved(page)
  await button(page, 'Publier…').click()
  await dialog(page)
    .getByRole('button', { name: /^Publier/ })
    .click()
}

const atBothWidths = async (page: Page) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await seriousFindings(page)).toEqual([])
    // Fields take their new width in a few frames.
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrollWidth).toBeLessThanOrEqual(width)
  }
}

test(
  'somebody is added, refused, mended, published, shown, put first, removed and restored',
  sampled(false),
  () =>
    withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
      await openList(page)
      await page.getByText('L’équipe est encore vide').waitFor()
      await atBothWidths(page)

      await begin(page, 'Claire Dauval')
      await field(page, 'Fonction').fill('Experte-comptable')
      await field(page, 'Présentation').fill('Elle suit les sociétés.')
      await saved(page)
      await button(page, 'Annuler le dernier changement').click()
      expect(await field(page, 'Présentation').inputValue()).toBe('')
      await button(page, 'Rétablir').click()
      expect(await field(page, 'Présentation').inputValue()).toBe('Elle suit les sociétés.')

      // What can't be published is told at its field, and kept.
      await button(page, 'Bureaux et coordonnées').click()
      await field(page, 'Courriel professionnel').fill('claire')
      await field(page, 'Téléphone professionnel').fill('poste 12')
      await field(page, 'Fonction').focus()
      await page.getByText('attend une adresse électronique').waitFor()
      await page.getByText('attend un numéro que l’on peut composer').waitFor()
      await atBothWidths(page)
      await saved(page)
      await button(page, 'Publier…').click()
      await dialog(page).getByText('« Courriel professionnel »').first().waitFor()
      await expect
        .poll(() =>
          dialog(page)
            .getByRole('button', { name: /^Publier/ })
            .isDisabled(),
        )
        .toBe(true)
      await page.keyboard.press('Escape')
      await field(page, 'Courriel professionnel').fill('claire@exemple.fr')
      await field(page, 'Téléphone professionnel').fill('01 99 00 12 34')
      await page.getByRole('combobox', { name: 'Bureaux' }).click()
      await page.getByRole('option').first().click()
      await publish(page)
      await page.getByText('La personne est en ligne.').waitFor()

      // She is shown on the page of the team, in place of those who are typed there.
      await page.goto(`${server.url}/admin/pages/${await teamPage(page)}/fr/edit`)
      await openPanels(page)
      await outlineOf(page).filter({ hasText: 'Équipe' }).first().click()
      await page.getByRole('combobox', { name: 'Personnes' }).click()
      await page.getByRole('option', { name: 'Choisies dans l’équipe' }).click()
      await button(page, 'Ajouter').last().click()
      await page.getByRole('combobox', { name: 'Personne', exact: true }).click()
      await page.getByRole('option', { name: /Claire Dauval/ }).click()
      await frameOf(page).getByText('claire@exemple.fr').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await publish(page)
      await page.getByText('Tout est en ligne').waitFor()
      const visitor = await newVisitor({ width: 390 })
      const seen = await visitor.newPage()
      await seen.goto(server.url + TEAM)
      await seen.getByRole('link', { name: 'claire@exemple.fr' }).waitFor()
      expect(await seriousFindings(seen)).toEqual([])

      // Another one is put before her.
      await page.goto(`${server.url}/admin/team`)
      await begin(page, 'Hugo Perrin')
      await publish(page)
      await page.getByText('La personne est en ligne.').waitFor()
      await page.goto(`${server.url}/admin/team`)
      const names = () =>
        page.getByRole('list', { name: 'Équipe' }).getByRole('link').allTextContents()
      await expect.poll(names).toEqual(['Claire Dauval', 'Hugo Perrin'])
      await page.getByRole('button', { name: 'Monter « Hugo Perrin »' }).press('Enter')
      await expect.poll(names).toEqual(['Hugo Perrin', 'Claire Dauval'])
      await atBothWidths(page)

      // Whoever is removed leaves the page at once, and comes back to it.
      await page.getByRole('button', { name: 'Mettre « Claire Dauval » à la corbeille' }).click()
      await dialog(page).getByRole('button', { name: 'Mettre à la corbeille' }).click()
      await page.getByRole('button', { name: 'Restaurer « Claire Dauval »' }).waitFor()
      expect(await textOf(seen)).not.toContain('claire@exemple.fr')
      await page.getByRole('button', { name: 'Restaurer « Claire Dauval »' }).click()
      await page.getByText('« Claire Dauval » est restaurée.').waitFor()
      expect(await textOf(seen)).toContain('claire@exemple.fr')
      await page.reload()
      await expect.poll(names).toEqual(['Hugo Perrin', 'Claire Dauval'])
      await visitor.close()
    }),
)

const textOf = async (page: Page) => (await page.request.get(server.url + TEAM)).text()

/** Number of the page of the team. */
async function teamPage(page: Page): Promise<number> {
  const answer = await page.request.get(`${server.url}/admin/api/page-choices`)
  const { data } = (await answer.json()) as { data: { id: number; path: string }[] }
  return data.find(({ path }) => path === TEAM)?.id ?? 0
}
