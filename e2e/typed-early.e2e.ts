/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textOf, until, useBrowser, visit } from './visit.ts'

useBrowser()

/** Types into fields by name as soon as they stand in the page, before any script of it runs. */
const typesEarly = (typed: Record<string, string>) => async (page: Page) => {
  await page.addInitScript((values) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const [selector, value] of Object.entries(values)) {
        const field = document.querySelector(selector)
        if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = true
        else if (field instanceof HTMLInputElement) field.value = value
        else if (field instanceof HTMLSelectElement) field.value = value
      }
    })
  }, typed)
}

test('a simulator answers what was typed before its script came', async () => {
  const typed = { '[name="montant"]': '99,90', '[name="sens"][value="ttc"]': '' }
  await visit(
    '/vos-outils/simulateurs/tva-ht-ttc',
    async ({ page }) => {
      const answer = () => textOf(page, '.simulator-answers dd')
      expect(await until(async () => (await answer()) === '83,25 €')).toBe(true)
      await page.getByRole('button', { name: 'Calculer' }).click()
      expect(await answer()).toBe('83,25 €')
      await page.locator('[data-do="reset"]').click()
      expect(await until(async () => (await answer()) === '1 500,00 €')).toBe(true)
    },
    { prepare: typesEarly(typed) },
  )
})

test('a list of a simulator is read as it was chosen before its script came', async () => {
  const typed = { '[name="capital"]': '1200', '[name="taux"]': '0', '[name="duree"]': '1' }
  await visit(
    '/vos-outils/simulateurs/mensualite-demprunt',
    async ({ page }) => {
      const answer = () => textOf(page, '.simulator-answers dd')
      expect(await until(async () => (await answer()) === '1 200,00 €')).toBe(true)
    },
    { prepare: typesEarly({ ...typed, 'select[name="unite"]': 'mois' }) },
  )
})

test('a form keeps what was typed before its script came, over what the tab kept', async () => {
  await visit('/votre-projet/parlons-de-votre-projet', async ({ page }) => {
    const [siren, name] = [page.locator('[name="siren"]'), page.locator('[name="nom"]')]
    await page.locator('.form[data-started]').waitFor()
    await page.getByLabel('Mon entreprise change de cabinet').check()
    await siren.fill('732829320')
    await siren.press('Tab')
    await typesEarly({ '[name="siren"]': '123456782', '[name="nom"]': 'Anaïs' })(page)
    await page.reload()
    await page.locator('.form[data-started]').waitFor()
    expect(await siren.inputValue()).toMatch(/^123.?456.?782$/)
    expect(await name.inputValue()).toBe('Anaïs')
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept).toMatch(/123.?456.?782/)
    expect(kept).toContain('Anaïs')
  })
})

test('the glossary shows what a returning visitor had sought', async () => {
  await visit(
    '/vos-outils/lexique',
    async ({ page }) => {
      const shown = () => page.locator('.glossary-letter li:visible').count()
      expect(await until(async () => (await shown()) > 0 && (await shown()) < 10)).toBe(true)
      expect(await textOf(page, '.glossary-filter output')).toMatch(/^\d+ terme/)
    },
    { prepare: typesEarly({ '.glossary-filter input': 'bilan' }) },
  )
})

test('I2 a term that was reached before the page’s script came is explained', async () => {
  await visit(
    '/nos-missions/gestion-et-pilotage',
    async ({ page }) => {
      await page.locator('a.terme:focus').waitFor()
      await page.getByRole('tooltip').waitFor()
    },
    {
      prepare: async (page) => {
        await page.addInitScript(() => {
          document.addEventListener('readystatechange', () => {
            if (document.readyState === 'interactive')
              document.querySelector<HTMLElement>('a.terme')?.focus()
          })
        })
      },
    },
  )
})
