import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Whether the search index of a data folder was filled. */
export function isIndexed(dataDir: string): boolean {
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { readOnly: true })
  const rows = db.prepare("SELECT 1 FROM search_state WHERE articles_at <> ''").all()
  db.close()
  return rows.length > 0
}
