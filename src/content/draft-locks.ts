import type { EditLock } from '#domain/page-draft.ts'
import type { DraftStore, PageKey } from './draft-port.ts'
import type { Database, DatabaseHandle } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** Who edits a page in a language at an instant; `null` for nobody, also after the lease. */
export async function lockOn(
  db: DatabaseHandle,
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
export function createDraftLocks(db: Database): DraftStore['locks'] {
  return {
    find: (siteId, page, now) => lockOn(db, siteId, page, now),

    async beat(siteId, page, { holder, by, until, now, take }) {
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

    async release(siteId, page, holder) {
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
