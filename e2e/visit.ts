import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { browserPath } from './browser-path.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Widths every page is judged at: a phone, a tablet, a desktop. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const

interface VisitOptions {
  width?: number
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
}

/** A page under watch: what went wrong in it fails the test. */
export interface Visit {
  page: Page
  /** Console errors so far; those that a test expects are taken out with `expectConsole`. */
  console: string[]
  /** Takes one expected console error away. */
  expectConsole(text: string): void
  /** Requests to another host. */
  foreign: string[]
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser

/** Opens one browser for the file that calls it. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath() ?? '', args: FLAGS })
  })
  afterAll(() => browser.close())
}

/** Address of a path of the site under test. */
export const at = (path: string): string => inject('siteUrl') + path

/**
 * Opens a page and watches it while `work` runs. A console error, a page error, a CSP violation or
 * a request to another host that nobody expected fails the test.
 */
export async function visit<T>(
  path: string,
  work: (visit: Visit) => Promise<T>,
  options: VisitOptions = {},
): Promise<T> {
  const { width = WIDTHS.desktop, javaScript = true, ...rest } = options
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: javaScript,
    locale: 'fr-FR',
    ...rest,
  })
  const page = await context.newPage()
  const said: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(at('/')).origin) {
      foreign.push(request.url())
    }
  })
  try {
    await page.goto(at(path), { waitUntil: 'load' })
    const result = await work({
      page,
      console: said,
      foreign,
      expectConsole(text) {
        const place = said.findIndex((line) => line.includes(text))
        expect(said, `the console says « ${text} »`).toSatisfy(() => place >= 0)
        said.splice(place, 1)
      },
    })
    expect(said, `console of ${path}`).toEqual([])
    expect(foreign, `requests of ${path} to other hosts`).toEqual([])
    return result
  } finally {
    await context.close()
  }
}

/** Serious findings of axe on the page, as readable lines. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    interface Axe {
      run(): Promise<{
        violations: { id: string; impact: string; help: string; nodes: { html: string }[] }[]
      }>
    }
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}
