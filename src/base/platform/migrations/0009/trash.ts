import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { RefuseLoss } from './refuse-loss.ts'

/**
 * The trash of any kind: what is common to all entries in columns, what a kind's list shows beside it in
 * `detail`, as JSON text. A page's says its address, how many pages lie in it, and below which it stood.
 */
export async function up(
  db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>,
  refuseLoss: RefuseLoss,
): Promise<void> {
  const { schema } = db
  await schema
    .createTable('editorial_trash')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('editorial_trash_key', ['site_id', 'id'])
    .execute()
  await schema.createIndex('editorial_trash_age').on('editorial_trash').column('at').execute()
  const quoted = (name: string) =>
    isPostgres(db) ? sql`to_json(${sql.ref(name)})::text` : sql`json_quote(${sql.ref(name)})`
  const detail = sql`'{"path":' || ${quoted('path')} || ',"pages":' || pages ||
    ',"parentId":' || parent_id || ',"parentName":' || ${quoted('parent_name')} || '}'`
  await sql`
    insert into editorial_trash
      (site_id, id, kind, ref, lang, user_id, user_name, at, title, detail, content)
    select site_id, id, 'page', cast(page_id as text), '', user_id, user_name, trashed_at, name,
      ${detail}, content
    from trash
  `.execute(db)
  await refuseLoss(db, {
    from: 'trash',
    fromText: 'content',
    to: 'editorial_trash',
    toText: 'content',
  })
  await schema.dropTable('trash').execute()
}

const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
