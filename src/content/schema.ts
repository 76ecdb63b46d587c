import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './account-schema.ts'
import type { ArticleCounter, ArticleTables } from './article-schema.ts'
import type { DraftTables } from './draft-schema.ts'
import type { MigrationTables } from './migrate.ts'
import type { LeadCounter, LeadTables } from './lead-schema.ts'
import type { MediaCounters, MediaTables } from './media-schema.ts'
import type { PageTables, TreeCounters } from './page-schema.ts'
import type { SearchTables } from './search-schema.ts'
import type { ChangeTables } from './site-changes.ts'
import type { AuditCounter, SiteTable, SiteTables } from './site-schema.ts'

/** What an installation remembers of itself, one short text by name. */
interface InstallationStateTable {
  name: string
  value: string
}

/** Every table, by its name; each subject's own are in a file of theirs. */
export interface Tables
  extends
    AccountTables,
    SiteTables,
    PageTables,
    DraftTables,
    MediaTables,
    ArticleTables,
    LeadTables,
    SearchTables,
    ChangeTables,
    MigrationTables {
  installation_state: InstallationStateTable
  site: SiteTable & LeadCounter & AuditCounter & ArticleCounter & TreeCounters & MediaCounters
}

/** The database, outside of any transaction. */
export type Database = Kysely<Tables>

/** The handle of one open transaction. */
export type DatabaseTransaction = Transaction<Tables>

/** Either of them: what a query can be run on. */
export type DatabaseHandle = Database | DatabaseTransaction
