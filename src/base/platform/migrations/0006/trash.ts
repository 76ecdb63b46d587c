import type { Kysely } from 'kysely'

/**
 * The bin: each removal of a page with what lay below it, as JSON text, until it is restored or
 * purged; and what renames and moves did, so that they can be undone. Ids count per site. No key to
 * the page: it may be gone, which is the point.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  for (const name of ['last_trash_id', 'last_tree_change_id']) {
    await schema
      .alterTable('site')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await schema
    .createTable('trash')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('page_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('parent_id', 'integer', (column) => column.notNull())
    .addColumn('parent_name', 'text', (column) => column.notNull())
    .addColumn('trashed_at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trash_key', ['site_id', 'id'])
    .execute()
  await schema.createIndex('trash_age').on('trash').column('trashed_at').execute()
  await schema
    .createTable('tree_change')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('page_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tree_change_key', ['site_id', 'id'])
    .execute()
  await schema.createIndex('tree_change_age').on('tree_change').column('changed_at').execute()
}
