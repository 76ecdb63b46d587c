import { type Kysely, sql } from 'kysely'
import type { RefuseLoss } from './refuse-loss.ts'

const KEY = ['site_id', 'kind', 'ref', 'lang'] as const

/** Columns that the rows of pages had already, in the order of each table below. */
const SAME = ['lang', 'user_id', 'user_name', 'at'] as const

const MOVED: Readonly<Record<string, { from: string; texts: string; columns: readonly string[] }>> =
  {
    editorial_document: {
      from: 'page_draft',
      texts: 'content',
      columns: ['counter', 'what', 'content', 'live_hash'],
    },
    editorial_task: {
      from: 'page_schedule',
      texts: 'content',
      columns: ['action', 'due', 'counter', 'content', 'error'],
    },
    editorial_request: { from: 'publish_request', texts: 'note', columns: ['counter', 'note'] },
    editorial_share: { from: 'draft_share', texts: 'token_hash', columns: ['token_hash', 'until'] },
  }

/**
 * What is being written: the draft of a document, who edits it, what is to happen to it by itself, who
 * asks for its publication, the secret links that show it. No key to the document: a draft comes back
 * with a page that is restored. What pages had of it moves over; leases and locks begin anew.
 */
export async function up(
  db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>,
  refuseLoss: RefuseLoss,
): Promise<void> {
  const { schema } = db
  const ofDocument = (table: string) =>
    schema
      .createTable(table)
      .addColumn('site_id', 'integer', (column) =>
        column.notNull().references('site.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
  await ofDocument('editorial_document')
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('live_hash', 'text', (column) => column.notNull())
    .addColumn('review_at', 'text', (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('editorial_document_key', [...KEY])
    .execute()
  await ofDocument('editorial_lock')
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('editorial_lock_key', [...KEY])
    .execute()
  await ofDocument('editorial_task')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('lease', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('leased_until', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('error', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('editorial_task_key', [...KEY, 'action'])
    .execute()
  await schema
    .createIndex('editorial_task_due')
    .on('editorial_task')
    .columns(['error', 'due'])
    .execute()
  await ofDocument('editorial_request')
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('answered_by', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('answered_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('answered_at', 'text', (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('editorial_request_key', [...KEY])
    .execute()
  await ofDocument('editorial_share')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('editorial_share_key', ['site_id', 'token_hash'])
    .execute()
  await schema
    .createIndex('editorial_share_document')
    .on('editorial_share')
    .columns([...KEY])
    .execute()

  for (const [to, { from, texts, columns }] of Object.entries(MOVED)) {
    const names = sql.join([...SAME, ...columns].map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(to)} (site_id, kind, ref, ${names})
      select site_id, 'page', cast(page_id as text), ${names} from ${sql.table(from)}
    `.execute(db)
    await refuseLoss(db, { from, fromText: texts, to, toText: texts })
    await schema.dropTable(from).execute()
  }
  await schema.dropTable('page_lock').execute()
}
