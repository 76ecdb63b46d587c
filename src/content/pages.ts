import { createPageReads } from './page-reads.ts'
import { createPageWrites } from './page-writes.ts'
import type { Database } from './schema.ts'
import type { ContentStore } from './store.ts'

/** Pages of a site: their fields, their tree and their paths (requirements A2). */
export const createPages = (db: Database, now: () => string): ContentStore['pages'] => ({
  ...createPageReads(db),
  ...createPageWrites(db, now),
})
