import type { Kysely } from 'kysely'

/**
 * Last good answers of editorial providers. They are no site's content: a scope names whose they
 * are, and the public feeds are shared by all sites. Keys may be long, so their hash is the key.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('provider_answer')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .addColumn('sanitiser_version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_answer_key', ['scope', 'key_hash'])
    .execute()
  await schema
    .createIndex('provider_answer_age')
    .on('provider_answer')
    .columns(['scope', 'fetched_at'])
    .execute()
}
