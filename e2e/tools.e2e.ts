/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { at, seriousFindings, textOf, until, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const FIGURES = '/vos-outils/chiffres-utiles/taux-dinteret'
const AGENDA = '/vos-outils/agenda'
const GLOSSARY = '/vos-outils/lexique'
const EXPLAINED = '/nos-missions/gestion-et-pilotage'
const LETTER = '/vos-actualites/lettre-dinformation'

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each([true, false])('useful figures and the calendar, JavaScript %s', (javaScript) => {
  const options = { javaScript, width: WIDTHS.phone }

  test('figures show what is in force, and nothing blank', async () => {
    await visit(
      FIGURES,
      async ({ page }) => {
        const texts = await page.locator('.useful-figures-value').allInnerTexts()
        const values = texts.map((text) => text.replace(/\s/g, ' '))
        expect(values.length).toBeGreaterThan(2)
        for (const value of values) expect(value).toMatch(/^\d[\d ,]* \S/)
        expect(values).toContain('60 jours')
        expect(await page.getByText('valeur à confirmer').count()).toBe(0)
        expect(await overflow(page)).toBe(0)
        if (javaScript) expect(await seriousFindings(page)).toEqual([])
      },
      options,
    )
  })

  test('boxes choose the deadlines, and the calendar follows the choice', async () => {
    await visit(
      AGENDA,
      async ({ page }) => {
        const shown = () => page.locator('.deadline').count()
        expect(await shown()).toBe(12)
        await page.getByLabel('Vie de la société').check()
        await page.getByRole('button', { name: 'Filtrer les échéances' }).click()
        // Without script, what was not answered stands in the address too.
        await page.waitForURL(javaScript ? '**?concerne=societe' : '**?concerne=societe&*')
        const all = await shown()
        expect(all).toBeGreaterThan(0)
        expect(all).toBeLessThan(12)
        expect(await page.getByLabel('Vie de la société').isChecked()).toBe(true)
        const file = page.getByRole('link', { name: 'Télécharger le calendrier' })
        expect(await file.getAttribute('href')).toBe('/agenda.ics?concerne=societe')
        expect(await overflow(page)).toBe(0)
        if (javaScript) expect(await seriousFindings(page)).toEqual([])
        const answer = await fetch(at('/agenda.ics?concerne=societe'))
        expect(await answer.text()).toContain('BEGIN:VEVENT')
        if (!javaScript) return
        // The choice comes back by itself, until everything is asked for.
        await page.goto(at(AGENDA))
        await page.waitForURL('**?concerne=societe')
        expect(await page.getByLabel('Vie de la société').isChecked()).toBe(true)
        await page.getByRole('link', { name: 'Toutes les échéances' }).click()
        expect(await until(async () => (await shown()) === 12)).toBe(true)
        await page.goto(at(AGENDA))
        expect(await shown()).toBe(12)
        await page.emulateMedia({ media: 'print' })
        expect(await page.getByRole('button', { name: 'Filtrer les échéances' }).isVisible()).toBe(
          false,
        )
        expect(await page.locator('.deadline-title').first().isVisible()).toBe(true)
      },
      options,
    )
  })

  test('answers about a firm choose the deadlines, and go with the links', async () => {
    await visit(
      AGENDA,
      async ({ page }) => {
        await page.getByText('Votre entreprise en quelques réponses').click()
        await page.getByLabel('Forme de l’entreprise').selectOption({ label: 'SAS' })
        await page.getByLabel('Clôture de l’exercice').selectOption({ label: 'Fin juin' })
        await page.getByLabel('Nombre de salariés').fill('0')
        await page.getByRole('button', { name: 'Filtrer les échéances' }).click()
        await page.getByText(/Échéances pour.*SAS, clôture fin juin, 0 salarié/).waitFor()
        if (javaScript) {
          expect(new URL(page.url()).search).toBe('?forme=sas&cloture=6&salaries=0')
          expect(await seriousFindings(page)).toEqual([])
        }
        expect(await page.getByRole('heading', { name: 'DSN du 15' }).count()).toBe(0)
        expect(await overflow(page)).toBe(0)
        await page.getByRole('link', { name: 'Septembre', exact: true }).first().click()
        await page.getByRole('heading', { name: /liasse fiscale.*exercice clos en juin/ }).waitFor()
        expect(await overflow(page)).toBe(0)
        await page.getByRole('link', { name: 'Voir toutes les échéances' }).click()
        await page.getByRole('heading', { name: 'DSN du 15' }).waitFor()
        expect(new URL(page.url()).search).toBe('')
      },
      options,
    )
  })

  test('I1 the letter is that of the week and the client of its address', async () => {
    await visit(
      `${LETTER}?AAAASS=202501&id_client=42`,
      async ({ page }) => {
        expect(await textOf(page, '.weekly-letter-week')).toBe(
          'Semaine 1 du 30 décembre 2024 au 5 janvier 2025',
        )
        const link = page.locator('.weekly-letter a')
        expect(await link.getAttribute('href')).toBe(`${LETTER}?AAAASS=202501&id_client=42`)
        if (javaScript) expect(await seriousFindings(page)).toEqual([])
      },
      options,
    )
  })
})

test('a letter is copied whole, placeholders included', async () => {
  await visit('/vos-outils/modeles-de-documents/lettre-de-relance', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const buttons = page.getByRole('button', { name: 'Copier le texte' })
    await buttons.first().waitFor()
    expect(await buttons.count()).toBe(3)
    await buttons.nth(1).click()
    expect(
      await until(async () => (await page.getByText('Le texte est copié.').count()) === 1),
    ).toBe(true)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Notre message du \[date\] est resté sans réponse\./)
    expect(copied).not.toContain('Mise en demeure')
    const link = page.getByRole('link', { name: 'Télécharger les trois lettres' })
    const file = await fetch(at((await link.getAttribute('href')) ?? ''))
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ])
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe('the glossary', () => {
  const bubble = (page: Page) => page.locator('[role="tooltip"]')

  test('I2 a term in a text tells its meaning to pointer and keyboard, and leads to its page', async () => {
    await visit(EXPLAINED, async ({ page }) => {
      const term = page.locator('a.terme').first()
      const meaning = await term.getAttribute('title')
      await term.hover()
      await bubble(page).waitFor()
      expect(await textOf(page, '[role="tooltip"]')).toBe(meaning?.replace(/\s+/g, ' '))
      await page.mouse.move(0, 0)
      expect(await until(async () => (await bubble(page).count()) === 0)).toBe(true)

      // The link before it in the order of the page is the last of the breadcrumb or a text's.
      await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('a[href]')]
        links[links.findIndex((link) => link.matches('.terme')) - 1]?.focus()
      })
      await page.keyboard.press('Tab')
      expect(await term.evaluate((link) => link === document.activeElement)).toBe(true)
      await bubble(page).waitFor()
      expect(await term.getAttribute('aria-describedby')).toBe(
        await bubble(page).getAttribute('id'),
      )
      await page.keyboard.press('Escape')
      expect(await bubble(page).count()).toBe(0)
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${GLOSSARY}/*`)
    })
  })

  test('the list narrows as one types, without regard to accents', async () => {
    await visit(GLOSSARY, async ({ page }) => {
      const shown = page.locator('.glossary-letter li:visible')
      expect(await shown.count()).toBe(43)
      const field = page.getByLabel('Chercher un terme')
      await field.fill('CREANC')
      expect(await until(async () => (await page.locator('output').innerText()) !== '')).toBe(true)
      expect(await shown.locator('a').allInnerTexts()).toContain('Créance')
      expect(await shown.count()).toBeLessThan(10)
      await field.fill('xyz')
      expect(await page.locator('output').innerText()).toBe('Aucun terme')
      expect(await page.locator('.glossary-letter:visible').count()).toBe(0)
      await field.fill('')
      expect(await shown.count()).toBe(43)
      expect(await seriousFindings(page)).toEqual([])
    })
  })

  test('without JavaScript its letters are links, and there is no field', async () => {
    await visit(
      GLOSSARY,
      async ({ page }) => {
        expect(await page.getByLabel('Chercher un terme').isVisible()).toBe(false)
        await page.locator('.glossary-letters a', { hasText: 'T' }).click()
        expect(page.url()).toMatch(/#lettre-t$/)
      },
      { javaScript: false },
    )
  })
})
