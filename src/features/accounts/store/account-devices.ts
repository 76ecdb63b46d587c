import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'
import type { AccountTables } from './account-tables.ts'

/** Browsers that one account is known by; the one that came longest ago is forgotten first. */
const MOST_DEVICES = 20

/**
 * Browsers in which somebody has signed in, or followed a link of a mail to their account: what
 * strangers try elsewhere makes nobody wait there.
 */
export function createDevices(db: Db<AccountTables>) {
  return {
    async isKnown(userId: string, id: string, now: string): Promise<boolean> {
      const row = await db
        .selectFrom('account_device')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row !== undefined
    },

    /** All browsers of somebody. */
    forget: (userId: string): Promise<void> =>
      inTransaction(db, (trx) => forgetDevices(trx, userId)),

    /** Anew, or once more; the newest of an account are kept. Instants, ISO 8601 in UTC. */
    async remember(
      userId: string,
      { id, userAgent }: { id: string; userAgent: string },
      { now, until }: { now: string; until: string },
    ): Promise<void> {
      const seen = { user_agent: userAgent, seen_at: now, expires_at: until }
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('account_device')
          .values({ id, user_id: userId, ...seen })
          .onConflict((conflict) => conflict.columns(['id', 'user_id']).doUpdateSet(seen))
          .execute()
        const newest = trx
          .selectFrom('account_device')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('seen_at', 'desc')
          .orderBy('id')
          .limit(MOST_DEVICES)
        const kept = (await newest.execute()).map((row) => row.id)
        await trx
          .deleteFrom('account_device')
          .where('user_id', '=', userId)
          .where('id', 'not in', kept)
          .execute()
      })
    },
  }
}

export async function forgetDevices(
  trx: Transaction<AccountTables>,
  userId: string,
): Promise<void> {
  await trx.deleteFrom('account_device').where('user_id', '=', userId).execute()
}
