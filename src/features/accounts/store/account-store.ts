import type { AccountRole } from '#base/core/account.ts'
import {
  holdersOf,
  holderOf,
  type Membership,
  membershipsOf,
  toHolder,
  type AccountHolder,
} from './account-holders.ts'
import { createDevices, forgetDevices } from './account-devices.ts'
import { createAttempts } from './account-attempts.ts'
import { createSessions, endLinks, endSessions } from './account-sessions.ts'
import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import { ContentError } from '#base/core/content-error.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Transaction } from 'kysely'
import type { AccountTables } from './account-tables.ts'

/**
 * Accounts, what they are on sites, and attempts. Passwords, codes and tokens are better-auth's own
 * (src/accounts), which works on the same tables. No write here raises the version of a site.
 */
export function createAccountStore(db: Db<AccountTables>) {
  const change = (userId: string, values: Parameters<typeof setUser>[2]) =>
    inTransaction(db, (trx) => setUser(trx, userId, values))
  return {
    /** What better-auth works on: inside `atomically` it is the transaction. */
    database: { db, type: engineOf(db) },
    ...createSessions(db),
    find: (
      siteId: number,
      who: { id: string } | { email: string },
    ): Promise<AccountHolder | null> => holderOf(db, siteId, who),

    /** Whoever has access to a site, super-admins included, by name. */
    async list(siteId: number): Promise<AccountHolder[]> {
      const rows = await holdersOf(db, siteId)
        .where((eb) =>
          eb.or([eb('member.role', 'is not', null), eb('user.is_super_admin', '=', 1)]),
        )
        .execute()
      return rows.map(toHolder).toSorted((one, other) => BY_NAME.compare(one.name, other.name))
    },

    /** The sites on which somebody is something, and what; a super-admin is so everywhere. */
    sitesOf: (userId: string): Promise<Membership[]> => membershipsOf(db, userId),

    async hasSuperAdmin(): Promise<boolean> {
      const row = await db
        .selectFrom('account_user')
        .select('id')
        .where('is_super_admin', '=', 1)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Makes somebody something on a site; a super-admin is one everywhere.
     * @throws ContentError when nobody would be super-admin any more
     */
    async setRole(siteId: number, userId: string, role: AccountRole): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (role !== 'super-admin') await refuseLastSuperAdmin(trx, userId)
        await setUser(trx, userId, { is_super_admin: role === 'super-admin' ? 1 : 0 })
        const own = { site_id: siteId, user_id: userId }
        await removeMembership(trx, own)
        if (role === 'super-admin') return
        await trx
          .insertInto('account_membership')
          .values({ ...own, role })
          .execute()
      })
    },

    /** Takes somebody off a site; the account goes with its last site. @throws ContentError */
    async leave(siteId: number, userId: string): Promise<void> {
      await inTransaction(db, (trx) => takeOff(trx, siteId, userId))
    },

    setName: (userId: string, name: string): Promise<void> => change(userId, { name }),

    /**
     * From an instant on nobody signs in with this account and its sessions are over; `null` lifts it.
     * @throws ContentError when nobody would be super-admin any more
     */
    async disable(userId: string, at: string | null): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (at !== null) await refuseLastSuperAdmin(trx, userId)
        await setUser(trx, userId, { disabled_at: at ?? '' })
        if (at === null) return
        await endSessions(trx, userId)
        await forgetDevices(trx, userId)
        await endLinks(trx, userId)
      })
    },

    signedIn: (userId: string, at: string): Promise<void> =>
      change(userId, { last_sign_in_at: at }),

    ...secondFactors(db),

    /** Sessions, links and attempts that are over. */
    async purge(now: Date): Promise<void> {
      const at = now.toISOString()
      await db.deleteFrom('account_session').where('expires_at', '<=', at).execute()
      await db.deleteFrom('account_verification').where('expires_at', '<=', at).execute()
      await db.deleteFrom('account_device').where('expires_at', '<=', at).execute()
      await db.deleteFrom('account_limit').where('forgotten_at', '<=', at).execute()
    },

    /** Browsers that somebody is known by: what strangers try elsewhere makes nobody wait there. */
    devices: createDevices(db),
    /** Attempts at passwords and codes, of all servers together. */
    attempts: createAttempts(db),
  }
}

export type AccountStore = ReturnType<typeof createAccountStore>

const BY_NAME = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

interface UserChange {
  name?: string
  is_super_admin?: 0 | 1
  disabled_at?: string
  last_sign_in_at?: string
  two_factor_enabled?: null
}

async function setUser(
  trx: Transaction<AccountTables>,
  userId: string,
  values: UserChange,
): Promise<void> {
  await trx.updateTable('account_user').set(values).where('id', '=', userId).execute()
}

const removeMembership = async (
  trx: Transaction<AccountTables>,
  { site_id, user_id }: { site_id: number; user_id: string },
): Promise<unknown> =>
  trx
    .deleteFrom('account_membership')
    .where('site_id', '=', site_id)
    .where('user_id', '=', user_id)
    .execute()

/** Super-admins are looked at one after the other, so that two can't take each other's place away. */
async function refuseLastSuperAdmin(
  trx: Transaction<AccountTables>,
  userId: string,
): Promise<void> {
  const asked = trx
    .selectFrom('account_user')
    .select(['id', 'disabled_at'])
    .where('is_super_admin', '=', 1)
    .orderBy('id')
  const all = await (engineOf(trx) === 'postgres' ? asked.forUpdate() : asked).execute()
  const isOne = all.some(({ id }) => id === userId)
  const others = all.filter(({ id, disabled_at }) => id !== userId && disabled_at === '')
  if (isOne && others.length === 0) {
    throw new ContentError(
      'C’est le dernier super-administrateur : donnez d’abord ce rôle à quelqu’un d’autre.',
    )
  }
}

async function takeOff(
  trx: Transaction<AccountTables>,
  siteId: number,
  userId: string,
): Promise<void> {
  await refuseLastSuperAdmin(trx, userId)
  await setUser(trx, userId, { is_super_admin: 0 })
  await removeMembership(trx, { site_id: siteId, user_id: userId })
  const other = await trx
    .selectFrom('account_membership')
    .select('site_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (other !== undefined) return
  await endLinks(trx, userId)
  await trx.deleteFrom('account_user').where('id', '=', userId).execute()
}

const secondFactors = (db: Db<AccountTables>) => ({
  /** Which second factor somebody has: another one after each start; `null` without. */
  async secondFactorOf(userId: string): Promise<string | null> {
    const row = await db
      .selectFrom('account_second_factor')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.id ?? null
  },

  async removeSecondFactor(userId: string): Promise<void> {
    await inTransaction(db, async (trx) => {
      await trx.deleteFrom('account_second_factor').where('user_id', '=', userId).execute()
      await setUser(trx, userId, { two_factor_enabled: null })
    })
  },
})
