import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath } from '../e2e/browser-path.ts'

/** Ways to a browser for the tests, the surest first: Debian's as root, then Playwright's own. */
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const ways = isDebianRoot ? [installWithApt, installWithPlaywright] : [installWithPlaywright]

for (const install of ways) {
  if (browserPath() !== null) break
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

function installWithApt(): void {
  const aptGet = (...words: string[]) =>
    execFileSync('apt-get', words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

/** With the libraries that it needs, which only root may add. */
function installWithPlaywright(): void {
  const libraries = isDebianRoot ? ['--with-deps'] : []
  execFileSync('npx', ['playwright-core', 'install', '--no-shell', ...libraries, 'chromium'], {
    stdio: 'inherit',
  })
}
