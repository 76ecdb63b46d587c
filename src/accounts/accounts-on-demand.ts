import type { Accounts } from './accounts.ts'
import type { AccountParts } from './account-parts.ts'

/** Gives the accounts once they are needed: a server whom nobody signs in to keeps its memory. */
export type AccountsOnDemand = () => Promise<Accounts>

export function accountsOnDemand(parts: AccountParts): AccountsOnDemand {
  let loading: Promise<Accounts> | undefined
  return () => {
    loading ??= import('./create-accounts.ts').then(({ createAccounts }) => createAccounts(parts))
    return loading
  }
}
