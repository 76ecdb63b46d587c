import type { AuditStore } from '#features/audit/store/audit-store.ts'
import type { RateLimits } from '#base/platform/db/tables/rate-limits.ts'
import type { WithTransactions } from '#base/platform/db/transaction.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import type { Outbox } from '#framework/mail/store/outbox.ts'
import type { AccountStore } from '../store/account-store.ts'

/** What signing in and the users' screens read and write: the account, the log of it, the mail about it. */
export interface AccountStores {
  accounts: AccountStore
  audit: AuditStore
  outbox: Outbox
  rateLimits: RateLimits
  sites: SiteStore
}

/** The same, alone or in one transaction. */
export type AccountWork = WithTransactions<AccountStores>
