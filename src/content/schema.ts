import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './account-schema.ts'
import type { ArticleTables } from './article-schema.ts'
import type { DraftTables } from './draft-schema.ts'
import type { MigrationTables } from './migrate.ts'
import type { LeadTables } from './lead-schema.ts'
import type { MediaTables } from './media-schema.ts'
import type { PageTables } from './page-schema.ts'
import type { SearchTables } from './search-schema.ts'
import type { ChangeTables } from './site-changes.ts'
import type { SiteTable, SiteTables } from './site-schema.ts'
import type { MailTables } from './outbox.ts'
import type { NewsletterTables } from './newsletter-store.ts'
import type { RateLimitTables } from './rate-limits.ts'
import type { InstallationTables } from './installation-state.ts'
import type { AuditTables } from './audit-store.ts'
import type { TemplateTables } from './template-store.ts'
import type { MenuTables } from './menu-store.ts'
import type { SecretTables } from './secret-mark.ts'

/** Every table, by its name; each subject's own are in a file of theirs. */
export interface Tables
  extends
    AccountTables,
    SiteTables,
    PageTables,
    DraftTables,
    MediaTables,
    TemplateTables,
    MenuTables,
    SecretTables,
    ArticleTables,
    LeadTables,
    MailTables,
    NewsletterTables,
    RateLimitTables,
    InstallationTables,
    AuditTables,
    SearchTables,
    ChangeTables,
    MigrationTables {
  site: SiteTable &
    LeadTables['site'] &
    AuditTables['site'] &
    ArticleTables['site'] &
    DraftTables['site'] &
    PageTables['site'] &
    MediaTables['site'] &
    TemplateTables['site']
}

/** The database, outside of any transaction. */
export type Database = Kysely<Tables>

/** The handle of one open transaction. */
export type DatabaseTransaction = Transaction<Tables>

/** Either of them: what a query can be run on. */
export type DatabaseHandle = Database | DatabaseTransaction
