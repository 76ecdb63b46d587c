import { holderOf, instantText } from './account-holders.ts'
import { forgetDevices } from './account-devices.ts'
import type { AccountStore } from './account-store.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import { isStorableText } from './column-values.ts'
import { inTransaction } from './transaction.ts'

/** Nobody looks through more of them; all of them can be ended at once. */
const MOST_SESSIONS = 100

type Sessions = Pick<
  AccountStore,
  'bySession' | 'view' | 'confirm' | 'sessions' | 'endSession' | 'endAccess'
>

/** Whose sessions are open, as whom they look at the site, and their end. */
export function createSessions(db: Database): Sessions {
  return {
    async bySession(siteId, sessionId) {
      const session = await db
        .selectFrom('account_session')
        .select(['user_id', 'viewing_as', 'created_at', 'confirmed_at'])
        .where('id', '=', sessionId)
        .executeTakeFirst()
      const person = session && (await holderOf(db, siteId, { id: session.user_id }))
      if (!session || !person) return null
      const other = session.viewing_as
      const viewing = other === null ? null : await holderOf(db, siteId, { id: other })
      return {
        person,
        viewing,
        confirmedAt: session.confirmed_at || instantText(session.created_at),
      }
    },

    async view(sessionId, userId) {
      await db
        .updateTable('account_session')
        .set({ viewing_as: userId })
        .where('id', '=', sessionId)
        .execute()
    },

    async confirm(sessionId, at) {
      await db
        .updateTable('account_session')
        .set({ confirmed_at: at })
        .where('id', '=', sessionId)
        .execute()
    },

    async sessions(userId, now) {
      const rows = await db
        .selectFrom('account_session')
        .select(['id', 'user_agent', 'created_at', 'expires_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .limit(MOST_SESSIONS)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent ?? '',
        createdAt: instantText(row.created_at),
        expiresAt: instantText(row.expires_at),
      }))
    },

    async endSession(userId, sessionId) {
      if (!isStorableText(sessionId)) return false
      const { numDeletedRows } = await db
        .deleteFrom('account_session')
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async endAccess(userId, exceptSessionId) {
      await inTransaction(db, async (trx) => {
        await endSessions(trx, userId, exceptSessionId)
        await forgetDevices(trx, userId)
        await endLinks(trx, userId)
      })
    },
  }
}

export async function endSessions(
  trx: DatabaseTransaction,
  userId: string,
  except?: string,
): Promise<void> {
  const own = trx.deleteFrom('account_session').where('user_id', '=', userId)
  await (except === undefined ? own : own.where('id', '<>', except)).execute()
}

/** Links name their kind before the user, half sign-ins the user alone. */
export async function endLinks(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx
    .deleteFrom('account_verification')
    .where('value', 'in', [userId, `reset:${userId}`, `invitation:${userId}`])
    .execute()
}
