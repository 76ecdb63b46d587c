import type { Kysely } from 'kysely'

/**
 * Mails that wait to be sent, and the subscribers of the letter. A key says which mail a row is:
 * the second of a key is the same mail. A subscriber is found by the hash of the address, which
 * stays when the address itself has gone.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('mail')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_key', ['site_id', 'key'])
    .execute()
  await schema.createIndex('mail_due').on('mail').columns(['state', 'due_at']).execute()

  await schema
    .createTable('subscriber')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consent_text', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addColumn('unsubscribed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscriber_key', ['site_id', 'address_hash'])
    .execute()
  await schema
    .createIndex('subscriber_state')
    .on('subscriber')
    .columns(['site_id', 'state', 'asked_at'])
    .execute()
}
