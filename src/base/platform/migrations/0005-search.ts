import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The search index: documents with the words they hold, the vocabulary with its counts, how far the
 * index of a site is, and what visitors looked for. What finds documents is each engine's own: an
 * FTS5 table over the analysed terms, or a `tsvector` of them.
 */
export async function up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { schema } = db
  const ofSite = (name: string) =>
    schema
      .createTable(name)
      .addColumn('site_id', 'integer', (column) =>
        column.notNull().references('site.id').onDelete('cascade'),
      )

  const documents = ofSite('search_document')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('search_document_key', ['site_id', 'key'])
  await (
    isPostgres
      ? documents.addColumn('terms', sql`tsvector`, (column) => column.notNull())
      : documents
  ).execute()
  // Apart: a common word matches thousands of documents, of which ten are read.
  await schema
    .createTable('search_content')
    .addColumn('document_id', 'integer', (column) =>
      column.primaryKey().references('search_document.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute()
  const run = (text: string) => sql.raw(text).execute(db)
  if (isPostgres) {
    await run('create index search_document_terms on search_document using gin (terms)')
  } else {
    // Terms are ASCII or letters of other scripts already folded: `ascii` leaves both alone.
    await run(
      'create virtual table search_text using fts5(title, beginnings, body, ' +
        `content='', contentless_delete=1, tokenize='ascii')`,
    )
    await run(
      'create trigger search_document_gone after delete on search_document begin ' +
        'delete from search_text where rowid = old.id; end',
    )
  }

  await ofSite('search_word')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_word_key', ['site_id', 'lang', 'word'])
    .execute()

  await ofSite('search_state')
    .addColumn('site_version', 'integer', (column) => column.notNull())
    .addColumn('index_version', 'integer', (column) => column.notNull())
    .addColumn('articles_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_state_key', ['site_id'])
    .execute()

  await ofSite('search_query')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('askings', 'integer', (column) => column.notNull())
    .addColumn('results', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_query_key', ['site_id', 'day', 'query'])
    .execute()
}
