import { existsSync } from 'node:fs'
import { chromiumBrowser } from './browsers/chromium.ts'
import { FIREFOX, firefoxBrowser } from './browsers/firefox.ts'
import { WEBKIT_DRIVER, webkitBrowser } from './browsers/webkit.ts'
import type { JourneyBrowser } from './journey.ts'

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
