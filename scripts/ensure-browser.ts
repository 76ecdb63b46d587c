import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath, HEADLESS_SHELL } from '../e2e/browser-path.ts'

/** Milliseconds; a machine without a way out must not wait for ever. */
const APT_LIMIT = 300_000

/** Ways to a browser for the tests, the surest first: Debian's as root, then Playwright's own. */
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const ways = isDebianRoot
  ? [installShell, installChromium, installWithPlaywright]
  : [installWithPlaywright]

for (const install of ways) {
  // With another Chromium at hand the shell is a matter of speed alone.
  const isWanted = install === installShell ? !existsSync(HEADLESS_SHELL) : browserPath() === null
  if (!isWanted) continue
  try {
    install()
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  }
}
if (browserPath() === null) {
  process.stderr.write(
    'Aucun navigateur Chromium n’a pu être installé pour les tests : installez-le puis relancez.\n',
  )
  process.exitCode = 1
}

function installShell(): void {
  installWithApt('chromium-headless-shell')
}

function installChromium(): void {
  installWithApt('chromium')
}

function installWithApt(name: string): void {
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15']
  const aptGet = (...words: string[]) =>
    execFileSync('apt-get', [...patience, ...words], {
      stdio: 'inherit',
      timeout: APT_LIMIT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', name)
}

/** With the libraries that it needs, which only root may add. */
function installWithPlaywright(): void {
  const libraries = isDebianRoot ? ['--with-deps'] : []
  execFileSync('npx', ['playwright-core', 'install', '--no-shell', ...libraries, 'chromium'], {
    stdio: 'inherit',
  })
}
