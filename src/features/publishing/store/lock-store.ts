import type { DocumentKey, EditLock } from '#base/core/document.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { columnsOf, KEY_COLUMNS } from './document-row.ts'
import type { DocumentTables } from './document-tables.ts'

/** Who edits a document at an instant; `null` for nobody, also after the lease. */
async function lockOn(
  db: Db<DocumentTables>,
  siteId: number,
  key: DocumentKey,
  now: string,
): Promise<EditLock | null> {
  const row = await db
    .selectFrom('editorial_lock')
    .selectAll()
    .where((eb) => eb.and(columnsOf(siteId, key)))
    .where('until', '>', now)
    .executeTakeFirst()
  if (row === undefined) return null
  const { holder, until, at } = row
  return { holder, until, at, by: { id: row.user_id, name: row.user_name } }
}

/** Edit locks: leases in the database, so that all servers and restarts agree. */
export function createLocks(db: Db<DocumentTables>) {
  return {
    find: (siteId: number, key: DocumentKey, now: string): Promise<EditLock | null> =>
      lockOn(db, siteId, key, now),

    /**
     * Takes the lock, or keeps it; `take` also from somebody else. Gives who has it then, and from
     * whom it was taken.
     */
    async heartbeat(
      siteId: number,
      key: DocumentKey,
      { holder, by, until, now, take }: Omit<EditLock, 'at'> & { now: string; take: boolean },
    ): Promise<{ lock: EditLock; from: EditLock | null }> {
      return inTransaction(db, async (trx) => {
        const before = await lockOn(trx, siteId, key, now)
        const mine = { holder, user_id: by.id, user_name: by.name, until }
        await trx
          .insertInto('editorial_lock')
          .values({ ...columnsOf(siteId, key), at: now, ...mine })
          .onConflict((held) =>
            held
              .columns([...KEY_COLUMNS])
              .doUpdateSet((eb) => ({
                ...mine,
                at: eb
                  .case()
                  .when('editorial_lock.holder', '=', holder)
                  .then(eb.ref('editorial_lock.at'))
                  .else(now)
                  .end(),
              }))
              .where((eb) =>
                eb.or([
                  eb('editorial_lock.holder', '=', holder),
                  eb('editorial_lock.until', '<=', now),
                  ...(take ? [eb('editorial_lock.until', '>', now)] : []),
                ]),
              ),
          )
          .execute()
        const held = await lockOn(trx, siteId, key, now)
        const lock = held ?? { holder, by, until, at: now }
        const isTaken = before !== null && lock.holder === holder && before.holder !== holder
        return { lock, from: isTaken ? before : null }
      })
    },

    async release(siteId: number, key: DocumentKey, holder: string): Promise<void> {
      await db
        .deleteFrom('editorial_lock')
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .where('holder', '=', holder)
        .execute()
    },
  }
}
