import { type Kysely, sql } from 'kysely'

interface Version {
  site_id: number
  id: number
  name: string
  html: string
  css: string
  js: string
  at: string
  user_id: string
  user_name: string
}

/**
 * Versions of templates become revisions of documents, with numbers above those of their site's revisions.
 * Where a site went back to the product's own, the revision holds the copy that was taken away.
 */
export async function up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> {
  const { rows: versions } = await sql<Pick<Version, 'site_id' | 'id'>>`
    select site_id, id from template_version order by site_id, id
  `.execute(db)
  const copies = new Map<string, string>()
  let moved = 0
  // One at a time: a version may be three quarters of a megabyte.
  for (const { site_id, id } of versions) {
    const { rows } = await sql<Version>`
      select * from template_version where site_id = ${site_id} and id = ${id}
    `.execute(db)
    for (const version of rows) {
      await insert(db, version, copies)
      moved += 1
    }
  }
  if (moved !== versions.length) {
    throw new Error(`Of ${versions.length} versions of templates ${moved} were found again.`)
  }
  await db.schema.dropTable('template_version').execute()
  await db.schema.alterTable('site').dropColumn('last_template_id').execute()
}

async function insert(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  { site_id, name, html, css, js, at, user_id, user_name }: Version,
  copies: Map<string, string>,
): Promise<void> {
  const key = `${site_id} ${name}`
  const written = JSON.stringify({ html, css, js })
  const isReset = html === ''
  const content = isReset ? (copies.get(key) ?? written) : written
  copies.set(key, content)
  await sql`
    update site set last_revision_id = last_revision_id + 1 where id = ${site_id}
  `.execute(db)
  await sql`
    insert into editorial_revision
      (site_id, id, kind, ref, lang, user_id, user_name, at, reason, content)
    select id, last_revision_id, 'template', ${name}, '', ${user_id}, ${user_name}, ${at},
      ${isReset ? 'unpublished' : 'published'}, ${content}
    from site where id = ${site_id}
  `.execute(db)
}
