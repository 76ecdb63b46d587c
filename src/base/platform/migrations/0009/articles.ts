import { type Kysely, sql } from 'kysely'

/**
 * Own articles as documents: the draft where something differs from what is live, and the articles in the
 * trash with what was live of them. What is live stays where it is.
 */
export async function up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> {
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from article_work
  `.execute(db)
  const inDocuments = sql`from article_work where removed_at = ''`
  await sql`
    insert into editorial_document (site_id, kind, ref, lang, user_id, user_name, at, counter, what,
      content, live_hash, review_at)
    select site_id, 'article', cast(id as text), '', '', updated_by, updated_at, version,
      case when is_draft = 1 then 'saved' else 'published' end,
      case when is_draft = 1 then content else '' end, '', review_at
    ${inDocuments}
  `.execute(db)
  const numbered = sql`
    select work.*, site.last_trash_id + row_number() over
      (partition by work.site_id order by work.removed_at, work.id) as trash_id
    from article_work as work join site on site.id = work.site_id where work.removed_at <> ''
  `
  await sql`
    insert into editorial_trash
      (site_id, id, kind, ref, lang, user_id, user_name, at, title, detail, content)
    select site_id, trash_id, 'article', cast(id as text), '', '', updated_by, removed_at, title,
      '{"lang":"' || lang || '"}',
      '{"counter":' || version || ',"draft":' || case when is_draft = 1 then content else 'null' end ||
        ',"live":' || case when removed_live = '' then 'null' else removed_live end ||
        ',"reviewAt":"' || review_at || '"}'
    from (${numbered}) as removed
  `.execute(db)
  await sql`
    update site set last_trash_id = greatest_of.id from (
      select site_id, max(id) as id from editorial_trash group by site_id
    ) as greatest_of where greatest_of.site_id = site.id and greatest_of.id > site.last_trash_id
  `.execute(db)
  const moved = await sql<{ after: number }>`
    select (select count(*) from editorial_document where kind = 'article') +
      (select count(*) from editorial_trash where kind = 'article') as after
  `.execute(db)
  if (Number(rows[0]?.before) !== Number(moved.rows[0]?.after)) {
    throw new Error('An article that was being written is missing among the documents.')
  }
  await db.schema.dropTable('article_work').execute()
}
