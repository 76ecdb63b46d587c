import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Request,
  type Response,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { browserPath } from './browser-path.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No visit lasts long enough to win back what optimising its scripts costs: an eighth of the processor.
  '--js-flags=--no-opt --no-maglev',
  // A process for each visitor would cost a third of a visit.
  '--renderer-process-limit=1',
]

/** Widths every page is judged at: a phone, a tablet, a desktop. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const

/** How a visitor comes. */
export interface VisitOptions {
  width?: number
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  deviceScaleFactor?: number
  /** Comes with fingers: a coarse pointer and no mouse. */
  touch?: boolean
  /** Another server than the one that all tests share. */
  origin?: string
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>
  /** Comes for the first time, and never again: what `prepare` changes may outlast the page. */
  isFresh?: boolean
}

/** The two screens a visitor may have. */
const SCREENS: [string, VisitOptions][] = [
  ['on a phone', { width: WIDTHS.phone }],
  ['on a desktop', { width: WIDTHS.desktop }],
]

/** The four ways a visitor may come: with each screen, with script and without. */
const VISITORS: [string, VisitOptions][] = [
  ...SCREENS,
  ['on a desktop without JavaScript', { width: WIDTHS.desktop, javaScript: false }],
  ['on a phone without JavaScript', { width: WIDTHS.phone, javaScript: false }],
]

/** Tests of this file for several visitors so far. */
let turn = 0

type Tested = (visitor: VisitOptions) => Promise<void>

/** A test for each visitor: one is the sample, for the next test another one. */
export const testVisitors = (name: string, work: Tested): void => testInTurn(VISITORS, name, work)

/** A test for each screen: one is the sample, for the next test the other. */
export const testScreens = (name: string, work: Tested): void => testInTurn(SCREENS, name, work)

function testInTurn(visitors: [string, VisitOptions][], name: string, work: Tested): void {
  turn += 1
  for (const [place, [who, visitor]] of visitors.entries()) {
    test(`${name}, ${who}`, sampled((place + turn) % visitors.length === 0), () => work(visitor))
  }
}

/** What a page said and asked for since `watch` began. */
interface Watched {
  /** Console errors and warnings so far; those that a test expects are taken out. */
  console: string[]
  /** Requests to another host. */
  foreign: string[]
  /** Paths of the scripts asked for, once each. */
  scripts: Set<string>
  /** Waits until whatever was asked for has come. */
  atRest(): Promise<void>
  /** Forgets what was noted. */
  reset(): void
}

/** A page under watch: what went wrong in it fails the test. */
export interface Visit extends Watched {
  page: Page
  /** What the server answered to the first address. */
  response: Response
  /** Takes one expected console error away. */
  expectConsole(text: string): void
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser | undefined

/** A browser for the file that calls it: the worker's own, which the files before left empty. */
export function useBrowser(): void {
  turn = 0
  beforeAll(async () => {
    // One that fell over takes no more than its own file with it.
    if (browser?.isConnected()) return
    browser = await chromium.launch({ executablePath: browserPath() ?? '', args: FLAGS })
  })
  afterAll(async () => {
    returning.clear()
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
  })
}

/** Address of a path of the site under test. */
export const at = (path: string): string => inject('siteUrl') + path

/** A fresh visitor: no cookie, nothing in the cache. */
export function newVisitor(options: VisitOptions = {}): Promise<BrowserContext> {
  const { width = WIDTHS.desktop, javaScript = true, colorScheme, reducedMotion } = options
  if (browser === undefined) throw new Error('The file has not called useBrowser().')
  return browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: javaScript,
    locale: 'fr-FR',
    deviceScaleFactor: options.deviceScaleFactor ?? 1,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    ...(options.touch ? { hasTouch: true, isMobile: true } : {}),
  })
}

/** Visitors of this file who have left, by how they came. */
const returning = new Map<string, BrowserContext[]>()

/**
 * Lends a visitor who knows files of earlier visits, which costs a third less than a fresh one, and
 * has kept nothing else of them. One whose visit failed never comes back.
 */
export async function asVisitor<T>(
  { origin = inject('siteUrl'), prepare: _, isFresh = false, ...kind }: VisitOptions,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const key = JSON.stringify(kind)
  const waiting = returning.get(key) ?? []
  const context = (isFresh ? null : waiting.pop()) ?? (await newVisitor(kind))
  if (!isFresh) {
    context.clock.install = () => Promise.reject(new Error('Whose clock is changed is `isFresh`.'))
  }
  try {
    const result = await work(context)
    if (isFresh) {
      await context.close()
    } else {
      await forget(context, origin)
      returning.set(key, [...waiting, context])
    }
    return result
  } catch (cause) {
    await context.close()
    throw cause
  }
}

/** Beside each visitor lies a page that stays blank: another one for each who leaves would cost a tenth of a visit. */
const blanks = new WeakMap<BrowserContext, { blank: Page; device: CDPSession }>()

async function blankOf(context: BrowserContext): Promise<{ blank: Page; device: CDPSession }> {
  const known = blanks.get(context)
  if (known !== undefined) return known
  const blank = await context.newPage()
  const made = { blank, device: await context.newCDPSession(blank) }
  blanks.set(context, made)
  return made
}

async function forget(context: BrowserContext, origin: string): Promise<void> {
  const { blank, device } = await blankOf(context)
  // First they are closed: what a page asks for without its cookies is refused, and said on its console.
  const shown = context.pages().filter((page) => page !== blank)
  await Promise.all(shown.map((page) => page.close()))
  await device.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await Promise.all([context.clearCookies(), context.clearPermissions()])
}

/** Notes what a page says and asks for; a CSP violation is a console error. */
export function watch(page: Page, origin: string): Watched {
  const underWay = new Set<Request>()
  const watched: Watched = {
    console: [],
    foreign: [],
    scripts: new Set(),
    async atRest() {
      await until(async () => underWay.size === 0)
      expect([...underWay].map((request) => request.url())).toEqual([])
    },
    reset() {
      watched.console.length = 0
      watched.foreign.length = 0
      watched.scripts.clear()
    },
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      watched.console.push(message.text())
    }
  })
  page.on('pageerror', (error) => watched.console.push(error.message))
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) watched.foreign.push(url.href)
    if (request.resourceType() === 'script') watched.scripts.add(url.pathname)
    // The end of what is only sent as somebody leaves, such as a lock given back, is not told to Playwright.
    if (request.method() === 'GET') underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return watched
}

/**
 * Opens a page and watches it while `work` runs. A console error, a page error, a CSP violation or
 * a request to another host that nobody expected fails the test.
 */
export async function visit<T>(
  path: string,
  work: (visit: Visit) => Promise<T>,
  options: VisitOptions = {},
): Promise<T> {
  const { origin = inject('siteUrl'), prepare } = options
  return asVisitor(options, async (context) => {
    const page = await context.newPage()
    const watched = watch(page, origin)
    await prepare?.(page)
    const response = await page.goto(origin + path, { waitUntil: 'load' })
    if (response === null) throw new Error(`${path} got no answer.`)
    const result = await work({
      ...watched,
      page,
      response,
      expectConsole(text) {
        const place = watched.console.findIndex((line) => line.includes(text))
        expect(watched.console, `the console says « ${text} »`).toSatisfy(() => place >= 0)
        watched.console.splice(place, 1)
      },
    })
    expect(watched.console, `console of ${path}`).toEqual([])
    expect(watched.foreign, `requests of ${path} to other hosts`).toEqual([])
    return result
  })
}

/** Serious findings of axe on the page as it stands, or on one of its frames, as readable lines. */
export const seriousFindings = (page: Pick<Page, 'evaluate'>): Promise<string[]> =>
  findingsOn(page, false)

/** Whatever axe finds there, by all the rules that it has switched on: not those on trial, nor WCAG’s level AAA. */
export const allFindings = (page: Pick<Page, 'evaluate'>): Promise<string[]> =>
  findingsOn(page, true)

async function findingsOn(page: Pick<Page, 'evaluate'>, everyRule: boolean): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  return page.evaluate(findings, everyRule)
}

/** The same by another protocol, which runs bodies of functions. */
export async function findingsBy(evaluate: (body: string) => Promise<unknown>): Promise<unknown> {
  await evaluate(AXE)
  return evaluate(`return (${findings})(false)`)
}

async function findings(everyRule: boolean): Promise<string[]> {
  interface Axe {
    run(
      context: Document,
      options: {
        resultTypes: string[]
        iframes: boolean
        rules: Record<string, { enabled: false }>
      },
    ): Promise<{
      violations: { id: string; impact: string; help: string; nodes: { html: string }[] }[]
    }>
    _audit: { rules: { id: string; impact: string }[] }
  }
  const isSerious = ({ impact }: { impact: string }) =>
    everyRule || impact === 'serious' || impact === 'critical'
  // Colours on their way from one look to another are no colours of the site; what has arrived
  // may set its descendants going.
  const transitions = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  for (let under = transitions(); under.length > 0; under = transitions()) {
    await Promise.allSettled(under.map(({ finished }) => finished))
  }
  const { axe } = globalThis as unknown as { axe: Axe }
  // What a rule finds has the impact of the rule: the others would be looked at for nothing.
  const { _audit: audit } = axe
  const others = audit.rules.filter((rule) => !isSerious(rule))
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // What stands in a frame is another site's, and axe would ask it by a message that it refuses.
    iframes: false,
    rules: Object.fromEntries(others.map(({ id }) => [id, { enabled: false }])),
  })
  return violations
    .filter(isSerious)
    .map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Nothing serious is found at any width, and nothing is wider than its window, which ends as a desktop. */
export async function fitsAllWidths(
  page: Page,
  widths: readonly number[] = Object.values(WIDTHS),
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await seriousFindings(page), `${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 })
}

/** Text of the first element that matches, spaces collapsed. */
export async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ').trim()
}

/** Scrolls every visible image into view and gives those that did not load, by address. */
export async function brokenImages(page: Page, selector: string): Promise<string[]> {
  const broken: string[] = []
  for (const image of await page.locator(`${selector} img:visible`).all()) {
    await image.scrollIntoViewIfNeeded()
    const loaded = await until(() =>
      image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
    )
    if (!loaded) broken.push((await image.getAttribute('src')) ?? '')
  }
  return broken
}

const PATIENCE = 20_000
const STEP = 50

/** Asks again until the answer is yes; a page without JavaScript has no timers of its own. */
export async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += STEP) {
    if (await isTrue()) return true
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
  return false
}
