/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runningChromium } from './journeys/browsers/chromium.ts'
import { brandTasks } from './journeys/tasks/brand-tasks.ts'
import { addAccount, PASSWORD } from './sign-in.ts'
import { asVisitor, fitsAllWidths, useBrowser } from './visit.ts'

useBrowser()

const { server, host, port } = brandTasks({
  browser: () => runningChromium,
  likeAnother: {},
})

test('the first steps fit every screen, are gone through by keys, and wait where they were left', async () => {
  const { email } = await addAccount(server.dataDir, 'editor', 'clavier@test.example', host)
  const url = `http://${host}:${port}`
  await asVisitor({ origin: url, isFresh: true }, async (context) => {
    const page = await context.newPage()
    const click = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .or(page.getByRole('button', { name, exact: true }))
        .click()
    await page.goto(`${url}/admin/bienvenue`)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe').first().fill(PASSWORD)
    await page.keyboard.press('Enter')
    const steps = page.getByRole('navigation', { name: 'Étapes' }).getByRole('link')
    await steps.nth(7).waitFor()
    expect(await steps.count()).toBe(8)
    for (let step = 0; step < 8; step += 1) {
      await steps.nth(step).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => steps.nth(step).getAttribute('aria-current')).toBe('step')
      await page.getByText(`Étape ${step + 1} sur 8.`).waitFor()
      expect(await page.getByText(/^Étape \d sur 8/).count()).toBe(1)
      await page.getByTitle('Aperçu de la page d’accueil').waitFor()
      await page.getByRole('progressbar').first().waitFor({ state: 'detached' })
      const asked = page.locator('main form').getByRole('textbox')
      expect(await asked.count()).toBeLessThanOrEqual(4)
      await fitsAllWidths(page, [390, 768, 1280])
    }
    await steps.nth(1).focus()
    await page.keyboard.press('Enter')
    const phone = page.getByLabel('Téléphone', { exact: true })
    await phone.fill('01 99 00 77 99')
    await click('Étape suivante')
    await click('Étape précédente')
    expect(await phone.inputValue()).toBe('01 99 00 77 99')
    await click('Annuler les changements')
    await click('Revenir plus tard')
    await page.getByRole('heading', { name: 'Premiers pas' }).waitFor()
  })
})

/** An hour and the button of its list stand side by side in so much. */
const HOUR = 110

/** The first steps of the firm, for an editor. */
async function inSteps(step: string, work: (page: Page) => Promise<void>): Promise<void> {
  const name = step.replaceAll(/\W/g, '').toLowerCase()
  const { email } = await addAccount(server.dataDir, 'editor', `${name}@test.example`, host)
  const url = `http://${host}:${port}`
  await asVisitor({ origin: url, isFresh: true }, async (context) => {
    const page = await context.newPage()
    await page.goto(`${url}/admin/bienvenue`)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe').first().fill(PASSWORD)
    await page.keyboard.press('Enter')
    const steps = page.getByRole('navigation', { name: 'Étapes' })
    await steps.getByRole('link', { name: step }).click()
    await work(page)
  })
}

test('the hours of the first steps can be read at every width', () =>
  inSteps('Horaires', async (page) => {
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await button('Ajouter un bureau').click()
    await button(/^Ajouter une plage.*lundi/)
      .last()
      .click()
    const opens = page.getByLabel('Lundi, 1re plage, de').last()
    const copy = button('Copier sur tous les jours ouvrés').last()
    for (const width of [390, 768, 1100, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await opens.boundingBox())?.width, `${width}`).toBeGreaterThanOrEqual(HOUR)
      expect((await copy.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(44)
    }
    await button('Annuler les changements').click()
  }))

test('a colour that is typed in the first steps is taken, and it is said when it was too pale', () =>
  inSteps('Logo et couleurs', async (page) => {
    const field = page.getByLabel('Une autre couleur', { exact: true })
    const own = page.getByRole('radio', { name: 'Votre couleur' })
    const paled = page.getByText(/Cette couleur ne se lirait pas sur le papier.*#756B00/)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await field.fill('#FFF200')
    await paled.waitFor({ timeout: 5000 })
    await field.fill('#8A1538')
    await page.keyboard.press('Tab')
    expect(await own.isChecked()).toBe(true)
    expect(await paled.count()).toBe(0)
    await field.fill('#8A153')
    expect(await own.count()).toBe(0)
    expect(await save.isDisabled()).toBe(true)
    await field.fill('#8A1538')
    await save.click()
    await page.getByText('Enregistré.').waitFor()
    await expect
      .poll(async () => {
        await page.goto(`http://${host}:${port}/?${Math.random()}`)
        return page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--primary'),
        )
      })
      .toBe('#8a1538')
  }))

test('a page of the model goes on line once whoever keeps it was asked', () =>
  inSteps('Collègues et courriels', async (page) => {
    const keeps = page.getByRole('button', { name: /^Garder/ })
    await keeps.first().waitFor()
    const many = await keeps.count()
    const name = (await keeps.first().getAttribute('aria-label')) ?? ''
    const link = page.getByRole('link', { name: name.replace('Garder', 'Regarder') })
    const seen = await page.context().newPage()
    const shown = await seen.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    expect(shown?.status()).toBe(200)
    await seen.close()
    await keeps.first().click()
    const asked = page.getByRole('dialog', { name: /^Garder/ })
    await asked.getByText(/vont en ligne telles qu’elles sont/).waitFor({ timeout: 5000 })
    await asked.getByRole('button', { name: 'Annuler' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await keeps.count()).toBe(many)
    await keeps.first().click()
    await asked.getByRole('button', { name: 'Garder', exact: true }).click()
    await expect.poll(() => keeps.count()).toBe(many - 1)
  }))
