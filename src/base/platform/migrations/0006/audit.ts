import type { Kysely } from 'kysely'

/**
 * Who did what. Ids count per site; `before` and `after` are JSON text, empty where there is
 * nothing. The name of whoever acted stays when the account has gone.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .alterTable('site')
    .addColumn('last_audit_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('audit')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_key', ['site_id', 'id'])
    .execute()
  await schema
    .createIndex('audit_subject')
    .on('audit')
    .columns(['site_id', 'subject', 'id'])
    .execute()
}
