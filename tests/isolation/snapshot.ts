import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#app/tables.ts'

/** Tables whose rows belong to a site. */
export async function tablesOfSites(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'site_id'))
    .map(({ name }) => name)
    .toSorted()
}

/** Every row of a site, as text, by table; the site's own row too. */
export async function rowsOf(db: Database, siteId: number): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of await tablesOfSites(db)) {
    const found = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where site_id = ${siteId}`.execute(db)
    rows[table] = found.rows.map((row) => JSON.stringify(row)).toSorted()
  }
  const own = await sql`select * from site where id = ${siteId}`.execute(db)
  return { ...rows, site: own.rows.map((row) => JSON.stringify(row)) }
}

/** Every file of a site below the data folder, with its content. */
export async function filesOf(dataDir: string, siteId: number): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const folder of [`media/.sites/${siteId}`, `uploads/site-${siteId}`]) {
    const entries = await readdir(join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      files[path] = await readFile(path, 'base64')
    }
  }
  return files
}
