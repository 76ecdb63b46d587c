import { type Kysely, sql } from 'kysely'

/**
 * Hosts that a firm asks for, until the agency confirms or refuses them. The name in the setting
 * `site_ndd` which no site is registered under was taken at the firm's word: it now waits as well.
 */
export async function up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> {
  await db.schema
    .createTable('host_proposal')
    .addColumn('site_id', 'integer', (column) =>
      column.notNull().references('site.id').onDelete('cascade'),
    )
    .addColumn('host', 'text', (column) => column.notNull())
    // `proposed` or `refused`; what is confirmed stands in site_host.
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('host_proposal_key', ['site_id', 'host'])
    .execute()
  const { rows: named } = await sql<{ site_id: number; value: string }>`
    select site_id, value from setting where name = 'site_ndd'
  `.execute(db)
  const { rows: registered } = await sql<{ host: string }>`select host from site_host`.execute(db)
  const known = new Set(registered.map(({ host }) => host))
  const at = new Date().toISOString()
  for (const { site_id, value } of named) {
    const host = value.replace(/:\d+$/, '')
    if (host === '' || known.has(host)) continue
    await sql`
      insert into host_proposal (site_id, host, state, at, user_id, user_name)
      values (${site_id}, ${host}, 'proposed', ${at}, '', 'Vitrine')
    `.execute(db)
  }
}
