import type { Kysely } from 'kysely'

/**
 * Numbers of sites that were removed. None is given out again: what a server, a browser or a folder
 * still keeps under a number is never another firm's.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('removed_site')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .execute()
}
