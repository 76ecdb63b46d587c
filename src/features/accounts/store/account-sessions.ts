import { holderOf, instantText, type AccountHolder } from './account-holders.ts'
import { forgetDevices } from './account-devices.ts'
import { isStorableText } from '#base/platform/db/column-values.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'
import type { AccountTables } from './account-tables.ts'

/** An open session of somebody. */
interface OpenSession {
  id: string
  userAgent: string
  createdAt: string
  expiresAt: string
}

/** Nobody looks through more of them; all of them can be ended at once. */
const MOST_SESSIONS = 100

/** Whose sessions are open, as whom they look at the site, and their end. */
export function createSessions(db: Db<AccountTables>) {
  return {
    /** Whose session it is, until when, as whom they look at the site, and when they last gave their password. */
    async bySession(
      siteId: number,
      sessionId: string,
    ): Promise<{
      person: AccountHolder
      viewing: AccountHolder | null
      confirmedAt: string
      expiresAt: string
    } | null> {
      const session = await db
        .selectFrom('account_session')
        .select(['user_id', 'viewing_as', 'created_at', 'confirmed_at', 'expires_at'])
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
        expiresAt: instantText(session.expires_at),
      }
    },

    /** Looks at the site as somebody else, or as oneself again (`null`). */
    async view(sessionId: string, userId: string | null): Promise<void> {
      await db
        .updateTable('account_session')
        .set({ viewing_as: userId })
        .where('id', '=', sessionId)
        .execute()
    },

    /** Whoever has a session proved at that instant that it is theirs. */
    async confirm(sessionId: string, at: string): Promise<void> {
      await db
        .updateTable('account_session')
        .set({ confirmed_at: at })
        .where('id', '=', sessionId)
        .execute()
    },

    /** Sessions that have not run out, newest first; the hundred newest. */
    async sessions(userId: string, now: string): Promise<OpenSession[]> {
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

    /** `false` when it is not this user's. */
    async endSession(userId: string, sessionId: string): Promise<boolean> {
      if (!isStorableText(sessionId)) return false
      const { numDeletedRows } = await db
        .deleteFrom('account_session')
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Ends sessions (all but one, if given), links of mails, half sign-ins and known browsers. */
    async endAccess(userId: string, exceptSessionId?: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await endSessions(trx, userId, exceptSessionId)
        await forgetDevices(trx, userId)
        await endLinks(trx, userId)
      })
    },
  }
}

export async function endSessions(
  trx: Transaction<AccountTables>,
  userId: string,
  except?: string,
): Promise<void> {
  const own = trx.deleteFrom('account_session').where('user_id', '=', userId)
  await (except === undefined ? own : own.where('id', '<>', except)).execute()
}

/** Links name their kind before the user, half sign-ins the user alone. */
export async function endLinks(trx: Transaction<AccountTables>, userId: string): Promise<void> {
  await trx
    .deleteFrom('account_verification')
    .where('value', 'in', [userId, `reset:${userId}`, `invitation:${userId}`])
    .execute()
}
