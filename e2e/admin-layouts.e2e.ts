/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { frameOf, openPanels, outlineOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { newVisitor, seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openPart(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'En-tête et pied de page', exact: true }).click()
  await page
    .getByRole('region', { name: 'Site', exact: true })
    .getByRole('link', { name })
    .first()
    .click()
  await page.getByRole('button', { name: 'Publier…', exact: true }).waitFor()
}

async function saved(page: Page): Promise<void> {
  await page.locator('[data-saving="saved"]').waitFor()
}

/** Writes the description of the page that is open, and opens what is looked at before it is published. */
async function describe(page: Page, text: string): Promise<void> {
  await button(page, 'Autres actions').click()
  await page.getByRole('menuitem', { name: 'Titre et description' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill(text)
  await button(page, 'Garder dans le brouillon').click()
  await saved(page)
  await button(page, 'Publier…').click()
}

async function describeContact(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await describe(page, text)
}

test(
  'an announcement that nobody wrote is chosen by a click on it, the header below it',
  sampled(false),
  () =>
    withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
      await openPart(page, /^Annonce Une phrase/)
      const note = frameOf(page).locator('.canvas-note')
      await note.waitFor()
      const boxes = await Promise.all([
        note.boundingBox(),
        frameOf(page).locator('.widget-site-header').boundingBox(),
        frameOf(page).locator('main').boundingBox(),
      ])
      const [own, header, main] = boxes.map((box) => box ?? { y: 0, height: 0 })
      expect(header?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0) - 1)
      expect(main?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
      await note.click({ timeout: 5000 })
      await frameOf(page).getByRole('toolbar').getByText('Annonce').waitFor()
    }),
)

test(
  'an announcement is written, published, closed by a visitor, and taken off',
  sampled(false),
  () =>
    withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
      await openPart(page, /^Annonce Une phrase/)
      await openPanels(page)
      await outlineOf(page).first().click()
      const actions = page.getByRole('toolbar', { name: 'Actions sur le bloc' })
      await actions.getByRole('button', { name: 'Monter' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
      await page
        .locator('input:focus')
        .and(page.getByRole('textbox', { name: 'Annonce' }))
        .waitFor()
      await page.keyboard.press('Shift+Tab')
      await actions.getByRole('button', { name: 'Descendre' }).and(page.locator(':focus')).waitFor()
      await page.getByRole('textbox', { name: 'Annonce' }).fill('Le cabinet ferme vendredi à midi.')
      await page.getByText('Modifications en cours…').waitFor()
      await saved(page)
      await frameOf(page).getByText('Le cabinet ferme vendredi à midi.').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await button(page, 'Publier…').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click()
      await page.getByText('L’annonce est en ligne.').waitFor()
      for (const width of [1280, 390]) {
        const context = await newVisitor({ width })
        const visitor = await context.newPage()
        await visitor.goto(`${server.url}/contact`)
        await visitor.getByRole('region', { name: 'Annonce' }).waitFor()
        expect(await seriousFindings(visitor)).toEqual([])
        await visitor.mouse.wheel(0, 600)
        await visitor.locator('.widget-site-header.is-fixed').waitFor()
        expect(await visitor.locator('.site-header').boundingBox()).toMatchObject({ y: 0 })
        await visitor.mouse.wheel(0, -2000)
        await visitor.waitForFunction(() => window.scrollY === 0)
        await visitor.getByRole('button', { name: 'Fermer l’annonce' }).click()
        await expect.poll(() => visitor.locator('.widget-announcement').count()).toBe(0)
        await visitor.goto(`${server.url}/`)
        await expect.poll(() => visitor.locator('.widget-announcement').count()).toBe(0)
        await context.close()
      }
      await button(page, 'Autres actions').click()
      await page.getByRole('menuitem', { name: 'Retirer l’annonce du site' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Retirer/ })
        .click()
      await page.getByText('Pas en ligne').waitFor()
      await frameOf(page).getByText('Le cabinet ferme vendredi à midi.').waitFor()
      expect(await (await page.request.get(`${server.url}/contact`)).text()).not.toContain(
        'vendredi à midi',
      )
      // Whoever publishes a page afterwards does not put it back in passing.
      await page.getByRole('link', { name: 'Revenir à l’en-tête et au pied de page' }).click()
      await describeContact(page, 'Écrivez au cabinet, sans annonce.')
      const panel = page.getByRole('dialog', { name: 'Avant de publier' })
      const box = panel.getByRole('checkbox', { name: /^Annonce\s: pas en ligne$/ })
      await box.waitFor()
      expect(await box.isChecked()).toBe(false)
      await panel.getByRole('button', { name: /^Publier/ }).click()
      await page.getByText('La page est en ligne.').waitFor()
      expect(await (await page.request.get(`${server.url}/contact`)).text()).not.toContain(
        'vendredi à midi',
      )
    }),
)

test('the button of the header says something else on every page', () =>
  withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    await openPart(page, /^En-tête Le nom/)
    await frameOf(page).getByText('Cabinet Lhermine-Dauval').first().waitFor()
    await openPanels(page)
    await outlineOf(page).first().click()
    await page.getByRole('button', { name: /^Bouton/ }).click()
    await page.getByRole('textbox', { name: 'Texte du bouton' }).fill('Nous rencontrer')
    await page.getByText('Modifications en cours…').waitFor()
    await saved(page)
    await frameOf(page).getByText('Nous rencontrer').waitFor({ state: 'attached' })
    await button(page, 'Publier…').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click()
    await page.getByText('L’en-tête est en ligne.').waitFor()
    expect(await (await page.request.get(`${server.url}/contact`)).text()).toContain(
      'Nous rencontrer',
    )
    await page.getByRole('link', { name: 'Revenir à l’en-tête et au pied de page' }).click()
    await page.getByRole('heading', { name: 'En-tête et pied de page' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }))

/** Whoever does it once more finds the words of the time before, and changes them. */
let times = 0

test('a page is published together with the header that it shows, or alone', () =>
  withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    times += 1
    const words = times === 1 ? 'Prendre contact' : `Prendre contact ${times}`
    await openPart(page, /^En-tête Le nom/)
    await openPanels(page)
    await outlineOf(page).first().click()
    await page.getByRole('button', { name: /^Bouton/ }).click()
    await page.getByRole('textbox', { name: 'Texte du bouton' }).fill(words)
    await page.getByText('Modifications en cours…').waitFor()
    await saved(page)
    await page.getByRole('link', { name: 'Revenir à l’en-tête et au pied de page' }).click()

    const panel = page.getByRole('dialog', { name: 'Avant de publier' })
    const box = panel.getByRole('checkbox', { name: /^En-tête\s: 1 changement$/ })
    const contact = async () => (await page.request.get(`${server.url}/contact`)).text()

    await describeContact(page, `Écrivez au cabinet, seul ${times}.`)
    await box.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await box.isChecked()).toBe(true)
    await box.uncheck()
    await panel.getByRole('button', { name: /^Publier/ }).click()
    await page.getByText('La page est en ligne.').waitFor()
    expect(await contact()).toContain(`Écrivez au cabinet, seul ${times}.`)
    expect(await contact()).not.toContain(words)

    await describe(page, `Écrivez au cabinet, ensemble ${times}.`)
    await box.waitFor()
    await panel.getByRole('button', { name: /^Publier/ }).click()
    await page.getByText('La page est en ligne, avec l’en-tête.').waitFor()
    expect(await contact()).toContain(`Écrivez au cabinet, ensemble ${times}.`)
    expect(await contact()).toContain(words)
  }))
