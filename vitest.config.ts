import { existsSync, globSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keepCompiled } from './scripts/compile-cache.ts'

keepCompiled()

/**
 * Where functions lie that are tested with no database, no server and no network. What a test of theirs needs
 * more of lies in a folder `tests` beside them, and belongs to `integration`.
 */
const PURE = [
  'src/base/{kit,core}/**/*.test.{ts,tsx}',
  'src/framework/{admin,forms,ui,widget-kit}/**/*.test.{ts,tsx}',
  'src/framework/mail/*.test.ts',
  'src/features/*/{admin,contract,engine,mails,pdf,providers,rules,widgets}/**/*.test.{ts,tsx}',
  'src/app/settings/rules/*.test.ts',
  'src/app/website/{address-facts,resolve}.test.ts',
]
const NOT_PURE = ['src/**/tests/**']

/**
 * Each has a worker to itself: it replaces a module for everybody who shares one, or measures what the memory
 * of others would make slower.
 */
const APART = [
  'src/base/platform/outgoing/guard-on-the-way.test.ts',
  'tests/log-sites.test.ts',
  'tests/readers/*.test.ts',
  'tests/slow-readings.test.ts',
]

/**
 * Folders of tests lie in memory where it has room: waiting for a disk to write each change down was most of
 * what tests with a database did. A folder that is named by `TMPDIR` stays.
 */
const MEMORY = '/dev/shm'
const ROOM = 4e9
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
if (existsSync(MEMORY) && freeBytes(MEMORY) > ROOM) process.env['TMPDIR'] ??= MEMORY

/**
 * Milliseconds that somebody's whole way through a browser may take: twenty seconds of it are a minute and more
 * where other tests compute beside. Each step has the shorter patience of its driver. One that is red is tried
 * once more, as is one of a server, and both are told: what was starved for a moment stops nobody, what is wrong
 * is red twice.
 */
const WALK_TIMEOUT = 240_000

const NO_DATABASE = resolve(import.meta.dirname, 'tests/no-database.ts')

const pure = {
  setupFiles: ['tests/console.setup.ts', 'tests/react.setup.ts'],
  testTimeout: 60_000,
}

const integration = {
  ...pure,
  retry: 1,
  // Neither starts anything before a test asks for it.
  globalSetup: ['tests/postgres.setup.ts', 'tests/seed.setup.ts'],
  // A whole site is made, while other tests compute beside.
  hookTimeout: 240_000,
}

export default defineConfig({
  test: {
    // One worker is all that Vitest takes of two cores, and browsers and databases make it wait.
    maxWorkers: 2,
    // A quarter of what pages cost here was the collector's, each time that 16 MB were full.
    execArgv: ['--max-semi-space-size=32'],
    // What is waited for comes late on a machine that runs browsers and databases beside.
    expect: { poll: { timeout: 20_000 } },
    tags: [
      {
        name: 'exhaustive',
        description: 'Every case of what « npm test » shows with one of each kind.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...pure,
          name: 'pure',
          include: PURE,
          exclude: NOT_PURE,
          alias: { 'node:sqlite': NO_DATABASE, pg: NO_DATABASE },
          // Files share the modules that their worker has loaded: half of the time went into that.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...globSync(PURE, { exclude: NOT_PURE }), ...APART],
          isolate: false,
        },
      },
      { extends: true, test: { ...integration, name: 'integration-apart', include: APART } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/site.setup.ts'],
          testTimeout: WALK_TIMEOUT,
          retry: 1,
          hookTimeout: WALK_TIMEOUT,
          // Files share the modules and the browser of their worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['e2e/journeys/*.journey.ts'],
          globalSetup: ['e2e/site.setup.ts'],
          testTimeout: WALK_TIMEOUT,
          retry: 1,
          hookTimeout: WALK_TIMEOUT,
        },
      },
    ],
  },
})
