import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables } from './schema.ts'
import type { AuditQuery, ContentStore } from './store.ts'
import { inTransaction } from './transaction.ts'

/** Entries given when nobody says how many. */
const PAGE = 50

/**
 * The audit log: written with what it tells of, never changed. It is no content, so the site's
 * version stays.
 */
export function createAudit(db: Database, now: () => string): ContentStore['audit'] {
  return {
    async add(siteId, actor, { action, subject, title, before, after }) {
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

    async list(siteId, query = {}) {
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

    async people(siteId) {
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
    },
  }
}

function conditions(
  eb: ExpressionBuilder<Tables, 'audit'>,
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
function titleHolds(eb: ExpressionBuilder<Tables, 'audit'>, title: string) {
  const pattern = `%${title.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${eb.ref('title')}) like ${pattern} escape '\\'`
}

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))

const valueOf = (text: string): unknown => (text === '' ? null : JSON.parse(text))
