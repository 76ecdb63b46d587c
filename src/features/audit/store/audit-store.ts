import type { Actor, AuditNote } from '#base/core/account.ts'
import { type ExpressionBuilder, sql, type Generated } from 'kysely'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { SiteVersion } from '#base/platform/db/site-changes.ts'

/** What a site counts for its audit log alone; a column of `site`. */
interface AuditCounter {
  last_audit_id: Generated<number>
}

/** One thing that somebody did; `before` and `after` are JSON text, empty where there is nothing. */
interface AuditTable {
  site_id: number
  id: number
  at: string
  user_id: string
  user_name: string
  action: string
  subject: string
  title: string
  before: string
  after: string
}

/** The audit log. */
export interface AuditTables {
  audit: AuditTable
  site: SiteVersion & AuditCounter
}

/** An entry of the audit log. */
export interface AuditEntry extends Required<AuditNote> {
  id: number
  /** Instant, ISO 8601 in UTC. */
  at: string
  actor: Actor
}

/** Which entries of the audit log are asked for; absent = all. */
export interface AuditQuery {
  userId?: string
  /** The beginning of the action: `page.` for whatever was done to pages. */
  action?: string
  subject?: string
  /** Stands in the title, whatever its case. */
  title?: string
  /** Instants: from the first, before the second. */
  from?: string
  until?: string
  /** Entries older than the one of this id: the next ones of a long reading. */
  beforeId?: number
  offset?: number
  limit?: number
}

/** Entries given when nobody says how many. */
const PAGE = 50

/**
 * The audit log: written with what it tells of, never changed but for the name of somebody who is erased. It is no
 * content, so the site's version stays.
 */
export function createAuditStore(db: Db<AuditTables>, now: () => string) {
  return {
    async add(
      siteId: number,
      actor: Actor,
      { action, subject, title, before, after }: AuditNote,
    ): Promise<void> {
      await inTransaction(db, async (trx) => {
        const counted = await trx
          .updateTable('site')
          .set((eb) => ({ last_audit_id: eb('last_audit_id', '+', 1) }))
          .where('id', '=', siteId)
          .returning('last_audit_id')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('audit')
          .values({
            site_id: siteId,
            id: counted.last_audit_id,
            at: now(),
            user_id: actor.id,
            user_name: actor.name,
            action,
            subject,
            title,
            before: textOf(before),
            after: textOf(after),
          })
          .execute()
      })
    },

    /** Takes names and values out of what was done to something; that it was done stays. */
    async forgetTitles(siteId: number, subject: string): Promise<void> {
      await db
        .updateTable('audit')
        .set({ title: '', before: '', after: '' })
        .where('site_id', '=', siteId)
        .where('subject', '=', subject)
        .execute()
    },

    /** Newest first; 50 unless said. */
    async list(
      siteId: number,
      query: AuditQuery = {},
    ): Promise<{ entries: AuditEntry[]; total: number }> {
      const asked = db
        .selectFrom('audit')
        .where('site_id', '=', siteId)
        .where((eb) => eb.and(conditions(eb, query)))
      const [rows, { total }] = await Promise.all([
        asked
          .selectAll()
          .orderBy('id', 'desc')
          .limit(query.limit ?? PAGE)
          .offset(query.offset ?? 0)
          .execute(),
        asked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return {
        entries: rows.map(({ id, at, user_id, user_name, action, subject, title, ...change }) => ({
          id,
          at,
          actor: { id: user_id, name: user_name },
          action,
          subject,
          title,
          before: valueOf(change.before),
          after: valueOf(change.after),
        })),
        total: Number(total),
      }
    },

    /** Whoever stands in the log, under the newest of their names, in the order of names. */
    people: (siteId: number): Promise<Actor[]> => peopleOf(db, siteId),
  }
}

export type AuditStore = ReturnType<typeof createAuditStore>

async function peopleOf(db: Db<AuditTables>, siteId: number): Promise<Actor[]> {
  const rows = await db
    .selectFrom('audit')
    .where('site_id', '=', siteId)
    .select(['user_id', 'user_name', (eb) => eb.fn.max('id').as('newest')])
    .groupBy(['user_id', 'user_name'])
    .orderBy('newest')
    .execute()
  const names = new Map(rows.map(({ user_id, user_name }) => [user_id, user_name]))
  return Array.from(names, ([id, name]) => ({ id, name })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'fr'),
  )
}

function conditions(
  eb: ExpressionBuilder<AuditTables, 'audit'>,
  { userId, action, subject, title, from, until, beforeId }: AuditQuery,
) {
  return [
    ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
    // Not by comparing: engines and locales order texts differently.
    ...(action === undefined
      ? []
      : [eb(sql<string>`substr(action, 1, ${sql.lit(action.length)})`, '=', action)]),
    ...(subject === undefined ? [] : [eb('subject', '=', subject)]),
    ...(title === undefined ? [] : [titleHolds(eb, title)]),
    ...(beforeId === undefined ? [] : [eb('id', '<', beforeId)]),
    ...(from === undefined ? [] : [eb('at', '>=', from)]),
    ...(until === undefined ? [] : [eb('at', '<', until)]),
  ]
}

/** The signs that a pattern gives a meaning are meant as they stand. */
function titleHolds(eb: ExpressionBuilder<AuditTables, 'audit'>, title: string) {
  const pattern = `%${title.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${eb.ref('title')}) like ${pattern} escape '\\'`
}

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))

const valueOf = (text: string): unknown => (text === '' ? null : JSON.parse(text))
