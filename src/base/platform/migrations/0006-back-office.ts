import type { Kysely } from 'kysely'
import { up as accounts } from './0006/accounts.ts'
import { up as audit } from './0006/audit.ts'
import { up as trash } from './0006/trash.ts'
import { up as drafts } from './0006/drafts.ts'
import { up as media } from './0006/media.ts'
import { up as articles } from './0006/articles.ts'
import { up as leadDesk } from './0006/lead-desk.ts'

type Up = (db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>) => Promise<void>

/** What the back office keeps, part by part; all of it in the one transaction of this migration. */
const PARTS: readonly Up[] = [accounts, audit, trash, drafts, media, articles, leadDesk]

/** Accounts, the audit log, drafts, the bin, media, what editors add to articles, the lead desk. */
export const up: Up = async (db) => {
  for (const part of PARTS) await part(db)
}
