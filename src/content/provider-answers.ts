import { createHash } from 'node:crypto'
import { prepare } from './prepared.ts'
import type { Database, DatabaseHandle } from './schema.ts'
import type { ProviderAnswerTable } from './article-schema.ts'
import type { ContentStore } from './store.ts'
import { inTransaction } from './transaction.ts'

/** Answers kept of one scope; the oldest go first. */
const ANSWERS_PER_SCOPE = 500

/** Rows that one statement may name: engines limit their parameters. */
const BATCH = 100

const byKey = prepare<{ scope: string; hash: string }>()((db: DatabaseHandle, value) =>
  db
    .selectFrom('provider_answer')
    .selectAll()
    .where('scope', '=', value('scope'))
    .where('key_hash', '=', value('hash')),
)

/** Last good answers of editorial providers, across restarts. */
export function createProviderAnswers(db: Database): ContentStore['providerAnswers'] {
  return {
    async find(scope, key) {
      const [row] = await byKey(db, { scope, hash: hashed(key) })
      return row === undefined ? null : toAnswer(row)
    },

    async save(scope, key, { value, fetchedAt, sanitiserVersion }) {
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

    async list(scope) {
      const rows = await db
        .selectFrom('provider_answer')
        .selectAll()
        .where('scope', '=', scope)
        .execute()
      return rows.map((row) => ({ key: row.key, ...toAnswer(row) }))
    },

    async standing(scope) {
      const rows = await db
        .selectFrom('provider_answer')
        .select(['key', 'fetched_at'])
        .where('scope', '=', scope)
        .execute()
      return rows.map(({ key, fetched_at }) => ({ key, fetchedAt: fetched_at }))
    },

    async remove(scope, keys) {
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

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex')

const toAnswer = (row: ProviderAnswerTable) => ({
  value: row.value,
  fetchedAt: row.fetched_at,
  sanitiserVersion: row.sanitiser_version,
})

async function removeOldest(handle: DatabaseHandle, scope: string): Promise<void> {
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
