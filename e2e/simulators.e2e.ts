import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useOwnDemo } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { at, seriousFindings, textOf, until, useBrowser, visit, WIDTHS } from './visit.ts'
import { sampled } from '../tests/exhaustive.ts'

useBrowser()

const ROOT = '/vos-outils/simulateurs'
const VAT = `${ROOT}/tva-ht-ttc`
const LOAN = `${ROOT}/mensualite-demprunt`

const answer = (page: Page): Promise<string> => textOf(page, '.simulator-answers dd')
const answers = (page: Page, expected: string): Promise<boolean> =>
  until(async () => (await answer(page)) === expected)
const figures = (page: Page): Promise<string> =>
  page
    .locator('textarea[name="chiffres"]')
    .inputValue()
    .then((text) => text.replace(/[\u00A0\u202F]/g, ' '))
const ready = (page: Page): Promise<void> => page.locator('.simulator-tools').waitFor()
const partsOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-part="answer"], [data-part="details"]')
    .evaluateAll((parts) => parts.map((part) => part.innerHTML))

test('an ordinal is raised in the browser as on the server, in what is found and in the sentence', async () => {
  await visit(`${ROOT}/seuil-de-rentabilite`, async ({ page }) => {
    await ready(page)
    const raised = () =>
      page
        .locator('.simulator-answer, .simulator-details')
        .evaluateAll((parts) => parts.map((part) => part.querySelectorAll('sup').length))
    const drawnByServer = await partsOf(page)
    const count = await raised()
    expect(count[0]).toBeGreaterThan(1)
    const fixed = page.locator('[name="fixes"]')
    const first = await fixed.inputValue()
    await fixed.fill('61 234')
    expect(await until(async () => (await raised())[0] === 0)).toBe(true)
    await fixed.fill(first)
    expect(await until(async () => (await partsOf(page)).join() === drawnByServer.join())).toBe(
      true,
    )
    expect(await raised()).toEqual(count)
  })
})

test('the VAT tool answers while one types, by keyboard, and draws what the server drew', async () => {
  await visit(
    VAT,
    async ({ page }) => {
      await ready(page)
      const drawnByServer = await partsOf(page)
      expect(await answer(page)).toBe('1 500,00 €')

      await page.locator('[name="montant"]').fill('99,90 €')
      expect(await answers(page, '119,88 €')).toBe(true)
      expect(await textOf(page, '[data-part="sentence"]')).toContain('19,98 € de TVA')
      expect(await figures(page)).toContain('Prix TTC : 119,88 €')

      await page.locator('[name="sens"][value="ht"]').focus()
      await page.keyboard.press('ArrowRight')
      expect(await answers(page, '83,25 €')).toBe(true)
      expect(new URL(page.url()).search).toBe('')
      expect(new URL(page.url()).hash).toContain('sens=ttc')

      await page.locator('[name="montant"]').fill('beaucoup')
      const fault = page.locator('[data-field="montant"] .simulator-fault')
      await fault.waitFor()
      expect(await fault.innerText()).toContain('ce n’est pas un nombre')
      expect(await figures(page)).toBe('')
      await page.keyboard.press('Enter')
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
      expect(await until(async () => (await focused()) === 'montant')).toBe(true)
      expect(await seriousFindings(page)).toEqual([])

      await page.locator('[data-do="reset"]').click()
      expect(await answers(page, '1 500,00 €')).toBe(true)
      expect(await partsOf(page)).toEqual(drawnByServer)
    },
    { width: WIDTHS.phone },
  )
})

test(
  'a loan is shared by its address, printed as a sheet, and nothing is sent meanwhile',
  sampled(false),
  async () => {
    const asked: string[] = []
    await visit(
      `${LOAN}#capital=20000&taux=0&duree=24&unite=mois`,
      async ({ page }) => {
        await ready(page)
        expect(await answers(page, '833,33 €')).toBe(true)
        expect(await page.locator('[name="capital"]').inputValue()).toMatch(/^20.?000$/)
        asked.length = 0
        await page.locator('[name="taux"]').fill('3,5')
        await page.locator('.simulator-fold summary').first().click()
        await page.locator('[name="duree"]').fill('12')
        expect(await answers(page, '1 698,43 €')).toBe(true)
        expect(await page.locator('.simulator-fold tbody tr').count()).toBe(12)
        expect(await page.locator('.simulator-fold').first().getAttribute('open')).not.toBeNull()

        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.locator('[data-do="copy"]').click()
        expect(await until(async () => (await textOf(page, '[data-part="said"]')) !== '')).toBe(
          true,
        )
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        expect(copied).toMatch(new RegExp(`^${at(LOAN)}#capital=.*taux=3%2C5.*duree=12`))

        await page.evaluate(() => void (location.hash = 'capital=1200&taux=0&duree=1&unite=ans'))
        expect(await answers(page, '100,00 €')).toBe(true)
        expect(asked).toEqual([])
        expect(await seriousFindings(page)).toEqual([])

        await page.emulateMedia({ media: 'print' })
        expect(await page.locator('.simulator-answers').isVisible()).toBe(true)
        expect(await page.locator('[name="capital"]').isVisible()).toBe(true)
        expect(await page.locator('.simulator-day').innerText()).toMatch(/calculé le \d/)
        for (const hidden of ['.simulator-actions', '.simulator-tools', '.simulator-send']) {
          expect(await page.locator(hidden).isVisible(), hidden).toBe(false)
        }
      },
      {
        prepare: async (page) => {
          page.on('request', (request) => {
            // Its own icon is asked for by the browser, when it likes.
            if (!request.url().endsWith('/favicon.svg')) asked.push(request.url())
          })
        },
      },
    )
  },
)

const TAX = `${ROOT}/impot-sur-les-societes`
const WORKER = /\/rules-worker-[^/]+\.js$/

/** Notes what a page posts. */
const watchPosts = (posts: string[]) => async (page: Page) => {
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
}

test('a tool asks the State’s rules in the browser: a link as it is opened, then while one types; nothing is sent', async () => {
  const posts: string[] = []
  await visit(
    `${TAX}#resultat=300000&ca=1000000&personnes=oui`,
    async ({ page, scripts }) => {
      expect(await answers(page, '70 750,00 €')).toBe(true)
      await ready(page)
      expect(new URL(page.url()).search).toBe('')
      await page.locator('[name="resultat"]').fill('42 500')
      expect(await answers(page, '6 375,00 €')).toBe(true)
      expect(await figures(page)).toContain('Impôt sur les sociétés : 6 375,00 €')
      await page.locator('[name="resultat"]').fill('beaucoup')
      await page.locator('[data-field="resultat"] .simulator-fault').waitFor()
      await page.locator('[data-do="reset"]').click()
      const drawn = await answer(page)
      await page.reload()
      expect(drawn).toBe(await answer(page))
      expect([...scripts].filter((path) => WORKER.test(path))).not.toEqual([])
      expect(posts).toEqual([])
      expect(await seriousFindings(page)).toEqual([])
    },
    { prepare: watchPosts(posts) },
  )
})

test('no rule is loaded before a form is touched; where no thread can begin, the form is posted', async () => {
  const posts: string[] = []
  await visit(
    TAX,
    async ({ page, scripts }) => {
      await ready(page)
      expect([...scripts].filter((path) => WORKER.test(path))).toEqual([])
      await page.locator('[name="resultat"]').fill('42 500')
      await page.getByText('appuyez sur « Calculer »').waitFor()
      expect(posts).toEqual([])
      await page.locator('.simulator-form [type="submit"]').click()
      expect(await answers(page, '6 375,00 €')).toBe(true)
      expect(posts).toHaveLength(1)
    },
    {
      prepare: async (page) => {
        await watchPosts(posts)(page)
        await page.route(WORKER, (route) => route.abort())
      },
    },
  )
})

describe('for whoever is signed in to the back office', () => {
  const server = useOwnDemo()

  test(
    'the rules are asked in the browser too, though no script of the firm’s runs there',
    sampled(false),
    async () => {
      const posts: string[] = []
      await visit(
        TAX,
        async ({ page }) => {
          await ready(page)
          await page.locator('[name="resultat"]').fill('42 500')
          expect(await answers(page, '6 375,00 €')).toBe(true)
          expect(posts).toEqual([])
        },
        {
          origin: server.url,
          prepare: async (page) => {
            await watchPosts(posts)(page)
            await signInAs(page.context(), server, 'editor')
          },
        },
      )
    },
  )
})

test(
  'four statuses are asked without JavaScript; their unfolded tables leave the page its width',
  sampled(false),
  async () => {
    await visit(
      `${ROOT}/statuts-cote-a-cote`,
      async ({ page }) => {
        await page.locator('[name="ca"]').fill('80 000')
        await page.locator('[name="reserve"]').fill('10 000')
        await page.locator('.simulator-form [type="submit"]').click()
        expect(await answers(page, '40 412,00 €')).toBe(true)
        expect(await page.locator('.simulator-answers dd').count()).toBe(4)
        for (const fold of await page.locator('.simulator-fold summary').all()) await fold.click()
        const widths = () =>
          page.evaluate(() => [document.documentElement.scrollWidth, document.body.clientWidth])
        expect(await page.locator('.simulator-fold[open]').count()).toBe(4)
        const [whole, seen] = await widths()
        expect(whole).toBe(seen)
      },
      { javaScript: false, width: WIDTHS.phone },
    )
  },
)

/** Sheets of a PDF. */
const sheets = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0

test('a loan is three sheets at most; its months are printed when they were unfolded', async () => {
  await visit(LOAN, async ({ page }) => {
    await ready(page)
    const folded = sheets(await page.pdf({ format: 'A4' }))
    expect(folded).toBeGreaterThan(0)
    expect(folded).toBeLessThanOrEqual(3)
    await page.locator('.simulator-fold summary').click()
    expect(sheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(folded)
  })
})

test('on a phone a wide table scrolls by keyboard, and its first column stays', async () => {
  await visit(
    LOAN,
    async ({ page }) => {
      await ready(page)
      const table = page.getByRole('group', { name: 'Année par année' })
      const first = table.locator('tbody th').first()
      const left = async () => (await first.boundingBox())?.x ?? Number.NaN
      const before = await left()
      await table.focus()
      await page.keyboard.press('ArrowRight')
      const scrolled = () => table.evaluate((region) => region.scrollLeft)
      expect(await until(async () => (await scrolled()) > 20)).toBe(true)
      expect(await left()).toBeCloseTo(before, 0)
    },
    { width: WIDTHS.phone },
  )
})

test('a formula breaks before a sign alone', async () => {
  await visit(
    VAT,
    async ({ page }) => {
      await page.locator('.simulator-formulas').first().waitFor()
      const texts = await page.locator('.simulator-formulas li').allTextContents()
      expect(texts.length).toBeGreaterThan(2)
      for (const text of texts) expect(text).not.toMatch(/[=÷×+−] |\([^()]{1,24} [^()]{0,24}\)/)
      expect(texts).toContain('HT = TTC ÷ (1 + taux)'.replace(/([=÷+]) | (?=\+)/g, '$1\u00A0'))
    },
    { width: WIDTHS.phone },
  )
})

describe('without JavaScript', () => {
  test('a form brings the answer, then the error, and the figures for the accountant', async () => {
    await visit(
      VAT,
      async ({ page }) => {
        await page.locator('[name="montant"]').fill('200')
        await page.locator('.simulator-form [type="submit"]').click()
        expect(await answers(page, '240,00 €')).toBe(true)
        expect(page.url()).toMatch(/montant=200&.*-resultat$/)
        expect(await figures(page)).toContain('Prix TTC : 240,00 €')
        expect(await page.locator('.simulator-tools').isVisible()).toBe(false)

        await page.locator('[name="taux"]').fill('250')
        await page.locator('.simulator-form [type="submit"]').click()
        const summary = page.locator('.simulator-faults a')
        await summary.waitFor()
        expect(await summary.innerText()).toContain('Taux de TVA')
        expect(await page.locator('[name="montant"]').inputValue()).toBe('200')

        await page.locator('[data-do="reset"]').click()
        expect(await answers(page, '1 500,00 €')).toBe(true)
      },
      { javaScript: false, width: WIDTHS.phone },
    )
  })

  test('only the input that the first choice asks for is shown', async () => {
    await visit(
      `${ROOT}/marge-et-prix-de-vente`,
      async ({ page }) => {
        expect(await page.locator('[name="vente"]').isVisible()).toBe(true)
        expect(await page.locator('[name="marque"]').isVisible()).toBe(false)
        await page.locator('[name="depart"][value="marque"]').check()
        expect(await page.locator('[name="vente"]').isVisible()).toBe(false)
        await page.locator('.simulator-form [type="submit"]').click()
        expect(await answers(page, '100,00 €')).toBe(true)
      },
      { javaScript: false },
    )
  })
})
