import type { Kysely } from 'kysely'

/**
 * Browsers in which somebody has signed in, by the hash of a secret that the browser keeps: wrong
 * passwords that strangers try elsewhere do not make them wait.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('account_device')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('account_user.id').onDelete('cascade'),
    )
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_device_key', ['id', 'user_id'])
    .execute()
  await schema
    .createIndex('account_device_user_id')
    .on('account_device')
    .column('user_id')
    .execute()
}
