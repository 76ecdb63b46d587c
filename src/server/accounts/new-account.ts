import type { Accounts } from '#accounts/accounts.ts'
import type { ContentStore } from '#content/store.ts'
import type { AccountRole } from '#domain/account.ts'

/** Somebody who gets an account. */
export interface NewAccount {
  email: string
  name: string
  role: AccountRole
  /** The hash of the password; `null`: it is chosen behind the link of a mail. */
  hash: string | null
}

/**
 * Writes an account with what it is on a site; on the store of a transaction. Who has an account on
 * another site keeps it, with its password. @returns the id
 */
export async function writeAccount(
  accounts: Accounts,
  store: ContentStore,
  siteId: number,
  { email, name, role, hash }: NewAccount,
): Promise<string> {
  const writer = accounts.on(store.accounts.database)
  const known = await store.accounts.find(siteId, { email })
  const id = known?.id ?? (await writer.createUser({ email, name }))
  if (hash !== null) await writer.setPassword(id, hash)
  await store.accounts.setRole(siteId, id, role)
  return id
}
