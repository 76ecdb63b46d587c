import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '#features/accounts/store/account-tables.ts'
import type { ArticleTables } from '#features/articles/store/article-tables.ts'
import type { TextTables } from '#features/publishing/store/text-store.ts'
import type { DocumentTables } from '#features/publishing/store/document-tables.ts'
import type { MigrationTables } from '#base/platform/db/migrate.ts'
import type { LinkTables } from '#features/links/store/link-store.ts'
import type { LeadTables } from '#features/leads/store/lead-tables.ts'
import type { MediaTables } from '#features/media/store/media-tables.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { SearchTables } from '#features/search/store/search-tables.ts'
import type { ChangeTables } from '#base/platform/db/site-changes.ts'
import type { SiteTable, SiteTables } from '#features/sites/store/site-tables.ts'
import type { MailTables } from '#framework/mail/store/outbox.ts'
import type { NewsletterTables } from '#features/newsletter/store/newsletter-store.ts'
import type { RateLimitTables } from '#base/platform/db/tables/rate-limits.ts'
import type { InstallationTables } from '#base/platform/installation/installation-state.ts'
import type { AuditTables } from '#features/audit/store/audit-store.ts'
import type { MenuTables } from '#features/menus/store/menu-store.ts'
import type { SecretTables } from '#features/operations/store/secret-mark.ts'

/** Every table, by its name; each subject's own are in a file of theirs. */
export interface Tables
  extends
    AccountTables,
    SiteTables,
    PageTables,
    DocumentTables,
    TextTables,
    MediaTables,
    MenuTables,
    SecretTables,
    ArticleTables,
    LeadTables,
    LinkTables,
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
    DocumentTables['site'] &
    TextTables['site'] &
    PageTables['site'] &
    MediaTables['site']
}

/** The database, outside of any transaction. */
export type Database = Kysely<Tables>

/** The handle of one open transaction. */
export type DatabaseTransaction = Transaction<Tables>

/** Either of them: what a query can be run on. */
export type DatabaseHandle = Database | DatabaseTransaction
