import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { browserPath } from './browser-path.ts'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Data folder of that server. */
    siteDataDir: string
    /** A data folder with the demo firm, seeded and indexed, that nobody writes to. */
    demoDir: string
  }
}

/** One production server over the demo, for every browser test, and the demo for those with their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (browserPath() === null) {
    throw new Error(
      'Aucun navigateur Chromium sur cette machine : lancez « node scripts/ensure-browser.ts », ' +
        'ou « npm run test:browser » qui le fait.',
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const [demoDir, siteDataDir] = [join(folder, 'demo'), join(folder, 'site')]
    await seed(demoDir)
    await cp(demoDir, siteDataDir, { recursive: true })
    const server = await startServer({ DATA_DIR: siteDataDir })
    project.provide('siteUrl', server.url)
    project.provide('siteDataDir', siteDataDir)
    project.provide('demoDir', demoDir)
    return async () => {
      await server.stop()
      await remove()
    }
  } catch (cause) {
    await remove()
    throw cause
  }
}

/** Has a first start fill a folder, and waits for its search index: neither is then done for each test. */
async function seed(dataDir: string): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir })
  while (!isIndexed(dataDir)) await setTimeout(200)
  await server.stop()
}

/** Whether the search index of a data folder was filled. */
function isIndexed(dataDir: string): boolean {
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { readOnly: true })
  const rows = db.prepare("SELECT 1 FROM search_state WHERE articles_at <> ''").all()
  db.close()
  return rows.length > 0
}
