import { type AttemptState, nextAttempt, type AttemptRule } from '../rules/attempt-limit.ts'
import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { AccountTables } from './account-tables.ts'

/** How often secrets were tried. Attempts at one key take turns, on whatever server they are made. */
export function createAttempts(db: Db<AccountTables>) {
  return {
    /** Counts one more. @returns seconds to wait, or `null` when it may be made */
    async count(key: string, now: Date, rule: AttemptRule): Promise<number | null> {
      return inTransaction(db, async (trx) => {
        const forgotten_at = new Date(now.getTime() + rule.memory * 1000).toISOString()
        await trx
          .insertInto('account_limit')
          .values({ key, attempts: 0, blocked_until: '', forgotten_at })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute()
        const asked = trx.selectFrom('account_limit').selectAll().where('key', '=', key)
        const locked = engineOf(trx) === 'postgres' ? asked.forUpdate() : asked
        const row = await locked.executeTakeFirstOrThrow()
        const kept: AttemptState = {
          attempts: row.attempts,
          blockedUntil: row.blocked_until,
          forgottenAt: row.forgotten_at,
        }
        const { state, wait } = nextAttempt(kept, now, rule)
        if (wait !== null) return wait
        await trx
          .updateTable('account_limit')
          .set({
            attempts: state.attempts,
            blocked_until: state.blockedUntil,
            forgotten_at: state.forgottenAt,
          })
          .where('key', '=', key)
          .execute()
        return null
      })
    },

    /** How many were made of late; 0 when nothing is known. */
    async made(key: string, now: Date): Promise<number> {
      const row = await db
        .selectFrom('account_limit')
        .select('attempts')
        .where('key', '=', key)
        .where('forgotten_at', '>', now.toISOString())
        .executeTakeFirst()
      return row?.attempts ?? 0
    },

    // The row stays: somebody may be counting on it.
    /** A success: as if nothing had been tried. */
    async forget(key: string): Promise<void> {
      await db
        .updateTable('account_limit')
        .set({ attempts: 0, blocked_until: '' })
        .where('key', '=', key)
        .execute()
    },

    /** A success where others go on counting: takes one attempt back. */
    async giveBack(key: string): Promise<void> {
      await db
        .updateTable('account_limit')
        .set((eb) => ({ attempts: eb('attempts', '-', 1), blocked_until: '' }))
        .where('key', '=', key)
        .where('attempts', '>', 0)
        .execute()
    },
  }
}
