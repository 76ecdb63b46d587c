/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const ARTICLE =
  '/vos-actualites/infos-pratiques/fil-dactualites?title=choisir-un-statut-juridique-cinq-questions-utiles'

/** A window of 1280 px at 200 % is 640 px of the page. */
const ZOOMED = WIDTHS.desktop / 2

/** Elements that stick out of the window's right or left edge, the outermost first. */
const sidewaysCauses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .concat(`${scrollWidth} > ${clientWidth}`)
  })

test.each([
  '/',
  '/le-cabinet',
  '/le-cabinet/notre-equipe',
  '/nos-missions',
  '/vos-actualites/infos-pratiques/fil-dactualites',
  ARTICLE,
  '/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=la-tva-en-une-minute',
  '/vos-actualites/infos-pratiques/questions-reponses',
  '/vos-actualites/themes/high-tech',
  '/vos-outils/chiffres-utiles',
  '/vos-outils/lexique/amortissement',
  '/contact',
  '/informations-legales/protection-des-donnees',
  '/informations-legales/plan-du-site',
  '/en/news',
  '/une-page-qui-nexiste-pas',
])('%s never scrolls sideways, from a phone to 200 % zoom', async (path) => {
  await visit(
    path,
    async ({ page, response, expectConsole }) => {
      if (response.status() === 404) expectConsole('404')
      const causes: string[] = []
      for (const width of [...Object.values(WIDTHS), ZOOMED]) {
        await page.setViewportSize({ width, height: 900 })
        causes.push(...(await sidewaysCauses(page)).map((cause) => `${width} px: ${cause}`))
      }
      expect(causes).toEqual([])
    },
    { deviceScaleFactor: 2 },
  )
})

/** Sum of the layout shifts so far, with what moved. */
const shifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number
          sources: { node: Node | null }[]
        }
        const seen: { sum: number; moved: string[] } = { sum: 0, moved: [] }
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            seen.sum += entry.value
            for (const { node } of entry.sources) {
              const element = node instanceof Element ? node : node?.parentElement
              seen.moved.push(element?.outerHTML.slice(0, 120) ?? '')
            }
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(seen), 300)
      }),
  )

/** Milliseconds the fonts come after the text that waits for them. */
const FONT_DELAY = 400

/**
 * Shifts are told in hundredths. Words at the right edge move a few pixels when their font comes,
 * and the header gets lower when the page is scrolled: both are far below, 0.0011 at most as yet.
 */
const COUNTED = 0.002

test.each(
  ['/', ARTICLE].flatMap((path) =>
    [WIDTHS.phone, WIDTHS.desktop].map((width) => [path, width] as const),
  ),
)('nothing moves while %s loads and scrolls at %i px, late fonts included', async (path, width) => {
  await visit(
    path,
    async ({ page }) => {
      await page.evaluate(() => document.fonts.ready)
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < end; top += 700) await page.mouse.wheel(0, 700)
      const atEnd = () =>
        page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
      expect(await until(atEnd)).toBe(true)
      const { sum, moved } = await shifts(page)
      expect(sum, `moved: ${moved.join('\n')}`).toBeLessThan(COUNTED)
    },
    {
      width,
      async prepare(page) {
        await page.route(/\.woff2$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, FONT_DELAY))
          await route.continue()
        })
      },
    },
  )
})
