import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath, HEADLESS_SHELL } from '../e2e/browser-path.ts'
import { FIREFOX } from '../e2e/journeys/browsers/firefox.ts'
import { SCREEN, WEBKIT_DRIVER } from '../e2e/journeys/browsers/webkit.ts'
import { NGINX } from '../e2e/nginx.ts'

/**
 * Installs the browsers of the tests where they are missing: Chromium, and with `--all` Firefox and WebKit,
 * in which journeys are tried too, with `--nginx` nginx, which stands before a server.
 */

/** Milliseconds; a machine without a way out must not wait for ever. */
const APT_LIMIT = 300_000

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Programs of Debian's packages that journeys need besides Chromium. */
const OTHERS: [string, string][] = [
  [FIREFOX, 'firefox-esr'],
  [WEBKIT_DRIVER, 'webkit2gtk-driver'],
  [SCREEN, 'xvfb'],
]

// With another Chromium at hand the shell is a matter of speed alone.
if (isDebianRoot && !existsSync(HEADLESS_SHELL))
  attempt(() => installWithApt('chromium-headless-shell'))
if (isDebianRoot && browserPath() === null) attempt(() => installWithApt('chromium'))
if (browserPath() === null) attempt(installWithPlaywright)

const missing = browserPath() === null ? ['Chromium'] : []
if (process.argv.includes('--all')) {
  const packages = OTHERS.filter(([program]) => !existsSync(program)).map(([, name]) => name)
  if (isDebianRoot && packages.length > 0) attempt(() => installWithApt(...packages))
  missing.push(...OTHERS.filter(([program]) => !existsSync(program)).map(([, name]) => name))
}
if (process.argv.includes('--nginx') && isDebianRoot && !existsSync(NGINX)) {
  attempt(() => installWithApt('nginx'))
  if (!existsSync(NGINX)) missing.push('nginx')
}
if (missing.length > 0) {
  process.stderr.write(
    `Programme des tests introuvable (${missing.join(', ')}) : installez-le puis relancez.\n`,
  )
  process.exitCode = 1
}

function attempt(install: () => void): void {
  try {
    install()
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  }
}

function installWithApt(...names: string[]): void {
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15']
  const aptGet = (...words: string[]) =>
    execFileSync('apt-get', [...patience, ...words], {
      stdio: 'inherit',
      timeout: APT_LIMIT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
}

/** With the libraries that it needs, which only root may add. */
function installWithPlaywright(): void {
  const libraries = isDebianRoot ? ['--with-deps'] : []
  execFileSync('npx', ['playwright-core', 'install', '--no-shell', ...libraries, 'chromium'], {
    stdio: 'inherit',
  })
}
