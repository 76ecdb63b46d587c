import { type Kysely, sql, type Transaction } from 'kysely'
import { type Db, engineOf } from './db-handle.ts'
import { markClean } from './erased-bytes.ts'
import { up as content } from '../migrations/0001-content.ts'
import { up as providerAnswers } from '../migrations/0002-provider-answers.ts'
import { up as leads } from '../migrations/0003-leads.ts'
import { up as mails } from '../migrations/0004-mails.ts'
import { up as search } from '../migrations/0005-search.ts'
import { up as backOffice } from '../migrations/0006-back-office.ts'
import { up as production } from '../migrations/0007-production.ts'
import { up as trust } from '../migrations/0008-trust.ts'
import { up as publishing } from '../migrations/0009-publishing.ts'
import { up as templates } from '../migrations/0010-templates.ts'
import { up as texts } from '../migrations/0011-texts.ts'
import { up as team } from '../migrations/0012-team.ts'
import { up as desk } from '../migrations/0013-desk.ts'
import { up as reviewers } from '../migrations/0014-reviewers.ts'
import { up as mailingLists } from '../migrations/0015-mailing-lists.ts'
import { up as links } from '../migrations/0016-links.ts'
import { inTransaction } from './transaction.ts'

/** Applied migrations, one row each. */
interface MigrationTable {
  number: number
  name: string
  applied_at: string
}

/** How far the schema is. */
export interface MigrationTables {
  migration: MigrationTable
}

/** One step of the schema; `number` counts from 1 without a gap. */
export interface Migration {
  number: number
  name: string
  /** Knows no table of ours by type: the tables of its day are not those of today. */
  up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void>
}

export const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: 'content', up: content },
  { number: 2, name: 'provider-answers', up: providerAnswers },
  { number: 3, name: 'leads', up: leads },
  { number: 4, name: 'mails', up: mails },
  { number: 5, name: 'search', up: search },
  { number: 6, name: 'back-office', up: backOffice },
  { number: 7, name: 'production', up: production },
  { number: 8, name: 'trust', up: trust },
  { number: 9, name: 'publishing', up: publishing },
  { number: 10, name: 'templates', up: templates },
  { number: 11, name: 'texts', up: texts },
  { number: 12, name: 'team', up: team },
  { number: 13, name: 'desk', up: desk },
  { number: 14, name: 'reviewers', up: reviewers },
  { number: 15, name: 'mailing-lists', up: mailingLists },
  { number: 16, name: 'links', up: links },
]

/** The advisory lock of PostgreSQL under which migrations run: « vitr » as a number. */
const POSTGRES_LOCK = 0x76697472

/** The database was written by a newer version of the program; the message (French) says so. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew'
}

/**
 * Brings the tables to the form that this program knows: each missing migration in a transaction
 * of its own, with its number recorded inside it. Processes that migrate at once take turns.
 * @returns the numbers applied now
 * @throws DatabaseTooNew when the database is ahead of the program
 */
export async function migrate(
  db: Db<MigrationTables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<number[]> {
  const applied: number[] = []
  for (const migration of migrations) {
    const isNew = await inTransaction(db, async (trx) => {
      if (engineOf(trx) === 'postgres') {
        // A step over many rows, and the wait for another server that takes it, last as they must.
        await sql`set local lock_timeout = 0`.execute(trx)
        await sql`set local statement_timeout = 0`.execute(trx)
        await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(trx)
      }
      const current = await currentNumber(trx)
      if (current > migrations.length) throw tooNew(current, migrations.length)
      if (current >= migration.number) return false
      await migration.up(trx)
      const { number, name } = migration
      const applied_at = new Date().toISOString()
      await trx.insertInto('migration').values({ number, name, applied_at }).execute()
      return true
    })
    if (isNew) applied.push(migration.number)
  }
  if (applied.includes(1)) await markClean(db)
  return applied
}

/** Number of the last migration applied; 0 in an empty database. */
async function currentNumber(trx: Transaction<MigrationTables>): Promise<number> {
  await trx.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const last = await trx
    .selectFrom('migration')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst()
  return last?.number ?? 0
}

const tooNew = (current: number, known: number): DatabaseTooNew =>
  new DatabaseTooNew(
    `La base de données est à la version ${current}, ce programme ne connaît que la version ` +
      `${known}. Installez la version du programme qui l’a écrite, ou restaurez une sauvegarde.`,
  )
