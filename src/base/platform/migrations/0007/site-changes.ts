import type { Kysely } from 'kysely'

/**
 * What each write to a site touched, so that whoever keeps answers drops those alone that changed.
 * Only the newest rows of a site are kept: whoever fell further behind drops everything of it.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('site_change')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    // Words with a space between them; empty when no kept answer holds what was written.
    .addColumn('tags', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_change_key', ['site_id', 'version'])
    .execute()
  // Until when lists of articles hold: each page that shows one asks for the next hour.
  await schema
    .createIndex('article_hour')
    .on('article')
    .columns(['site_id', 'date_published'])
    .execute()
}
