import { type ConsoleMessage, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { journeyOf, type Target } from '../driver.ts'
import { called, TELL_VIOLATIONS } from '../in-page.ts'
import type { JourneyBrowser } from '../journey.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

/** What was still on its way when one left the page, which is no error of it (`NS_BINDING_ABORTED`). */
const GIVEN_UP = /\bstatus=2152398850\b/

const targetOf = (element: ElementHandle, page: Page): Target => ({
  click: () => element.click(),
  async type(text) {
    await element.evaluate((field) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await element.focus()
    await page.keyboard.type(text)
  },
})

/**
 * What a message of the console says, an error in it by its own words; empty when its page was left meanwhile: a
 * module that was still on its way is no error of it.
 */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map((part) => part.evaluate((value) => String(value)))
  if (parts.length === 0) return message.text()
  return Promise.all(parts).then(
    (words) => words.join(' '),
    () => '',
  )
}

/** Firefox by the two-way protocol of WebDriver. */
export async function firefoxBrowser(): Promise<JourneyBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr', 'ui.prefersReducedMotion': 1 },
  })
  return {
    name: 'Firefox',
    async begin(origin, width) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: 844 })
      await page.evaluateOnNewDocument(TELL_VIOLATIONS)
      const errors: Promise<string>[] = []
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) errors.push(wordsOf(message))
      })
      page.on('pageerror', (error) => errors.push(Promise.resolve(String(error))))
      return journeyOf(
        {
          goto: async (url) => void (await page.goto(url)),
          evaluate: (body) => page.evaluate(called(body)),
          find: async (body, words) => {
            const handle = await page.evaluateHandle(called(body, words))
            const element = handle.asElement() as ElementHandle | null
            return element && targetOf(element, page)
          },
          press: (key) => page.keyboard.press(key),
          // Each is told once: what one form did is no fault of the next.
          errors: async () =>
            (await Promise.all(errors.splice(0))).filter(
              (error) => error !== '' && !GIVEN_UP.test(error),
            ),
          close: () => context.close(),
        },
        origin,
      )
    },
    close: () => browser.close(),
  }
}
