import { type Kysely, sql } from 'kysely'

/**
 * Sites and all their content. Ids are unique within a site, so every key begins with `site_id`.
 * Column types are those that both engines share: whole numbers and text (JSON and ISO 8601
 * instants in UTC are text, truth values 0 or 1).
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('site')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('offices', 'text', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('last_page_id', 'integer', (column) => column.notNull())
    .addColumn('last_widget_id', 'integer', (column) => column.notNull())
    .addColumn('last_revision_id', 'integer', (column) => column.notNull())
    .execute()

  await schema
    .createTable('site_host')
    .addColumn('host', 'text', (column) => column.primaryKey())
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('site_host_site').on('site_host').column('site_id').execute()

  for (const table of ['setting', 'constant']) {
    await schema
      .createTable(table)
      .addColumn('site_id', 'integer', (column) =>
        column.notNull().references('site.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['site_id', 'name'])
      .execute()
  }

  await schema
    .createTable('layout')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('css_class', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('layout_key', ['site_id', 'id'])
    .execute()

  await schema
    .createTable('page')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('record_model', 'text', (column) => column.notNull())
    .addColumn('record_position', 'integer')
    .addColumn('modelclass', 'text', (column) => column.notNull())
    .addColumn('lft', 'integer', (column) => column.notNull())
    .addColumn('rgt', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('layout_id', 'integer')
    .addPrimaryKeyConstraint('page_key', ['site_id', 'id'])
    .addForeignKeyConstraint('page_layout', ['site_id', 'layout_id'], 'layout', ['site_id', 'id'])
    .execute()
  await schema.createIndex('page_tree').on('page').columns(['site_id', 'lft']).execute()
  await schema.createIndex('page_of_layout').on('page').columns(['site_id', 'layout_id']).execute()

  await schema
    .createTable('page_translation')
    .addColumn('site_id', 'integer', (column) => column.notNull())
    .addColumn('page_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('h1', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('keywords', 'text', (column) => column.notNull())
    .addColumn('auto_mod', 'text', (column) => column.notNull())
    .addColumn('infos', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('is_secure', 'integer', (column) => column.notNull())
    .addColumn('is_indexable', 'integer', (column) => column.notNull())
    .addColumn('is_visible_bread_crumb', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_translation_key', ['site_id', 'page_id', 'lang'])
    .addUniqueConstraint('page_translation_path', ['site_id', 'path'])
    .addForeignKeyConstraint(
      'page_translation_page',
      ['site_id', 'page_id'],
      'page',
      ['site_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()

  await schema
    .createTable('widget')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('page_id', 'integer')
    .addColumn('layout_id', 'integer')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('widget_key', ['site_id', 'id'])
    .addForeignKeyConstraint(
      'widget_page',
      ['site_id', 'page_id', 'lang'],
      'page_translation',
      ['site_id', 'page_id', 'lang'],
      (key) => key.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'widget_layout',
      ['site_id', 'layout_id'],
      'layout',
      ['site_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .addCheckConstraint('widget_one_owner', sql`(page_id is null) <> (layout_id is null)`)
    .execute()
  await schema
    .createIndex('widget_of_page')
    .on('widget')
    .columns(['site_id', 'page_id', 'lang'])
    .execute()
  await schema
    .createIndex('widget_of_layout')
    .on('widget')
    .columns(['site_id', 'layout_id', 'part', 'lang'])
    .execute()

  await schema
    .createTable('menu')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_key', ['site_id', 'id'])
    .execute()

  await schema
    .createTable('redirect')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('lang', 'text')
    .addColumn('is_wildcard', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('redirect_key', ['site_id', 'source', 'kind'])
    .execute()
  await schema
    .createIndex('redirect_wildcard')
    .on('redirect')
    .columns(['site_id', 'is_wildcard'])
    .execute()

  // No key to the page: the versions of a page outlive it, so that a removal can be mended.
  await schema
    .createTable('revision')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('page_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revision_key', ['site_id', 'id'])
    .execute()
  await schema
    .createIndex('revision_of_page')
    .on('revision')
    .columns(['site_id', 'page_id', 'lang', 'id'])
    .execute()

  await schema
    .createTable('motif')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('motif_key', ['site_id', 'code'])
    .execute()

  await schema
    .createTable('article')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('motifs', 'text', (column) => column.notNull())
    .addColumn('date_published', 'text', (column) => column.notNull())
    .addColumn('date_update', 'text', (column) => column.notNull())
    .addColumn('external_key', 'text', (column) => column.notNull())
    .addColumn('medias_paths', 'text', (column) => column.notNull())
    .addColumn('copyright_year', 'text', (column) => column.notNull())
    .addColumn('duration', 'text')
    .addColumn('video', 'text')
    .addColumn('sanitiser_version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_key', ['site_id', 'id'])
    .addUniqueConstraint('article_slug', ['site_id', 'slug'])
    .execute()

  // An article may carry a motif that the site does not subscribe to: no key to `motif`.
  await schema
    .createTable('article_motif')
    .addColumn('site_id', 'integer', (column) => column.notNull())
    .addColumn('article_id', 'integer', (column) => column.notNull())
    .addColumn('motif', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('date_published', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_motif_key', ['site_id', 'article_id', 'motif'])
    .addForeignKeyConstraint(
      'article_motif_article',
      ['site_id', 'article_id'],
      'article',
      ['site_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await schema
    .createIndex('article_motif_newest')
    .on('article_motif')
    .columns(['site_id', 'motif', 'lang', 'date_published', 'article_id'])
    .execute()
}
