/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useOwnDemo } from './own-server.ts'
import { seriousFindings, until, useBrowser, visit, type VisitOptions } from './visit.ts'

useBrowser()

describe('what only the sandbox shows', () => {
  const server = useOwnDemo({ NODE_ENV: 'test' })

  const there = (options: VisitOptions = {}): VisitOptions => ({ ...options, origin: server.url })

  const LINKS = '/_sandbox/rich-text/liens-a-jetons'
  const linkOf = (page: Page) => page.locator('.rich-text a').getAttribute('href')

  test.each([true, false])(
    'I1 a link has the week and the client (script: %s)',
    async (javaScript) => {
      await visit(
        LINKS,
        async ({ page }) => {
          expect(await linkOf(page)).toMatch(
            /^\/vos-actualites\?semaine=20\d\d[0-5]\d&client=1987001$/,
          )
        },
        there({ javaScript }),
      )
    },
  )

  test('I1 the address of the page gives other values, to that widget alone', async () => {
    const asked = '?AAAASS=202501&id_client=42%2642'
    await visit(
      LINKS + asked,
      async ({ page }) => {
        const filled = '/vos-actualites?semaine=202501&client=42%2642'
        expect(await until(async () => (await linkOf(page)) === filled)).toBe(true)
        const others = await page.locator('a[href*="202501"]').count()
        expect(others).toBe(1)
      },
      there(),
    )
    await visit(
      LINKS + asked,
      async ({ page }) => {
        expect(await linkOf(page)).toMatch(/client=1987001$/)
      },
      there({ javaScript: false }),
    )
  })

  test('I1 a week that is not six digits does not count', async () => {
    await visit(
      `${LINKS}?AAAASS=2025-1`,
      async ({ page }) => {
        await page.waitForTimeout(300)
        expect(await linkOf(page)).toMatch(/semaine=20\d{4}&/)
      },
      there(),
    )
  })

  const FIELD = '/_sandbox/date-field/default'
  const field = (page: Page) => page.locator('.date-field input[type="text"]')
  const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choisir une date' })
  const valueOf = (page: Page) => page.locator('input[name="date"]').inputValue()

  test('I4 a typed date is read day first; the calendar leaves, and comes back at its month', async () => {
    await visit(
      FIELD,
      async ({ page, scripts }) => {
        await field(page).waitFor()
        expect(await field(page).getAttribute('placeholder')).toBe('jj/mm/aaaa')
        expect([...scripts].filter((path) => /date-picker|jsx-runtime/.test(path))).toEqual([])
        await page.getByLabel('Date souhaitée', { exact: true }).focus()
        await calendar(page).waitFor()
        await page.keyboard.type('3/4/2026')
        expect(await valueOf(page)).toBe('2026-04-03')
        await calendar(page).waitFor({ state: 'hidden' })
        await page.keyboard.press('ArrowDown')
        await calendar(page).getByText('avril 2026').first().waitFor()
        const days = await calendar(page).locator('thead th').allInnerTexts()
        expect(days.map((day) => day.toLowerCase().slice(0, 2))).toEqual([
          'lu',
          'ma',
          'me',
          'je',
          've',
          'sa',
          'di',
        ])
        expect(await seriousFindings(page)).toEqual([])
        await calendar(page)
          .getByRole('button', { name: /15 avril 2026/ })
          .click()
        expect(await field(page).inputValue()).toBe('15/04/2026')
        expect(await valueOf(page)).toBe('2026-04-15')
        expect(await calendar(page).count()).toBe(0)
        expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
      },
      there(),
    )
  })

  test('I4 the keyboard goes into the calendar and out of it', async () => {
    await visit(
      FIELD,
      async ({ page }) => {
        await field(page).fill('31/12/2026')
        await calendar(page).waitFor()
        await page.keyboard.press('ArrowDown')
        const day = () =>
          page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
        expect(await until(async () => /31 décembre 2026/.test(await day()))).toBe(true)
        await page.keyboard.press('ArrowRight')
        expect(await until(async () => /1(er)? janvier 2027/.test(await day()))).toBe(true)
        await page.keyboard.press('Enter')
        expect(await until(async () => (await valueOf(page)) === '2027-01-01')).toBe(true)

        await page.keyboard.press('ArrowDown')
        await calendar(page).waitFor()
        await page.keyboard.press('Escape')
        expect(await calendar(page).count()).toBe(0)
        expect(await valueOf(page)).toBe('2027-01-01')
      },
      there(),
    )
  })

  test('I4 what is no date is said so', async () => {
    await visit(
      FIELD,
      async ({ page }) => {
        await field(page).fill('31/02/2026')
        await field(page).blur()
        expect(await valueOf(page)).toBe('')
        const said = await field(page).evaluate(
          (input: HTMLInputElement) => input.validationMessage,
        )
        expect(said).toBe('Écrivez une date comme 31/12/2026.')
      },
      there(),
    )
  })

  test('I4 without script the browser’s own field is there', async () => {
    await visit(
      FIELD,
      async ({ page }) => {
        expect(await page.getByLabel('Date souhaitée').getAttribute('type')).toBe('date')
        expect(await page.locator('.date-field button').isVisible()).toBe(false)
      },
      there({ javaScript: false }),
    )
  })

  /** What a page says to developers, and which errors it prints. */
  async function heardOn(path: string, atLeast: 'debug' | 'error' | null) {
    const heard = { debug: [] as string[], error: [] as string[] }
    await visit(
      path,
      async ({ page, expectConsole }) => {
        if (atLeast) expect(await until(async () => heard[atLeast].length > 0)).toBe(true)
        await page.waitForTimeout(300)
        for (const text of heard.error) expectConsole(text)
      },
      {
        ...there(),
        async prepare(page) {
          page.on('console', (message) => {
            if (message.type() === 'debug') heard.debug.push(message.text())
            if (message.type() === 'error') heard.error.push(message.text())
          })
        },
      },
    )
    return heard
  }

  test('A7 only a page with debug speaks to developers', async () => {
    expect((await heardOn('/', null)).debug).toEqual([])
    expect((await heardOn('/dev.php', 'debug')).debug.join(' ')).toContain('site-header')
  })

  test('A7 the errors of the catalogue print on every page', async () => {
    const { debug, error } = await heardOn('/_sandbox/feed/fournisseur-muet', 'error')
    expect(debug).toEqual([])
    expect(error).toEqual(["Erreur lors de l'importation des données"])
  })
})
