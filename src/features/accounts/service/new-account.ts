import type { Accounts } from './accounts.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { AccountRole } from '#base/core/account.ts'

/** Somebody who gets an account. */
export interface NewAccount {
  email: string
  name: string
  role: AccountRole
  /** The hash of the password; `null`: it is chosen behind the link of a mail. */
  hash: string | null
}

/**
 * Writes an account with what it is on a site; on the stores of a transaction. Who has an account on
 * another site keeps it, with its password. @returns the id
 */
export async function writeAccount(
  accounts: Accounts,
  stores: { accounts: AccountStore },
  siteId: number,
  { email, name, role, hash }: NewAccount,
): Promise<string> {
  const writer = accounts.on(stores.accounts.database)
  const known = await stores.accounts.find(siteId, { email })
  const id = known?.id ?? (await writer.createUser({ email, name }))
  if (hash !== null) await writer.setPassword(id, hash)
  await stores.accounts.setRole(siteId, id, role)
  return id
}
