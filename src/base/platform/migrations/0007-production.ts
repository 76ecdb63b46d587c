import type { Kysely } from 'kysely'
import { up as pageBounds } from './0007/page-bounds.ts'
import { up as removedSites } from './0007/removed-sites.ts'
import { up as siteChanges } from './0007/site-changes.ts'

type Up = (db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>) => Promise<void>

/** What many servers with many sites keep, part by part; all of it in one transaction. */
const PARTS: readonly Up[] = [siteChanges, removedSites, pageBounds]

/** What writes touched, numbers that sites had, the bounds of large trees. */
export const up: Up = async (db) => {
  for (const part of PARTS) await part(db)
}
