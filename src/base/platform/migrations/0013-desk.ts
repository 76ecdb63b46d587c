import type { Kysely } from 'kysely'

/** Who opened a request first and when it was answered; what the firm answered, which goes when the request goes. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  for (const column of ['opened_at', 'opened_by', 'answered_at']) {
    await schema
      .alterTable('lead')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute()
  }
  // Which firms have requests that wait is asked of all of them every few minutes.
  await schema
    .createIndex('lead_waiting')
    .on('lead')
    .columns(['answered_at', 'status', 'received_at', 'site_id'])
    .execute()
  await schema
    .createTable('lead_message')
    .addColumn('site_id', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'integer', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mail_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_message_key', ['site_id', 'lead_id', 'id'])
    .addForeignKeyConstraint(
      'lead_message_lead',
      ['site_id', 'lead_id'],
      'lead',
      ['site_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
}
