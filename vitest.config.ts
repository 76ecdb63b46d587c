import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Each has a worker to itself: it replaces a module for everybody who shares one, or measures what the memory
 * of others would make slower.
 */
const APART = [
  'src/outgoing/guard-on-the-way.test.ts',
  'tests/log-sites.test.ts',
  'tests/readers/*.test.ts',
  'tests/slow-readings.test.ts',
]

const unit = {
  globalSetup: ['tests/postgres.setup.ts', 'tests/seed.setup.ts'],
  setupFiles: ['tests/console.setup.ts', 'tests/react.setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  plugins: [react()],
  test: {
    // One worker is all that Vitest takes of two cores, and browsers and databases make it wait.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: APART,
          // Files share the modules that their worker has loaded: half of the time went into that.
          isolate: false,
        },
      },
      { extends: true, test: { ...unit, name: 'unit-apart', include: APART } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/site.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Files share the modules and the browser of their worker.
          isolate: false,
        },
      },
    ],
  },
})
