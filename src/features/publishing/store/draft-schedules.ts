import { randomUUID } from 'node:crypto'
import type { PageSchedule, ScheduledAction, DraftContent } from '#base/core/page/page-draft.ts'
import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import type { PageScheduleTable, DraftTables } from './draft-tables.ts'
import { beyondLease } from '#base/platform/db/lease.ts'
import { draftContent } from './draft-rows.ts'
import { languageOf } from '#base/kit/language.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { Actor } from '#base/core/account.ts'

/** A schedule that one sender has taken under a lease. */
export interface TakenSchedule extends PageKey {
  siteId: number
  action: ScheduledAction
  due: string
  actor: Actor
  base: number
  /** What was approved when it was scheduled; `null` for unpublishing. */
  content: DraftContent | null
  lease: string
}

type LeaseKey = Pick<TakenSchedule, 'siteId' | 'pageId' | 'lang' | 'action' | 'lease'>

/** What is to happen to pages by itself; each is fired by one sender at a time, as the outbox. */
export function createSchedules(db: Db<DraftTables>) {
  return {
    async of(siteId: number, { pageId, lang }: PageKey): Promise<PageSchedule[]> {
      const rows = await db
        .selectFrom('page_schedule')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
        .orderBy('due')
        .execute()
      return rows.map(toSchedule)
    },

    /** Of all pages, those that failed first. */
    async list(siteId: number): Promise<(PageSchedule & PageKey)[]> {
      const rows = await db
        .selectFrom('page_schedule')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('due')
        .execute()
      return rows
        .map((row) => ({ ...toSchedule(row), pageId: row.page_id, lang: languageOf(row.lang) }))
        .toSorted((one, other) => Number(one.error === '') - Number(other.error === ''))
    },

    /** In place of an earlier one of the same action. */
    async save(
      siteId: number,
      page: PageKey,
      {
        action,
        due,
        base,
        content,
        by,
        at,
      }: Omit<PageSchedule, 'error'> & { content: DraftContent | null },
    ): Promise<void> {
      const columns = {
        user_id: by.id,
        user_name: by.name,
        at,
        due,
        counter: base,
        content: content === null ? '' : JSON.stringify(content),
        ...FREE,
        error: '',
      }
      await db
        .insertInto('page_schedule')
        .values({ site_id: siteId, page_id: page.pageId, lang: page.lang, action, ...columns })
        .onConflict((known) =>
          known.columns(['site_id', 'page_id', 'lang', 'action']).doUpdateSet(columns),
        )
        .execute()
    },

    /** `false` when there was none. */
    async remove(
      siteId: number,
      { pageId, lang }: PageKey,
      action: ScheduledAction,
    ): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('page_schedule')
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
        .where('action', '=', action)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Takes what is due on any site; it is ours until `until`, and nobody else's. */
    async take({
      now,
      until,
      limit,
    }: {
      now: string
      until: string
      limit: number
    }): Promise<TakenSchedule[]> {
      const lease = randomUUID()
      const tooLate = beyondLease(now, until)
      // On PostgreSQL two servers choose at once: each passes over what the other is choosing.
      const rows = await db
        .updateTable('page_schedule')
        .from((eb) => {
          const due = eb
            .selectFrom('page_schedule')
            .select(['site_id', 'page_id', 'lang', 'action'])
            .where('error', '=', '')
            .where('due', '<=', now)
            .where((free) =>
              free.or([free('leased_until', '<=', now), free('leased_until', '>', tooLate)]),
            )
            .orderBy('due')
            .limit(limit)
          return (engineOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due).as('chosen')
        })
        .set({ lease, leased_until: until })
        .whereRef('page_schedule.site_id', '=', 'chosen.site_id')
        .whereRef('page_schedule.page_id', '=', 'chosen.page_id')
        .whereRef('page_schedule.lang', '=', 'chosen.lang')
        .whereRef('page_schedule.action', '=', 'chosen.action')
        .returning(COLUMNS)
        .execute()
      return rows
        .map((row) => toTaken(row, lease))
        .toSorted((one, other) => (one.due < other.due ? -1 : 1))
    },

    /** What was due by then and still stands, failed or not, by site. */
    async late(before: string): Promise<{ siteId: number; count: number }[]> {
      const rows = await db
        .selectFrom('page_schedule')
        .select((eb) => ['site_id as siteId', eb.fn.countAll<number>().as('count')])
        .where('due', '<=', before)
        .groupBy('site_id')
        .orderBy('site_id')
        .execute()
      return rows.map(({ siteId, count }) => ({ siteId, count: Number(count) }))
    },

    /** The two ends of a lease; `false` when it is no longer ours. */
    async done(taken: TakenSchedule): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('page_schedule')
        .where((eb) => eb.and(ours(taken)))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async failed(taken: TakenSchedule, error: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('page_schedule')
        .set({ ...FREE, error: error.replaceAll('\0', '') })
        .where((eb) => eb.and(ours(taken)))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

const COLUMNS = [
  'page_schedule.site_id',
  'page_schedule.page_id',
  'page_schedule.lang',
  'page_schedule.action',
  'page_schedule.due',
  'page_schedule.counter',
  'page_schedule.content',
  'page_schedule.user_id',
  'page_schedule.user_name',
] as const

const FREE = { lease: '', leased_until: '' }

const ours = ({ siteId, pageId, lang, action, lease }: LeaseKey) => ({
  site_id: siteId,
  page_id: pageId,
  lang,
  action,
  lease,
})

const actionOf = (action: string): ScheduledAction =>
  action === 'unpublish' ? 'unpublish' : 'publish'

const toSchedule = (row: PageScheduleTable): PageSchedule => ({
  action: actionOf(row.action),
  due: row.due,
  base: row.counter,
  by: { id: row.user_id, name: row.user_name },
  at: row.at,
  error: row.error,
})

const toTaken = (
  row: Omit<PageScheduleTable, 'at' | 'lease' | 'leased_until' | 'error'>,
  lease: string,
): TakenSchedule & PageKey => ({
  siteId: row.site_id,
  pageId: row.page_id,
  lang: languageOf(row.lang),
  action: actionOf(row.action),
  due: row.due,
  base: row.counter,
  actor: { id: row.user_id, name: row.user_name },
  content: draftContent(row.content),
  lease,
})
