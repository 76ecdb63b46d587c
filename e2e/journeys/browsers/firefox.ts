import {
  type ConsoleMessage,
  type ElementHandle,
  type KeyInput,
  launch,
  type Page,
} from 'puppeteer-core'
import { journeyOf, type Target } from '../driver.ts'
import { called, TELL_VIOLATIONS } from '../in-page.ts'
import { type JourneyBrowser, patiently } from '../journey.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

/**
 * What was still on its way when one left the page, which is no error of it (`NS_BINDING_ABORTED`); it comes without its
 * value where that went with the page. A page that throws nothing at all is seen by Chromium's run of the same journey.
 */
const GIVEN_UP = /\bstatus=2152398850\b|^undefined$/

/** What a module says whose file did not come, with its address. */
const NO_MODULE = /error loading dynamically imported module: (\S+)/

/** The page that is edited. */
const EDITED_PAGE = /\/admin\/canvas\//

const targetOf = (element: ElementHandle, page: Page, isTouch: boolean): Target => ({
  async click(at) {
    await element.evaluate(still)
    const point = await element.evaluate(pointOnPage, at)
    if (point === null) return isTouch ? element.tap() : element.click()
    const { x, y } = point
    return isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
  },
  async type(text) {
    await element.focus()
    await element.evaluate((field) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      else getSelection()?.selectAllChildren(field)
    })
    await page.keyboard.type(text)
  },
  choose: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
})

/** Until it stays where it is: what moves would be missed. */
async function still(element: Node): Promise<void> {
  const place = () =>
    element instanceof Element ? JSON.stringify(element.getBoundingClientRect()) : ''
  for (let before = ''; before !== place();) {
    before = place()
    await new Promise(requestAnimationFrame)
  }
}

/**
 * Where it is clicked, in the page that holds its frame: the one that is edited is drawn smaller than it is, which the
 * library that speaks the protocol does not reckon with. `null` where that has a way of its own.
 */
function pointOnPage(
  element: Node,
  at?: { x: number; y: number },
): Record<'x' | 'y', number> | null {
  if (!(element instanceof Element)) return null
  let frame = element.ownerDocument.defaultView?.frameElement
  if (!frame && !at) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  let x = left + width * (at?.x ?? 0.5)
  let y = top + height * (at?.y ?? 0.5)
  while (frame) {
    const box = frame.getBoundingClientRect()
    x = box.left + (x * box.width) / frame.clientWidth
    y = box.top + (y * box.height) / frame.clientHeight
    frame = frame.ownerDocument.defaultView?.frameElement
  }
  return { x, y }
}

/**
 * Leaves for an address. `page.goto` also waits until each frame of the page before is reported gone, which does not
 * come for that of the first steps.
 */
async function leaveFor(page: Page, url: string): Promise<void> {
  await page.evaluate((address) => {
    document.documentElement.dataset['left'] = ''
    location.assign(address)
  }, url)
  await patiently(url, async () => (await page.evaluate(ARRIVED)) || null)
}

const ARRIVED =
  "!('left' in document.documentElement.dataset) && document.readyState === 'complete'"

/** One key, or some at once: `Shift+Tab`. */
async function press({ keyboard }: Page, keys: string): Promise<void> {
  const [key = '', ...held] = keys.split('+').toReversed() as KeyInput[]
  for (const one of held) await keyboard.down(one)
  await keyboard.press(key as KeyInput)
  for (const one of held) await keyboard.up(one)
}

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
    async begin({ origin, width, touch = false }) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: 844, hasTouch: touch })
      // Whether one may leave is asked of nobody.
      page.on('dialog', (dialog) => void dialog.accept())
      await page.evaluateOnNewDocument(TELL_VIOLATIONS)
      const errors: Promise<string>[] = []
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) errors.push(wordsOf(message))
      })
      page.on('pageerror', (error) => errors.push(Promise.resolve(String(error))))
      const aborted = new Set<string>()
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'NS_BINDING_ABORTED') aborted.add(request.url())
      })
      const isGivenUp = (error: string) =>
        GIVEN_UP.test(error) || aborted.has(NO_MODULE.exec(error)?.[1] ?? '')
      return journeyOf(
        {
          goto: (url) => leaveFor(page, url),
          evaluate: (body, words) => page.evaluate(called(body, words)),
          async find(body, words, place) {
            const frame =
              place === 'page' ? page : page.frames().find((one) => EDITED_PAGE.test(one.url()))
            const handle = await frame?.evaluateHandle(called(body, words))
            const element = handle?.asElement() as ElementHandle | null
            return element ? targetOf(element, page, touch) : null
          },
          type: (text) => page.keyboard.type(text),
          press: (keys) => press(page, keys),
          // Each is told once: what one form did is no fault of the next.
          errors: async () =>
            (await Promise.all(errors.splice(0))).filter(
              (error) => error !== '' && !isGivenUp(error),
            ),
          close: () => context.close(),
        },
        origin,
      )
    },
    close: () => browser.close(),
  }
}
