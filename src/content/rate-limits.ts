import { sql } from 'kysely'
import type { Database } from './schema.ts'
import type { ContentStore } from './store.ts'

/** How often something was done lately (rate limits). */
export function createRateLimits(db: Database): ContentStore['rateLimits'] {
  return {
    async add(key, points, { now, milliseconds }) {
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

    async purge(now) {
      await db.deleteFrom('rate_limit').where('expires_at', '<=', now.toISOString()).execute()
    },
  }
}
