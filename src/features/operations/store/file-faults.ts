import { type QueryExecutorProvider, sql } from 'kysely'
import { engineOf } from '#base/platform/db/db-handle.ts'

/** How thorough a look at a SQLite file is. */
export interface Thoroughness {
  /** Bytes of a file beyond which its pages are not read through. */
  maxBytes: number
  /** Milliseconds after which no further table is looked at. */
  limit: number
}

/** Pages of the file or rows that are told of. */
const MAX_TOLD = 5

/** Looks at a file whose search table seems damaged. */
const LOOKS = 3

/**
 * What SQLite says of the pages of its file; nothing when it is whole. A connection that has looked before compares what
 * it remembers of the search table with what a running server wrote since, and calls it damaged until it has looked
 * for a word: it is asked again.
 */
export async function fileDamage(db: QueryExecutorProvider): Promise<string[]> {
  let said: string[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(5)`.execute(db)
    said = rows.map(({ quick_check }) => quick_check).filter((one) => one !== 'ok')
    if (!said.some((one) => one.includes('fts5'))) break
    // One that is damaged indeed may not answer.
    await sql`select 1 from search_text where search_text match 'a' limit 1`
      .execute(db)
      .catch(() => {})
  }
  return said
}

/**
 * Damage of a SQLite file and rows that point to nothing, as French sentences; PostgreSQL watches over
 * both by itself.
 */
export async function fileFaults(
  db: QueryExecutorProvider,
  { maxBytes, limit }: Thoroughness,
  now: () => number = () => performance.now(),
): Promise<string[]> {
  if (engineOf(db) !== 'sqlite') return []
  const begun = now()
  const { rows: sizes } = await sql<{ bytes: number }>`
    select c.page_count * s.page_size as bytes
    from pragma_page_count c, pragma_page_size s`.execute(db)
  if ((sizes[0]?.bytes ?? 0) <= maxBytes) {
    const damage = await fileDamage(db)
    if (damage.length > 0) return [`Le fichier est abîmé : ${damage.join(' ; ')}.`]
  }
  const { rows: tables } = await sql<{ name: string }>`
    select distinct m.name as name from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table'
    order by case m.name when 'page' then 1 when 'page_translation' then 2
      when 'widget' then 3 when 'setting' then 4 else 9 end, m.name`.execute(db)
  const faults: string[] = []
  for (const { name } of tables) {
    if (now() - begun > limit || faults.length >= MAX_TOLD) break
    const { rows } = await sql<{ parent: string; count: number }>`
      select "parent" as parent, count(*) as count
      from pragma_foreign_key_check(${name}) group by "parent"`.execute(db)
    for (const { parent, count } of rows) {
      faults.push(
        `La table « ${name} » a ${count} ${count > 1 ? 'lignes' : 'ligne'} sans leur « ${parent} ».`,
      )
    }
  }
  return faults
}
