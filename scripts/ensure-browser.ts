import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { browserPath } from '../e2e/browser-path.ts'

/** Installs a browser for the tests when the machine has none: Debian's as root, else Playwright's own. */
if (browserPath() === null) {
  if (process.getuid?.() === 0 && canRun('/usr/bin/apt-get')) {
    const run = (...words: string[]) =>
      execFileSync('apt-get', words, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    run('update', '-qq')
    run('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } else {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' })
  }
  if (browserPath() === null) {
    process.stderr.write(
      'Aucun navigateur Chromium n’a pu être installé pour les tests : installez-le puis relancez.\n',
    )
    process.exitCode = 1
  }
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
