import { z } from 'zod'
import type { AccountHolder } from '../store/account-holders.ts'
import type { AccountStore } from '../store/account-store.ts'
import { ACCOUNT_ROLES, type AccountRecord, type AccountState } from '#base/core/account.ts'
import { fold } from '#base/kit/text/fold.ts'
import { Refused } from '#base/kit/refused.ts'

const STATES = ['active', 'invited', 'disabled'] as const satisfies readonly AccountState[]

/** Which accounts are asked for; absent = all. */
export const userFilter = z.strictObject({
  q: z.string().max(200).optional(),
  role: z.enum(ACCOUNT_ROLES).optional(),
  state: z.enum(STATES).optional(),
  id: z.array(z.string().max(100)).max(500).optional(),
})

export const SORTABLE = ['name', 'email', 'role', 'state', 'createdAt', 'lastSignInAt'] as const

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

interface ListQuery {
  sort: (typeof SORTABLE)[number]
  order: 'ASC' | 'DESC'
  filter: z.infer<typeof userFilter>
}

/** Those that were asked for, in that order. */
export function chosenUsers(
  all: readonly AccountHolder[],
  { sort, order, filter }: ListQuery,
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
