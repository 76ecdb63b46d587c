import type { Kysely } from 'kysely'

const PAGE_KEY = ['site_id', 'page_id', 'lang'] as const

/**
 * Drafts of pages with who edits them, what is to happen to them by itself, who asks for their
 * publication and the secret links that show them. No key to the page: a draft comes back with a
 * page that is restored. Instants are text; empty where there is none.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  for (const name of ['kind', 'user_id']) {
    await schema
      .alterTable('revision')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  const ofPage = (table: string) =>
    schema
      .createTable(table)
      .addColumn('site_id', 'integer', (column) =>
        column.notNull().references('site.id').onDelete('cascade'),
      )
      .addColumn('page_id', 'integer', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
  await ofPage('page_draft')
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('live_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_draft_key', [...PAGE_KEY])
    .execute()
  await ofPage('page_lock')
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_lock_key', [...PAGE_KEY])
    .execute()
  await ofPage('page_schedule')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('lease', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_schedule_key', [...PAGE_KEY, 'action'])
    .execute()
  await schema
    .createIndex('page_schedule_due')
    .on('page_schedule')
    .columns(['error', 'due'])
    .execute()
  await ofPage('publish_request')
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('publish_request_key', [...PAGE_KEY])
    .execute()
  await ofPage('draft_share')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_share_key', ['site_id', 'token_hash'])
    .execute()
  await schema
    .createIndex('draft_share_page')
    .on('draft_share')
    .columns([...PAGE_KEY])
    .execute()
}
