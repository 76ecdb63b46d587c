import type { Kysely } from 'kysely'

/**
 * What is live of documents that have no tables of their own, whatever their kind, and what counts their
 * numbers: one that was given out is never another's, in the trash either.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('editorial_text')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('is_live', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('editorial_text_key', ['site_id', 'kind', 'id'])
    .execute()
  await schema
    .alterTable('site')
    .addColumn('last_text_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
