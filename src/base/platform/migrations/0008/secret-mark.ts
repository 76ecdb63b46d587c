import type { Kysely } from 'kysely'

/**
 * The mark of the secret that this content was written with, one row at most. It goes along with a
 * backup, which `installation_state` does not.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('secret_mark')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .execute()
}
