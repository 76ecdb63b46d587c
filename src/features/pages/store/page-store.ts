import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from './page-tables.ts'
import { createPageReads } from './page-reads.ts'
import { createPageWrites } from './page-writes.ts'

/** Pages of a site: their fields, their tree and their paths (requirements A2). */
export const createPageStore = (db: Db<PageTables>, now: () => string) => ({
  ...createPageReads(db),
  ...createPageWrites(db, now),
})

export type PageStore = ReturnType<typeof createPageStore>
