import { holdersOf, holderOf, toHolder } from './account-holders.ts'
import { createDevices, forgetDevices } from './account-devices.ts'
import { createAttempts } from './account-attempts.ts'
import { createSessions, endLinks, endSessions } from './account-sessions.ts'
import type { AccountStore } from './account-store.ts'
import { engineOf } from './db-handle.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import { ContentError } from './content-error.ts'
import { inTransaction } from './transaction.ts'

/** Accounts and what they are on sites. */
export function createAccounts(db: Database): AccountStore {
  const change = (userId: string, values: Parameters<typeof setUser>[2]) =>
    inTransaction(db, (trx) => setUser(trx, userId, values))
  return {
    database: { db, type: engineOf(db) },
    ...createSessions(db),
    find: (siteId, who) => holderOf(db, siteId, who),

    async list(siteId) {
      const rows = await holdersOf(db, siteId)
        .where((eb) =>
          eb.or([eb('member.role', 'is not', null), eb('user.is_super_admin', '=', 1)]),
        )
        .execute()
      return rows.map(toHolder).toSorted((one, other) => BY_NAME.compare(one.name, other.name))
    },

    async hasSuperAdmin() {
      const row = await db
        .selectFrom('account_user')
        .select('id')
        .where('is_super_admin', '=', 1)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async setRole(siteId, userId, role) {
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

    async leave(siteId, userId) {
      await inTransaction(db, async (trx) => {
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
      })
    },

    setName: (userId, name) => change(userId, { name }),

    async disable(userId, at) {
      await inTransaction(db, async (trx) => {
        if (at !== null) await refuseLastSuperAdmin(trx, userId)
        await setUser(trx, userId, { disabled_at: at ?? '' })
        if (at === null) return
        await endSessions(trx, userId)
        await forgetDevices(trx, userId)
        await endLinks(trx, userId)
      })
    },

    signedIn: (userId, at) => change(userId, { last_sign_in_at: at }),

    async removeSecondFactor(userId) {
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('account_second_factor').where('user_id', '=', userId).execute()
        await setUser(trx, userId, { two_factor_enabled: null })
      })
    },

    async purge(now) {
      const at = now.toISOString()
      await db.deleteFrom('account_session').where('expires_at', '<=', at).execute()
      await db.deleteFrom('account_verification').where('expires_at', '<=', at).execute()
      await db.deleteFrom('account_device').where('expires_at', '<=', at).execute()
      await db.deleteFrom('account_limit').where('forgotten_at', '<=', at).execute()
    },

    devices: createDevices(db),
    attempts: createAttempts(db),
  }
}

const BY_NAME = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

interface UserChange {
  name?: string
  is_super_admin?: 0 | 1
  disabled_at?: string
  last_sign_in_at?: string
  two_factor_enabled?: null
}

async function setUser(
  trx: DatabaseTransaction,
  userId: string,
  values: UserChange,
): Promise<void> {
  await trx.updateTable('account_user').set(values).where('id', '=', userId).execute()
}

const removeMembership = async (
  trx: DatabaseTransaction,
  { site_id, user_id }: { site_id: number; user_id: string },
): Promise<unknown> =>
  trx
    .deleteFrom('account_membership')
    .where('site_id', '=', site_id)
    .where('user_id', '=', user_id)
    .execute()

/** Super-admins are looked at one after the other, so that two can't take each other's place away. */
async function refuseLastSuperAdmin(trx: DatabaseTransaction, userId: string): Promise<void> {
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
