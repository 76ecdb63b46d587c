import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

type Db = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>

/**
 * Who may sign in. The first five tables are those of better-auth, under names of ours: the one
 * exception to the portable types, since it compares instants in the database and writes truth values
 * as the engine knows them. Roles and limits are ours alone.
 */
export async function up(db: Db): Promise<void> {
  const { schema } = db
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const instant = isPostgres ? sql`timestamptz` : sql`text`
  const flag = isPostgres ? sql`boolean` : sql`integer`

  const dated = <Name extends string>(table: CreateTableBuilder<Name>) =>
    table
      .addColumn('created_at', instant, (column) => column.notNull())
      .addColumn('updated_at', instant, (column) => column.notNull())
  const owned = <Name extends string, Columns extends string>(
    table: CreateTableBuilder<Name, Columns>,
  ) =>
    table.addColumn('user_id', 'text', (column) =>
      column.notNull().references('account_user.id').onDelete('cascade'),
    )
  const withId = (name: string) =>
    schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey())

  await dated(withId('account_user'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('two_factor_enabled', flag)
    .addColumn('is_super_admin', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disabled_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_sign_in_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await owned(dated(withId('account_session')))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('viewing_as', 'text', (column) =>
      column.references('account_user.id').onDelete('set null'),
    )
    .execute()
  await owned(dated(withId('account_credential')))
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', instant)
    .addColumn('refresh_token_expires_at', instant)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute()
  await dated(withId('account_verification'))
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute()
  await owned(withId('account_second_factor'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', flag)
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', instant)
    .execute()
  await owned(
    schema
      .createTable('account_membership')
      .addColumn('site_id', 'integer', (column) =>
        column.notNull().references('site.id').onDelete('cascade'),
      ),
  )
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_membership_key', ['site_id', 'user_id'])
    .execute()
  await schema
    .createTable('account_limit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'text', (column) => column.notNull())
    .addColumn('forgotten_at', 'text', (column) => column.notNull())
    .execute()

  for (const [table, column] of INDEXES) {
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}

const INDEXES = [
  ['account_session', 'user_id'],
  ['account_credential', 'user_id'],
  ['account_second_factor', 'user_id'],
  ['account_membership', 'user_id'],
  ['account_verification', 'identifier'],
  ['account_verification', 'value'],
  ['account_limit', 'forgotten_at'],
] as const
