import { sql, type Transaction } from 'kysely'

/** How the rows of a table become those of another site; columns not named stay as they are. */
interface RowCopy {
  table: string
  /** Which rows, beside those of the site; SQL over the table's own columns. */
  only?: string
  /** Columns that begin anew. */
  blank?: readonly string[]
  /** Columns that name somebody of the template: nobody. */
  nobody?: readonly string[]
}

/**
 * What a new site takes from its template, in the order in which keys want it. People, what they
 * left behind, what is being written and what is past stay where they are.
 */
const CONTENT: readonly RowCopy[] = [
  { table: 'layout' },
  { table: 'page' },
  { table: 'page_translation' },
  { table: 'widget' },
  { table: 'menu' },
  // The team is the template's people.
  { table: 'editorial_text', only: `is_live = 1 and kind <> 'person'` },
  { table: 'redirect' },
  { table: 'motif' },
  { table: 'media_file', only: `removed_at = ''`, blank: ['created_by'] },
]

/** Articles that visitors may see, at once or from their date on. */
const ARTICLES: readonly RowCopy[] = [
  { table: 'article', nobody: ['person_id', 'reviewer_id'] },
  { table: 'article_motif' },
]

/** Tables of a site whose rows are not copied, each with its reason. */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  setting: 'read, changed where it names the firm, and written (site-lifecycle.ts)',
  constant: 'read, changed where it names the firm, and written (site-lifecycle.ts)',
  site_host: 'a host leads to one site',
  host_proposal: 'a host leads to one site',
  site_change: 'a new site has no past',
  audit: 'a new site has no past',
  editorial_revision: 'a new site has no past',
  editorial_trash: 'a new site has no past',
  tree_change: 'a new site has no past',
  former_slug: 'nobody knows the former addresses of a new site',
  editorial_document: 'being written by the template’s people',
  editorial_lock: 'being written by the template’s people',
  editorial_task: 'being written by the template’s people',
  editorial_request: 'being written by the template’s people',
  editorial_share: 'being written by the template’s people',
  article_choice: 'the opinion of the template’s people',
  account_membership: 'people of the template',
  lead: 'people of the template',
  lead_note: 'people of the template',
  lead_message: 'people of the template',
  lead_file: 'people of the template',
  mail: 'people of the template',
  subscriber: 'people of the template',
  link_check: 'links of the new site are asked themselves',
  search_document: 'written anew by the index',
  search_word: 'written anew by the index',
  search_state: 'written anew by the index',
  search_query: 'what visitors of the template looked for',
}

/** Tables whose rows are copied. */
export const COPIED: readonly string[] = [...CONTENT, ...ARTICLES].map(({ table }) => table)

/**
 * Copies the rows of a site to another one that has none, by the engine itself.
 * @param leftMedia paths of media that stay where they are
 */
export async function copyRows(
  trx: Pick<Transaction<unknown>, 'introspection' | 'getExecutor'>,
  fromId: number,
  toId: number,
  { withArticles, leftMedia = [] }: { withArticles: boolean; leftMedia?: readonly string[] },
): Promise<void> {
  const tables = await trx.introspection.getTables()
  for (const { table, only, blank = [], nobody = [] } of withArticles
    ? [...CONTENT, ...ARTICLES]
    : CONTENT) {
    const columns = tables.find(({ name }) => name === table)?.columns ?? []
    const names = columns.map(({ name }) => name)
    const values = names.map((name) =>
      name === 'site_id'
        ? sql`cast(${toId} as integer)`
        : blank.includes(name)
          ? sql`''`
          : nobody.includes(name)
            ? sql`0`
            : sql.ref(name),
    )
    const condition = only === undefined ? sql`` : sql` and ${sql.raw(only)}`
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${sql.table(table)}
      where site_id = ${fromId}${condition}
    `.execute(trx)
  }
  for (const path of leftMedia) {
    await sql`delete from media_file where site_id = ${toId} and path = ${path}`.execute(trx)
  }
}
