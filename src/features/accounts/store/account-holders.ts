import type { AccountRole } from '#base/core/account.ts'
import type { StoredInstant, AccountTables } from './account-tables.ts'
import { isStorableText } from '#base/platform/db/column-values.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

/** Somebody with an account, as one site knows them. Instants, ISO 8601 in UTC. */
export interface AccountHolder {
  id: string
  email: string
  name: string
  /** On the site that was asked for; `null` when they have no access to it. */
  role: AccountRole | null
  isDisabled: boolean
  /** `false` until an invitation was accepted. */
  hasPassword: boolean
  secondFactor: boolean
  createdAt: string
  /** Empty for who never signed in. */
  lastSignInAt: string
}

/** Whoever has an account, with what they are on one site; who may not act there has no role. */
export function holdersOf(db: Db<AccountTables>, siteId: number) {
  return db
    .selectFrom('account_user as user')
    .leftJoin('account_membership as member', (join) =>
      join.onRef('member.user_id', '=', 'user.id').on('member.site_id', '=', siteId),
    )
    .leftJoin('account_credential as credential', (join) =>
      join
        .onRef('credential.user_id', '=', 'user.id')
        .on('credential.provider_id', '=', 'credential')
        .on('credential.password', 'is not', null),
    )
    .select([
      'user.id',
      'user.email',
      'user.name',
      'user.is_super_admin',
      'user.disabled_at',
      'user.two_factor_enabled',
      'user.created_at',
      'user.last_sign_in_at',
      'member.role',
      'credential.id as credential_id',
    ])
}

type HolderRow = Awaited<ReturnType<ReturnType<typeof holdersOf>['executeTakeFirstOrThrow']>>

/** One of them; a text that can't be stored is nobody's. */
export async function holderOf(
  db: Db<AccountTables>,
  siteId: number,
  who: { id: string } | { email: string },
): Promise<AccountHolder | null> {
  const value = 'id' in who ? who.id : foldedEmail(who.email)
  if (!isStorableText(value)) return null
  const row = await holdersOf(db, siteId)
    .where('id' in who ? 'user.id' : 'user.email', '=', value)
    .executeTakeFirst()
  return row === undefined ? null : toHolder(row)
}

export const toHolder = (row: HolderRow): AccountHolder => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.is_super_admin === 1 ? 'super-admin' : roleOf(row.role),
  isDisabled: row.disabled_at !== '',
  hasPassword: row.credential_id !== null,
  secondFactor: Boolean(row.two_factor_enabled),
  createdAt: instantText(row.created_at),
  lastSignInAt: row.last_sign_in_at,
})

export const instantText = (kept: StoredInstant): string =>
  kept instanceof Date ? kept.toISOString() : kept

const foldedEmail = (email: string): string => email.trim().toLowerCase()

/** A role that nobody knows any more gives no right. */
const roleOf = (stored: string | null): AccountRole | null =>
  MEMBER_ROLES.find((role) => role === stored) ?? null

/** What somebody is on a site. */
export interface Membership {
  siteId: number
  /** `null` for a role that nobody knows any more. */
  role: AccountRole | null
}

export async function membershipsOf(db: Db<AccountTables>, userId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom('account_membership')
    .select(['site_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('site_id')
    .execute()
  return rows.map(({ site_id, role }) => ({ siteId: site_id, role: roleOf(role) }))
}

/** What one can be on one site alone. */
const MEMBER_ROLES = ['client', 'lead-desk', 'writer', 'editor', 'developer'] as const
