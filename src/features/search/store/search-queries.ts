import { sql } from 'kysely'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { SearchTables } from './search-tables.ts'

/** What visitors looked for, all days together. */
interface KeptQuery {
  query: string
  askings: number
  /** Found when it was last asked. */
  results: number
  lastDay: string
}

/** Different queries kept of one day; a day on which somebody tries everything stays readable. */
const QUERIES_A_DAY = 300

/** Days that are kept. */
const DAYS = 180

/** What visitors looked for: the words, the day, how often, how much was found; never who. */
export function createSearchQueries(db: Db<SearchTables>) {
  return {
    /** Counts one asking of a query on a day (`2026-11-21`); rows are bounded. */
    async keepQuery(
      siteId: number,
      { day, query, results }: { day: string; query: string; results: number },
    ): Promise<void> {
      await inTransaction(db, async (trx) => {
        const known = await trx
          .updateTable('search_query')
          .set((eb) => ({ askings: eb('askings', '+', 1), results }))
          .where('site_id', '=', siteId)
          .where('day', '=', day)
          .where('query', '=', query)
          .executeTakeFirst()
        if (known.numUpdatedRows > 0n) return
        const { count } = await trx
          .selectFrom('search_query')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('site_id', '=', siteId)
          .where('day', '=', day)
          .executeTakeFirstOrThrow()
        if (count >= QUERIES_A_DAY) return
        await trx
          .insertInto('search_query')
          .values({ site_id: siteId, day, query, askings: 1, results })
          .onConflict((conflict) =>
            conflict
              .columns(['site_id', 'day', 'query'])
              .doUpdateSet({ askings: sql`search_query.askings + 1`, results }),
          )
          .execute()
        await trx
          .deleteFrom('search_query')
          .where('site_id', '=', siteId)
          .where('day', '<', daysBefore(day, DAYS))
          .execute()
      })
    },

    /** Those asked most often since a day, first those that found nothing. */
    async queries(siteId: number, since: string, limit: number): Promise<KeptQuery[]> {
      const rows = await db
        .selectFrom('search_query')
        .select(['query', 'day', 'askings', 'results'])
        .where('site_id', '=', siteId)
        .where('day', '>=', since)
        .orderBy('day', 'desc')
        .execute()
      const queries = new Map<
        string,
        { query: string; askings: number; results: number; lastDay: string }
      >()
      for (const { query, day, askings, results } of rows) {
        const known = queries.get(query)
        if (known === undefined) queries.set(query, { query, askings, results, lastDay: day })
        else known.askings += askings
      }
      return [...queries.values()]
        .toSorted(
          (a, b) =>
            Number(a.results > 0) - Number(b.results > 0) ||
            b.askings - a.askings ||
            (a.query < b.query ? -1 : 1),
        )
        .slice(0, limit)
    },
  }
}

const DAY = 86_400_000

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)
