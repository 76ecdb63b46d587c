import { ACCOUNT_PATHS, TOKEN_FRAGMENT } from '#base/core/account.ts'
import type { AccountStore } from '../../store/account-store.ts'
import type { AccountHolder } from '../../store/account-holders.ts'
import type { Accounts, LinkKind } from '../accounts.ts'

const HOUR = 3_600_000

/** How long links hold. */
const LINK_LIFE: Readonly<Record<LinkKind, { milliseconds: number; words: string }>> = {
  invitation: { milliseconds: 7 * 24 * HOUR, words: 'sept jours' },
  reset: { milliseconds: HOUR, words: 'une heure' },
}

interface Made {
  /** Base of absolute addresses, without trailing slash. */
  origin: string
  now: Date
}

/** A fresh link with which somebody chooses a password; on the stores of a transaction. */
export async function freshLink(
  accounts: Accounts,
  stores: { accounts: AccountStore },
  kind: LinkKind,
  { id }: Pick<AccountHolder, 'id'>,
  { origin, now }: Made,
): Promise<{ href: string; lasts: string; madeAt: string }> {
  const { milliseconds, words } = LINK_LIFE[kind]
  const until = new Date(now.getTime() + milliseconds)
  const token = await accounts.on(stores.accounts.database).createLink(kind, id, until)
  return {
    href: `${origin}/admin${ACCOUNT_PATHS[kind]}#${TOKEN_FRAGMENT}${token}`,
    lasts: words,
    madeAt: now.toISOString(),
  }
}
