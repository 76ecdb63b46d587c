import type { CreateTableBuilder, Kysely } from 'kysely'

/**
 * What is known of the files of the media library, and the versions of a site's own templates. Ids
 * count per site; the focal point is in per cent; `removed_at` is empty unless a medium lies in the
 * bin. Texts of a template are empty where it has no such file.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  for (const name of ['last_media_id', 'last_template_id']) {
    await schema
      .alterTable('site')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await ofSite(schema, 'media_file', MEDIA_TEXTS, MEDIA_NUMBERS)
    .addUniqueConstraint('media_file_path', ['site_id', 'path'])
    .execute()
  await ofSite(schema, 'template_version', TEMPLATE_TEXTS).execute()
}

const MEDIA_TEXTS = [
  'path',
  'folder',
  'name',
  'alt',
  'caption',
  'credit',
  'kind',
  'type',
  'hash',
  'created_at',
  'created_by',
  'removed_at',
]
const MEDIA_NUMBERS = ['decorative', 'focal_x', 'focal_y', 'width', 'height', 'bytes']
const TEMPLATE_TEXTS = ['name', 'html', 'css', 'js', 'at', 'user_id', 'user_name']

/** A table whose ids count per site. */
function ofSite(
  schema: Kysely<unknown>['schema'],
  table: string,
  texts: readonly string[],
  numbers: readonly string[] = [],
): CreateTableBuilder<string, string> {
  let made: CreateTableBuilder<string, string> = schema
    .createTable(table)
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
  for (const name of texts) made = made.addColumn(name, 'text', (column) => column.notNull())
  for (const name of numbers) made = made.addColumn(name, 'integer', (column) => column.notNull())
  return made.addPrimaryKeyConstraint(`${table}_key`, ['site_id', 'id'])
}
