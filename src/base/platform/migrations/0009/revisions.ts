import { type Kysely, sql } from 'kysely'

/**
 * Revisions of any document: the table of pages changes its name and some columns in place, since it is
 * the only large one. Its texts are not rewritten on PostgreSQL.
 */
export async function up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> {
  const { schema } = db
  const table = 'editorial_revision'
  await schema.dropIndex('revision_of_page').execute()
  await schema.alterTable('revision').renameTo(table).execute()
  for (const [from, to] of [
    ['kind', 'reason'],
    ['author', 'user_name'],
    ['created_at', 'at'],
  ] as const) {
    await schema.alterTable(table).renameColumn(from, to).execute()
  }
  for (const [name, value] of [
    ['kind', 'page'],
    ['ref', ''],
  ] as const) {
    await schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute()
  }
  await sql`update ${sql.table(table)} set ref = cast(page_id as text)`.execute(db)
  await schema.alterTable(table).dropColumn('page_id').execute()
  await schema
    .createIndex('editorial_revision_document')
    .on(table)
    .columns(['site_id', 'kind', 'ref', 'lang', 'id'])
    .execute()
}
