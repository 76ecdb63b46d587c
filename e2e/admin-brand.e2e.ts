/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useOwnDemo } from './own-server.ts'
import { publish } from './publish.ts'
import { withTeam } from './team.ts'
import { fitsAllWidths, seriousFindings, until, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const WIDE = {
  name: 'Logo large.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="72"><circle cx="36" cy="36" r="30" fill="#a4492f"/>' +
      '<path d="M80 20h220v12H80zM80 42h150v10H80z" fill="#222"/></svg>',
  ),
}

const picture = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })

async function openLogo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Le cabinet', exact: true }).click()
  await page.getByRole('link', { name: 'Logo', exact: true }).click()
  await picture(page, 'Logo').waitFor()
}

/** Comes back to the home page until it shows what was saved: whoever serves it hears of it a moment later. */
const onSite = (page: Page, isShown: () => Promise<boolean>): Promise<boolean> =>
  until(async () => {
    await page.goto(server.url)
    return isShown()
  })

/** Height and width of the logo as it is drawn. */
const drawn = (page: Page) =>
  page
    .locator('.brand .firm-logo')
    .evaluate((image: HTMLImageElement) => ({ ...image.getBoundingClientRect().toJSON() }))

describe('a firm’s logo', () => {
  test('is sent once and signs the site; taken away, the initials do', () =>
    withTeam(server, { owner: { role: 'editor' } }, async ({ owner: { page } }) => {
      await openLogo(page)
      await fitsAllWidths(page)
      await picture(page, 'Logo').getByRole('button', { name: 'Changer…' }).click()
      const library = page.getByRole('dialog', { name: 'Choisir un média' })
      await library.locator('input[type=file]').setInputFiles(WIDE)
      await library.getByLabel('Texte de remplacement').fill('Cabinet Lhermine-Dauval')
      await library.getByRole('button', { name: 'Utiliser' }).click()
      for (const label of ['Logo pour fond sombre', 'Logo carré']) {
        await picture(page, label)
          .getByRole('button', { name: `${label} : retirer` })
          .click()
      }
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Enregistré.').first().waitFor()

      await page.getByRole('link', { name: 'Apparence', exact: true }).click()
      await page.getByRole('button', { name: 'D’après le logo' }).click()
      await page.getByText('Palette composée.').waitFor()
      const main = page.getByLabel('Couleur principale', { exact: true })
      expect(await main.inputValue()).toBe('#A4492F')
      await page.getByText('Brouillon enregistré').waitFor()

      const home = page.locator('.brand')
      const logo = home.getByRole('img', { name: 'Cabinet Lhermine-Dauval' })
      expect(await onSite(page, async () => (await logo.count()) === 1)).toBe(true)
      expect(await home.locator('.brand-name').count()).toBe(0)
      for (const [width, most] of [
        [WIDTHS.desktop, 240],
        [WIDTHS.phone, 180],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const box = await drawn(page)
        expect(box.width / box.height).toBeCloseTo(320 / 72, 1)
        expect(box.width).toBeLessThanOrEqual(most)
        expect(box.height).toBeGreaterThan(24)
        const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.poll(scrollWidth).toBe(width)
      }
      expect(await seriousFindings(page)).toEqual([])
      await page.setViewportSize({ width: WIDTHS.desktop, height: 900 })

      await page.goto(`${server.url}/admin`)
      await openLogo(page)
      await picture(page, 'Logo').getByRole('button', { name: 'Logo : retirer' }).click()
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Enregistré.').first().waitFor()
      const monogram = home.locator('.firm-logo[src^="/favicon.svg?v="]')
      expect(await onSite(page, async () => (await monogram.count()) === 1)).toBe(true)
      await home.getByText('Cabinet Lhermine-Dauval').waitFor()
      expect((await drawn(page)).height).toBeCloseTo(40, 0)
    }))
})

test('the whole palette comes from one colour, or from the logo, and is tried before it is published', () =>
  withTeam(server, { owner: { role: 'editor' } }, async ({ owner: { page } }) => {
    await page.getByRole('link', { name: 'Apparence', exact: true }).click()
    const main = page.getByLabel('Couleur principale', { exact: true })
    const compose = page.getByRole('button', { name: 'Composer la palette' })
    await main.fill('jaune')
    await page.getByText('Écrivez une couleur comme #0E4A4F.').waitFor()
    expect(await compose.isDisabled()).toBe(true)
    await main.fill('#FFEB00')
    await compose.click()
    await page.getByText(/ne se lirait pas sur le papier/).waitFor()
    await page.getByText('Toutes les paires de couleurs se lisent bien.').waitFor()
    await main.fill('#7A2E3A')
    await compose.click()
    await page.getByText('Palette composée.').waitFor()
    await page.getByText('Toutes les paires de couleurs se lisent bien.').waitFor()
    await page.getByRole('button', { name: 'Sombre' }).click()
    await page.getByText('Toutes les paires de couleurs se lisent bien.').waitFor()
    await page.getByRole('button', { name: 'Clair' }).click()
    expect(await page.getByLabel('Principale', { exact: true }).inputValue()).toBe('#7a2e3a')
    await fitsAllWidths(page)
    await publish(page)
    const primary = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
    const back = page.url()
    expect(await onSite(page, async () => (await primary()) === '#7a2e3a')).toBe(true)
    expect(await seriousFindings(page)).toEqual([])

    await page.goto(back)
    await page.getByRole('button', { name: 'Revenir aux couleurs d’origine' }).click()
    await publish(page)
  }))
