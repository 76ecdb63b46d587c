import type { AccountHolder } from '../store/account-holders.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { AccountRecord, UserQuery } from '../contract/users.ts'
import { fold } from '#base/kit/text/fold.ts'
import { Refused } from '#base/kit/refused.ts'

/** Somebody with access to the site, as the back office knows them. */
export interface SiteUser extends AccountHolder {
  role: NonNullable<AccountHolder['role']>
}

/** @throws {Refused} `absent` for who has no access to this site */
export async function siteUser(
  stores: { accounts: AccountStore },
  siteId: number,
  id: string,
): Promise<SiteUser> {
  const holder = await stores.accounts.find(siteId, { id })
  if (holder === null || holder.role === null) {
    throw new Refused('absent', 'Ce compte n’existe pas ou plus : revenez à la liste.')
  }
  return { ...holder, role: holder.role }
}

export const toRecord = ({
  id,
  email,
  name,
  role,
  secondFactor,
  createdAt,
  lastSignInAt,
  isDisabled,
  hasPassword,
}: SiteUser): AccountRecord => ({
  id,
  email,
  name,
  role,
  state: isDisabled ? 'disabled' : hasPassword ? 'active' : 'invited',
  secondFactor,
  createdAt,
  lastSignInAt,
})

/** Those that were asked for, in that order. */
export function chosenUsers(
  all: readonly AccountHolder[],
  { sort, order, filter }: UserQuery,
): AccountRecord[] {
  const { q, role, state, id } = filter
  const words = fold(q ?? '').trim()
  const direction = order === 'ASC' ? 1 : -1
  return all
    .flatMap((holder) => (holder.role === null ? [] : [{ ...holder, role: holder.role }]))
    .map(toRecord)
    .filter((record) => fold(`${record.name} ${record.email}`).includes(words))
    .filter((record) => role === undefined || record.role === role)
    .filter((record) => state === undefined || record.state === state)
    .filter((record) => id === undefined || id.includes(record.id))
    .toSorted((one, other) => direction * BY_WORD.compare(one[sort], other[sort]))
}

const BY_WORD = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
