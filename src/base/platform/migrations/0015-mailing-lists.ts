import type { Kysely } from 'kysely'

/** What somebody subscribed to: the firm's letter, or reminders of the deadlines of a firm that they described. */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .alterTable('subscriber')
    .addColumn('list', 'text', (column) => column.notNull().defaultTo('letter'))
    .execute()
  await schema
    .alterTable('subscriber')
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
