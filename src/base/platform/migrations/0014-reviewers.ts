import type { Kysely } from 'kysely'

/** Who of the team read an article again before it was published. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .alterTable('article')
    .addColumn('reviewer_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
