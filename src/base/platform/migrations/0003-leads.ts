import type { Kysely } from 'kysely'

/**
 * Requests that visitors leave, with their files and the texts they agreed to, and what limits the
 * rate of sending. Ids of leads are never given out twice: the site counts them. `email_key` is
 * the address in lower case, for finding a person. A consent text is kept once, by its hash.
 */
export async function up({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .alterTable('site')
    .addColumn('last_lead_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await schema
    .createTable('consent_text')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()

  await schema
    .createTable('lead')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('page_path', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) =>
      column.notNull().references('consent_text.version'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('spam_score', 'integer', (column) => column.notNull())
    .addColumn('spam_reasons', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_key', ['site_id', 'id'])
    .addUniqueConstraint('lead_nonce', ['site_id', 'nonce'])
    .execute()
  for (const column of ['email_key', 'phone', 'expires_at']) {
    await schema.createIndex(`lead_${column}`).on('lead').columns(['site_id', column]).execute()
  }

  await schema
    .createTable('lead_file')
    .addColumn('stored', 'text', (column) => column.primaryKey())
    .addColumn('site_id', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addForeignKeyConstraint(
      'lead_file_lead',
      ['site_id', 'lead_id'],
      'lead',
      ['site_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await schema
    .createIndex('lead_file_of_lead')
    .on('lead_file')
    .columns(['site_id', 'lead_id'])
    .execute()

  await schema
    .createTable('rate_limit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('rate_limit_age').on('rate_limit').column('expires_at').execute()
}
