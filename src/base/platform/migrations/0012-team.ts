import type { Kysely } from 'kysely'

/** Who of the team signs an article, and in which order the team stands. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .alterTable('article')
    .addColumn('person_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('editorial_text')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
