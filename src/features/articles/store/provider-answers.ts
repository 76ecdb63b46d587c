import { createHash } from 'node:crypto'
import { prepare } from '#base/platform/db/prepared.ts'
import type { ProviderAnswerTable, ArticleTables } from './article-tables.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

/** A provider's last good answer, as it is kept across restarts. */
export interface LastGoodAnswer {
  /** JSON in the shapes of `rules/wire.ts`, or a feed's own; its HTML is clean. */
  value: string
  /** Instant at which the provider gave it, ISO 8601 in UTC. */
  fetchedAt: string
  /** Rules by which its HTML was cleaned. */
  sanitiserVersion: number
}

/** Answers kept of one scope; the oldest go first. */
const ANSWERS_PER_SCOPE = 500

/** Rows that one statement may name: engines limit their parameters. */
const BATCH = 100

const byKey = prepare<{ scope: string; hash: string }>()(
  (db: Db<Pick<ArticleTables, 'provider_answer'>>, value) =>
    db
      .selectFrom('provider_answer')
      .selectAll()
      .where('scope', '=', value('scope'))
      .where('key_hash', '=', value('hash')),
)

/**
 * Last good answers of editorial providers, across restarts. They belong to a scope, `site 1 http` or
 * the public feeds that all sites share, and are no content: writing one leaves every site's version alone.
 */
export function createProviderAnswers(db: Db<Pick<ArticleTables, 'provider_answer'>>) {
  return {
    async find(scope: string, key: string): Promise<LastGoodAnswer | null> {
      const [row] = await byKey(db, { scope, hash: hashed(key) })
      return row === undefined ? null : toAnswer(row)
    },

    /** Replaces the answer of that key; of one scope the 500 newest stay. */
    async save(
      scope: string,
      key: string,
      { value, fetchedAt, sanitiserVersion }: LastGoodAnswer,
    ): Promise<void> {
      const changes = { value, fetched_at: fetchedAt, sanitiser_version: sanitiserVersion }
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('provider_answer')
          .values({ scope, key_hash: hashed(key), key, ...changes })
          .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doUpdateSet(changes))
          .execute()
        await removeOldest(trx, scope)
      })
    },

    async list(scope: string): Promise<(LastGoodAnswer & { key: string })[]> {
      const rows = await db
        .selectFrom('provider_answer')
        .selectAll()
        .where('scope', '=', scope)
        .execute()
      return rows.map((row) => ({ key: row.key, ...toAnswer(row) }))
    },

    /** Which answers there are, and since when. */
    async standing(scope: string): Promise<{ key: string; fetchedAt: string }[]> {
      const rows = await db
        .selectFrom('provider_answer')
        .select(['key', 'fetched_at'])
        .where('scope', '=', scope)
        .execute()
      return rows.map(({ key, fetched_at }) => ({ key, fetchedAt: fetched_at }))
    },

    async remove(scope: string, keys: readonly string[]): Promise<void> {
      for (let start = 0; start < keys.length; start += BATCH) {
        await db
          .deleteFrom('provider_answer')
          .where('scope', '=', scope)
          .where('key_hash', 'in', keys.slice(start, start + BATCH).map(hashed))
          .execute()
      }
    },
  }
}

export type ProviderAnswers = ReturnType<typeof createProviderAnswers>

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex')

const toAnswer = (row: ProviderAnswerTable) => ({
  value: row.value,
  fetchedAt: row.fetched_at,
  sanitiserVersion: row.sanitiser_version,
})

async function removeOldest(
  handle: Db<Pick<ArticleTables, 'provider_answer'>>,
  scope: string,
): Promise<void> {
  const oldest = await handle
    .selectFrom('provider_answer')
    .select('fetched_at')
    .where('scope', '=', scope)
    .orderBy('fetched_at', 'desc')
    .offset(ANSWERS_PER_SCOPE)
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return
  await handle
    .deleteFrom('provider_answer')
    .where('scope', '=', scope)
    .where('fetched_at', '<=', oldest.fetched_at)
    .execute()
}
