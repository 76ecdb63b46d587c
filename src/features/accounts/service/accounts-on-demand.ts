import { isSigned } from './account-cookies.ts'
import type { Caller } from '#base/core/caller.ts'
import type { Accounts } from './accounts.ts'
import type { AccountParts } from './account-parts.ts'

/** Gives the accounts once they are needed: a server whom nobody signs in to keeps its memory. */
export interface AccountsOnDemand {
  (): Promise<Accounts>
  /** Whether a browser sent a cookie of ours, of a session or of who owes a code: nothing is loaded for others. */
  isKnown(caller: Caller, name: 'session_token' | 'two_factor'): boolean
}

export function accountsOnDemand(parts: AccountParts): AccountsOnDemand {
  let loading: Promise<Accounts> | undefined
  const load = () => {
    loading ??= import('./create-accounts.ts').then(({ createAccounts }) => createAccounts(parts))
    return loading
  }
  return Object.assign(load, {
    isKnown: (caller: Caller, name: 'session_token' | 'two_factor') =>
      isSigned(parts.secret, caller, name),
  })
}
