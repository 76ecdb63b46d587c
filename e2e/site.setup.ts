import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserPath } from './browser-path.ts'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Data folder of that server. */
    siteDataDir: string
  }
}

/** One production server over a freshly seeded directory, for every browser test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (browserPath() === null) {
    throw new Error(
      'Aucun navigateur Chromium sur cette machine : lancez « node scripts/ensure-browser.ts », ' +
        'ou « npm run test:browser » qui le fait.',
    )
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const server = await startServer({ DATA_DIR: dataDir })
    project.provide('siteUrl', server.url)
    project.provide('siteDataDir', dataDir)
    return async () => {
      await server.stop()
      await remove()
    }
  } catch (cause) {
    await remove()
    throw cause
  }
}
