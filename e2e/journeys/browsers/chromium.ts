import { chromium, type ElementHandle, type Page } from 'playwright-core'
import { browserPath } from '../../browser-path.ts'
import { newVisitor, watch } from '../../visit.ts'
import { journeyOf, type Target } from '../driver.ts'
import { called } from '../in-page.ts'
import type { Journey, JourneyBrowser } from '../journey.ts'

const EDITED_PAGE = /\/admin\/canvas\//

const targetOf = (element: ElementHandle, page: Page, isTouch: boolean): Target => ({
  async click(at) {
    if (at === undefined) return isTouch ? element.tap() : element.click()
    const box = await element.boundingBox()
    if (box === null) throw new Error('It is not seen.')
    await page.mouse.click(box.x + box.width * at.x, box.y + box.height * at.y)
  },
  type: (text) => element.fill(text),
  choose: (path) => element.setInputFiles(path),
})

function journeyOn(
  page: Page,
  { origin, touch = false }: { origin: string; touch?: boolean },
): Journey {
  const watched = watch(page, origin)
  return journeyOf(
    {
      goto: async (url) => void (await page.goto(url)),
      evaluate: (body, words) => page.evaluate(called(body, words)),
      async find(body, words, place) {
        const frame = place === 'page' ? page : page.frame({ url: EDITED_PAGE })
        const element = (await frame?.evaluateHandle(called(body, words)))?.asElement()
        return element ? targetOf(element, page, touch) : null
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      errors: async () => [...watched.console, ...watched.foreign],
      close: () => page.context().close(),
    },
    origin,
  )
}

/** Chromium by Playwright. */
export async function chromiumBrowser(): Promise<JourneyBrowser> {
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  return {
    name: 'Chromium',
    async begin({ origin, width, touch = false }) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        locale: 'fr-FR',
        reducedMotion: 'reduce',
        ...(touch ? { hasTouch: true, isMobile: true } : {}),
      })
      return journeyOn(await context.newPage(), { origin, touch })
    },
    close: () => browser.close(),
  }
}

/** The Chromium that a worker of `e2e/` has running, for a file that calls `useBrowser`. */
export const runningChromium: JourneyBrowser = {
  name: 'Chromium',
  async begin({ origin, width, touch = false }) {
    const context = await newVisitor({ width, touch })
    return journeyOn(await context.newPage(), { origin, touch })
  },
  close: async () => {},
}
