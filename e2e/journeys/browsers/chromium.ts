import { chromium, type ElementHandle } from 'playwright-core'
import { browserPath } from '../../browser-path.ts'
import { watch } from '../../visit.ts'
import { journeyOf, type Target } from '../driver.ts'
import { called } from '../in-page.ts'
import type { JourneyBrowser } from '../journey.ts'

const targetOf = (element: ElementHandle): Target => ({
  click: () => element.click(),
  type: (text) => element.fill(text),
})

/** Chromium by Playwright. */
export async function chromiumBrowser(): Promise<JourneyBrowser> {
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  return {
    name: 'Chromium',
    async begin(origin, width) {
      const viewport = { width, height: 844 }
      const context = await browser.newContext({
        viewport,
        locale: 'fr-FR',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const watched = watch(page, origin)
      return journeyOf(
        {
          goto: async (url) => void (await page.goto(url)),
          evaluate: (body) => page.evaluate(called(body)),
          find: async (body, words) => {
            const element = (await page.evaluateHandle(called(body, words))).asElement()
            return element && targetOf(element)
          },
          press: (key) => page.keyboard.press(key),
          errors: async () => [...watched.console, ...watched.foreign],
          close: () => context.close(),
        },
        origin,
      )
    },
    close: () => browser.close(),
  }
}
