import type { Kysely } from 'kysely'

/** Who deals with a lead, and what the firm notes beside it: both go when the lead goes. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  for (const column of ['assigned_to', 'assigned_name']) {
    await schema
      .alterTable('lead')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute()
  }
  await schema
    .createTable('lead_note')
    .addColumn('site_id', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'integer', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_note_key', ['site_id', 'lead_id', 'id'])
    .addForeignKeyConstraint(
      'lead_note_lead',
      ['site_id', 'lead_id'],
      'lead',
      ['site_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
}
