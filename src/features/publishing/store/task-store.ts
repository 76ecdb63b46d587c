import { randomUUID } from 'node:crypto'
import type { DocumentKey, Schedule, ScheduledAction } from '#base/core/document.ts'
import { columnsOf, KEY_COLUMNS, keyOfRow, KNOWN } from './document-row.ts'
import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import type { TaskTable, DocumentTables } from './document-tables.ts'
import { beyondLease } from '#base/platform/db/lease.ts'
import type { Actor } from '#base/core/account.ts'

/** A schedule that one sender has taken under a lease. */
export interface TakenTask extends DocumentKey {
  siteId: number
  action: ScheduledAction
  due: string
  actor: Actor
  base: number
  /** What was approved when it was scheduled, as JSON text; empty for unpublishing. */
  content: string
  lease: string
}

type LeaseKey = Pick<TakenTask, 'siteId' | 'action' | 'lease'> & DocumentKey

/** What is to happen to documents by itself; each is fired by one sender at a time, as the outbox. */
export function createTasks(db: Db<DocumentTables>) {
  return {
    async of(siteId: number, key: DocumentKey): Promise<Schedule[]> {
      const rows = await db
        .selectFrom('editorial_task')
        .selectAll()
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .orderBy('due')
        .execute()
      return rows.map(toSchedule)
    },

    /** Of all documents, those that failed first. */
    async list(siteId: number): Promise<(Schedule & DocumentKey)[]> {
      const rows = await db
        .selectFrom('editorial_task')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('kind', 'in', KNOWN)
        .orderBy('due')
        .execute()
      return rows
        .map((row) => ({ ...toSchedule(row), ...keyOfRow(row) }))
        .toSorted((one, other) => Number(one.error === '') - Number(other.error === ''))
    },

    /** In place of an earlier one of the same action. */
    async save(
      siteId: number,
      key: DocumentKey,
      { action, due, base, content, by, at }: Omit<Schedule, 'error'> & { content: string },
    ): Promise<void> {
      const columns = {
        user_id: by.id,
        user_name: by.name,
        at,
        due,
        counter: base,
        content,
        ...FREE,
        error: '',
      }
      await db
        .insertInto('editorial_task')
        .values({ ...columnsOf(siteId, key), action, ...columns })
        .onConflict((known) => known.columns([...KEY_COLUMNS, 'action']).doUpdateSet(columns))
        .execute()
    },

    /** `false` when there was none. */
    async remove(siteId: number, key: DocumentKey, action: ScheduledAction): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('editorial_task')
        .where((eb) => eb.and(columnsOf(siteId, key)))
        .where('action', '=', action)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Takes what is due on any site; it is ours until `until`, and nobody else's. */
    take: (when: { now: string; until: string; limit: number }) => takeDue(db, when),

    /** What was due by then and still stands, failed or not, by site. */
    async late(before: string): Promise<{ siteId: number; count: number }[]> {
      const rows = await db
        .selectFrom('editorial_task')
        .select((eb) => ['site_id as siteId', eb.fn.countAll<number>().as('count')])
        .where('due', '<=', before)
        .groupBy('site_id')
        .orderBy('site_id')
        .execute()
      return rows.map(({ siteId, count }) => ({ siteId, count: Number(count) }))
    },

    /** The two ends of a lease; `false` when it is no longer ours. */
    async done(taken: TakenTask): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('editorial_task')
        .where((eb) => eb.and(ours(taken)))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async failed(taken: TakenTask, error: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('editorial_task')
        .set({ ...FREE, error: error.replaceAll('\0', '') })
        .where((eb) => eb.and(ours(taken)))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

async function takeDue(
  db: Db<DocumentTables>,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<TakenTask[]> {
  const lease = randomUUID()
  const tooLate = beyondLease(now, until)
  // On PostgreSQL two servers choose at once: each passes over what the other is choosing.
  const rows = await db
    .updateTable('editorial_task')
    .from((eb) => {
      const due = eb
        .selectFrom('editorial_task')
        .select([...KEY_COLUMNS, 'action'])
        .where('kind', 'in', KNOWN)
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
    .whereRef('editorial_task.site_id', '=', 'chosen.site_id')
    .whereRef('editorial_task.kind', '=', 'chosen.kind')
    .whereRef('editorial_task.ref', '=', 'chosen.ref')
    .whereRef('editorial_task.lang', '=', 'chosen.lang')
    .whereRef('editorial_task.action', '=', 'chosen.action')
    .returning(COLUMNS)
    .execute()
  return rows
    .map((row) => toTaken(row, lease))
    .toSorted((one, other) => (one.due < other.due ? -1 : 1))
}

const COLUMNS = [
  'editorial_task.site_id',
  'editorial_task.kind',
  'editorial_task.ref',
  'editorial_task.lang',
  'editorial_task.action',
  'editorial_task.due',
  'editorial_task.counter',
  'editorial_task.content',
  'editorial_task.user_id',
  'editorial_task.user_name',
] as const

const FREE = { lease: '', leased_until: '' }

const ours = (taken: LeaseKey) => ({
  ...columnsOf(taken.siteId, taken),
  action: taken.action,
  lease: taken.lease,
})

const actionOf = (action: string): ScheduledAction =>
  action === 'unpublish' ? 'unpublish' : 'publish'

const toSchedule = (row: TaskTable): Schedule => ({
  action: actionOf(row.action),
  due: row.due,
  base: row.counter,
  by: { id: row.user_id, name: row.user_name },
  at: row.at,
  error: row.error,
})

const toTaken = (
  row: Omit<TaskTable, 'at' | 'lease' | 'leased_until' | 'error'>,
  lease: string,
): TakenTask => ({
  siteId: row.site_id,
  ...keyOfRow(row),
  action: actionOf(row.action),
  due: row.due,
  base: row.counter,
  actor: { id: row.user_id, name: row.user_name },
  content: row.content,
  lease,
})
