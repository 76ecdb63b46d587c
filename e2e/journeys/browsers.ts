import { existsSync } from 'node:fs'
import { expect } from 'vitest'
import { chromiumBrowser } from './browsers/chromium.ts'
import { FIREFOX, firefoxBrowser } from './browsers/firefox.ts'
import { WEBKIT_DRIVER, webkitBrowser } from './browsers/webkit.ts'
import type { Coming, Journey, JourneyBrowser } from './journey.ts'

/** The browsers that journeys are tried in, by name, and how each is started. */
export const BROWSERS: Record<string, () => Promise<JourneyBrowser>> = {
  Chromium: chromiumBrowser,
  Firefox: firefoxBrowser,
  WebKit: webkitBrowser,
}

/** @throws which program is missing */
export function startBrowser(name: string): Promise<JourneyBrowser> {
  const program = { Firefox: FIREFOX, WebKit: WEBKIT_DRIVER }[name]
  if (program !== undefined && !existsSync(program)) {
    throw new Error(`${name} manque (${program}) : « npm run test:browsers » l’installe.`)
  }
  const start = BROWSERS[name]
  if (start === undefined) throw new Error(`${name} is none of the browsers.`)
  return start()
}

/** Somebody comes, who sees no page wider than the window, and leaves without an error. */
export async function comes(
  browser: JourneyBrowser,
  coming: Coming,
  work: (journey: Journey) => Promise<void>,
): Promise<void> {
  const journey = await browser.begin(coming)
  try {
    await work(journey)
    expect((await journey.state()).overflow).toBe(0)
    expect(await journey.errors()).toEqual([])
  } finally {
    await journey.close()
  }
}
