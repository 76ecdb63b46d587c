import type { Kysely } from 'kysely'

/** When whoever has a session last gave their password in it; empty: when it began. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .alterTable('account_session')
    .addColumn('confirmed_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
