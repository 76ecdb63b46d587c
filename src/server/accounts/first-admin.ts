import type { AccountsOnDemand } from '#accounts/accounts-on-demand.ts'
import type { ContentStore } from '#content/store.ts'
import { writeAccount } from './new-account.ts'

interface Given {
  email: string
  password: string
}

/**
 * The first super-admin, from the environment of a server: made once, while there is none at all.
 * @returns whether there was none
 */
export async function makeFirstAdmin(
  store: ContentStore,
  accountsOnDemand: AccountsOnDemand,
  { email, password }: Given,
): Promise<boolean> {
  if (await store.accounts.hasSuperAdmin()) return false
  const site = await store.sites.findByHost('')
  if (site === null) return false
  const accounts = await accountsOnDemand()
  const hash = await accounts.hashPassword(password)
  const account = { email, name: email.replace(/@.*/, ''), role: 'super-admin', hash } as const
  await store.atomically(async (trx) => {
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
