/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { mailedLink } from './mailed-link.ts'
import { at, seriousFindings, textOf, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const JOIN = '/vos-actualites/lettre-dinformation/inscription'
const ADDRESS = 'lectrice@exemple.fr'

/** A form that comes back sooner than a person could fill it in is taken for a machine's. */
const FILLING = 3200

/** The address that the mail of a kind leads to. */
const linkOf = (kind: string) => mailedLink(inject('siteDataDir'), ADDRESS, kind)

/** Presses the one button of the form in the page, and gives the title of the answer. */
async function press(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name }).click()
  return textOf(page, '.form-answer h2')
}

test('without JavaScript: one signs up, confirms by a button, and leaves by another', async () => {
  await visit(
    JOIN,
    async ({ page, expectConsole }) => {
      await page.getByLabel(/adresse électronique/).fill(ADDRESS)
      await page.getByLabel(/Votre nom/).fill('Anne')
      expect(await page.getByLabel(/J’accepte/).isChecked()).toBe(false)
      await page.getByLabel(/J’accepte/).check()
      await page.waitForTimeout(FILLING)
      expect(await press(page, 'S’inscrire à la lettre')).toBe(
        'Votre inscription n’est pas encore faite',
      )

      const confirming = await linkOf('newsletter-confirm')
      await page.goto(confirming)
      expect(await press(page, 'Confirmer mon inscription')).toBe('Votre inscription est confirmée')

      await page.goto(await linkOf('newsletter-welcome'))
      expect(await press(page, 'Me désabonner')).toBe('Vous êtes désabonné')

      await page.goto(confirming)
      await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
      expect(await textOf(page, '.form-errors')).toContain('n’est plus valable')
      expectConsole('422')
    },
    { javaScript: false },
  )
})

test('on a phone: what is missing is said on top, with the focus and a link to each field', async () => {
  await visit(
    JOIN,
    async ({ page, expectConsole }) => {
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'S’inscrire à la lettre' }).click()
      await page.waitForSelector('.form-errors:focus')
      expectConsole('422')
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('link', { name: /Votre adresse électronique/ }).click()
      expect(
        await page.getByLabel(/adresse électronique/).evaluate((e) => e === document.activeElement),
      ).toBe(true)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await page.goto(at('/informations-legales/desinscription?lien=abc.def'))
      expect(await seriousFindings(page)).toEqual([])
    },
    { width: WIDTHS.phone },
  )
})
