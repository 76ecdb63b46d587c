import type { AccountsOnDemand } from './accounts-on-demand.ts'
import type { Atomically } from '#base/platform/db/transaction.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { AuditStore } from '#features/audit/store/audit-store.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import { nameOfAddress } from '../rules/name-of-address.ts'
import { writeAccount } from './new-account.ts'
import type { Credentials } from './sign-in.ts'

interface FirstAdminStores {
  accounts: AccountStore
  sites: SiteStore
  atomically: Atomically<{ accounts: AccountStore; audit: AuditStore }>
}

/**
 * The first super-admin, from the environment of a server: made once, while there is none at all.
 * @returns whether there was none
 */
export async function makeFirstAdmin(
  stores: FirstAdminStores,
  accountsOnDemand: AccountsOnDemand,
  { email, password }: Credentials,
): Promise<boolean> {
  if (await stores.accounts.hasSuperAdmin()) return false
  const site = await stores.sites.findByHost('')
  if (site === null) return false
  const accounts = await accountsOnDemand()
  const hash = await accounts.hashPassword(password)
  const account = { email, name: nameOfAddress(email), role: 'super-admin', hash } as const
  await stores.atomically(async (trx) => {
    const id = await writeAccount(accounts, trx, site.id, account)
    await trx.audit.add(
      site.id,
      { id: '', name: 'Vitrine' },
      {
        action: 'user.create',
        subject: `user:${id}`,
        title: email,
        after: { role: 'super-admin' },
      },
    )
  })
  return true
}
