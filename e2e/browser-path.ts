import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Debian's Chromium without a window: the same engine at half of the cost. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A Chromium on this machine: the system's, else Playwright's own; `null` when there is none. */
export function browserPath(): string | null {
  const own = chromium.executablePath()
  return [...SYSTEM, own].find((path) => path && existsSync(path)) ?? null
}
