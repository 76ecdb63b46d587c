import type { Kysely } from 'kysely'

/** Addresses that sites link to: when each is asked next, and whether it has answered. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('link_check')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('link_check_key', ['site_id', 'address'])
    .execute()
  // What one site has learnt of an address serves all that link to it.
  await schema
    .createIndex('link_check_address')
    .on('link_check')
    .columns(['address', 'asked_at'])
    .execute()
}
