import { sql } from 'kysely'
import type { Db } from '../db-handle.ts'

/** How often something was done within a window that ends at `expires_at`. */
interface RateLimitTable {
  key: string
  points: number
  expires_at: string
}

/** What is counted of late. */
export interface RateLimitTables {
  rate_limit: RateLimitTable
}

/** How often something was done lately, of all servers together (rate limits). */
export function createRateLimits(db: Db<RateLimitTables>) {
  return {
    /**
     * Adds points to a key until its window ends; a window that is over begins anew.
     * @returns all points of the window, and when it ends
     */
    async add(
      key: string,
      points: number,
      { now, milliseconds }: { now: Date; milliseconds: number },
    ): Promise<{ points: number; expiresAt: Date }> {
      const fresh = {
        key,
        points,
        expires_at: new Date(now.getTime() + milliseconds).toISOString(),
      }
      // A window that ends this late was begun by a clock that was put back since. Twice its length:
      // servers' clocks differ, and two sendings at once are counted in either order.
      const tooLate = new Date(now.getTime() + 2 * milliseconds).toISOString()
      const isOver = sql<boolean>`(rate_limit.expires_at <= ${now.toISOString()}
        or rate_limit.expires_at > ${tooLate})`
      const row = await db
        .insertInto('rate_limit')
        .values(fresh)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            points: eb
              .case()
              .when(isOver)
              .then(points)
              .else(eb('rate_limit.points', '+', points))
              .end(),
            expires_at: eb
              .case()
              .when(isOver)
              .then(fresh.expires_at)
              .else(eb.ref('rate_limit.expires_at'))
              .end(),
          })),
        )
        .returning(['points', 'expires_at'])
        .executeTakeFirstOrThrow()
      return { points: row.points, expiresAt: new Date(row.expires_at) }
    },

    /** Forgets windows that are over. */
    async purge(now: Date): Promise<void> {
      await db.deleteFrom('rate_limit').where('expires_at', '<=', now.toISOString()).execute()
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
