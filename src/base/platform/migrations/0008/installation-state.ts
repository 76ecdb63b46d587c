import type { Kysely } from 'kysely'

/** What an installation remembers of itself, whatever its sites: one short text by name. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('installation_state')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
