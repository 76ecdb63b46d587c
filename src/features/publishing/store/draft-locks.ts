import type { EditLock } from '#base/core/page/page-draft.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { DraftTables } from './draft-tables.ts'

/** Who edits a page in a language at an instant; `null` for nobody, also after the lease. */
export async function lockOn(
  db: Db<DraftTables>,
  siteId: number,
  { pageId, lang }: PageKey,
  now: string,
): Promise<EditLock | null> {
  const row = await db
    .selectFrom('page_lock')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('lang', '=', lang)
    .where('until', '>', now)
    .executeTakeFirst()
  if (row === undefined) return null
  const { holder, until, at } = row
  return { holder, until, at, by: { id: row.user_id, name: row.user_name } }
}

/** Edit locks: leases in the database, so that all servers and restarts agree. */
export function createDraftLocks(db: Db<DraftTables>) {
  return {
    find: (siteId: number, page: PageKey, now: string): Promise<EditLock | null> =>
      lockOn(db, siteId, page, now),

    /**
     * Takes the lock, or keeps it; `take` also from somebody else. Gives who has it then, and from
     * whom it was taken.
     */
    async beat(
      siteId: number,
      page: PageKey,
      { holder, by, until, now, take }: Omit<EditLock, 'at'> & { now: string; take: boolean },
    ): Promise<{ lock: EditLock; from: EditLock | null }> {
      return inTransaction(db, async (trx) => {
        const before = await lockOn(trx, siteId, page, now)
        const mine = { holder, user_id: by.id, user_name: by.name, until }
        await trx
          .insertInto('page_lock')
          .values({ site_id: siteId, page_id: page.pageId, lang: page.lang, at: now, ...mine })
          .onConflict((held) =>
            held
              .columns(['site_id', 'page_id', 'lang'])
              .doUpdateSet((eb) => ({
                ...mine,
                at: eb
                  .case()
                  .when('page_lock.holder', '=', holder)
                  .then(eb.ref('page_lock.at'))
                  .else(now)
                  .end(),
              }))
              .where((eb) =>
                eb.or([
                  eb('page_lock.holder', '=', holder),
                  eb('page_lock.until', '<=', now),
                  ...(take ? [eb('page_lock.until', '>', now)] : []),
                ]),
              ),
          )
          .execute()
        const held = await lockOn(trx, siteId, page, now)
        const lock = held ?? { holder, by, until, at: now }
        const isTaken = before !== null && lock.holder === holder && before.holder !== holder
        return { lock, from: isTaken ? before : null }
      })
    },

    async release(siteId: number, page: PageKey, holder: string): Promise<void> {
      await db
        .deleteFrom('page_lock')
        .where('site_id', '=', siteId)
        .where('page_id', '=', page.pageId)
        .where('lang', '=', page.lang)
        .where('holder', '=', holder)
        .execute()
    },
  }
}
