import type { Kysely } from 'kysely'

/**
 * What editors do with articles. `article` holds what visitors may see, at once or from its date on;
 * `article_work` what is being written, with what stood live when the article went to the bin.
 * `former_slug` leads old addresses to an article; `article_choice` says what the firm adds to an
 * article of anybody: its opinion, a pin, a veto. JSON is text, absent instants are empty.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .alterTable('site')
    .addColumn('last_article_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await schema
    .alterTable('article')
    .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await schema
    .createTable('article_work')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('motifs', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('is_draft', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('review_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .addColumn('removed_live', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_work_key', ['site_id', 'id'])
    .execute()
  await schema
    .createIndex('article_work_slug')
    .on('article_work')
    .columns(['site_id', 'slug'])
    .execute()

  await schema
    .createTable('former_slug')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('article_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_slug_key', ['site_id', 'slug'])
    .execute()

  await schema
    .createTable('article_choice')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('external_key', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('opinion', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('opinion_at', 'text', (column) => column.notNull())
    .addColumn('pinned_at', 'text', (column) => column.notNull())
    .addColumn('pinned_until', 'text', (column) => column.notNull())
    .addColumn('is_hidden', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_choice_key', ['site_id', 'slug'])
    .execute()
}
