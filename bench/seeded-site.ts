import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer } from '../e2e/server-process.ts'

/** Milliseconds until the demo site must be indexed. */
const LIMIT = 120_000
const LOOK = 200

/**
 * Fills an empty folder with the demo site, its search index too: else every server that starts over
 * it would draw all its pages for the index while it is measured.
 * @throws when it takes longer than two minutes
 */
export async function seededSite(dataDir: string): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir })
  try {
    const limit = performance.now() + LIMIT
    while (!isIndexed(dataDir)) {
      if (performance.now() > limit) throw new Error('Le site n’est pas indexé après deux minutes.')
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  } finally {
    await server.stop()
  }
}

function isIndexed(dataDir: string): boolean {
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { readOnly: true })
  try {
    return db.prepare("SELECT 1 FROM search_state WHERE articles_at <> ''").get() !== undefined
  } finally {
    db.close()
  }
}
