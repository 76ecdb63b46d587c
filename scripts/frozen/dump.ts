import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openReader, type Reader } from './database.ts'
import { maskedCell } from './masks.ts'
import { named } from './random-names.ts'

/** Writes the schema and every row of a database, a file a table. */
export async function dump(location: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const reader = await openReader(location)
  try {
    await writeFile(join(folder, '+schema.txt'), await schemaText(reader))
    const tables = new Map<string, string[]>()
    for (const name of await tablesOf(reader)) {
      const rows = await reader.rows(`select * from "${name}"`)
      tables.set(
        name,
        rows.map((row) => rowText(name, row)),
      )
    }
    for (const [name, lines] of named(tables)) {
      await writeFile(join(folder, `${name}.txt`), lines.map((line) => `${line}\n`).join(''))
    }
  } finally {
    await reader.close()
  }
}

/** Tables of the product; those that an engine keeps for itself are left out. */
async function tablesOf({ engine, rows }: Reader): Promise<string[]> {
  const found = await rows(
    engine === 'sqlite'
      ? "select name from pragma_table_list where schema = 'main' and type = 'table' order by name"
      : "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  return found.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'))
}

/** What makes the tables, in the engine's own words. */
async function schemaText({ engine, rows }: Reader): Promise<string> {
  const found = await rows(engine === 'sqlite' ? OF_SQLITE : OF_POSTGRES)
  return found.map(({ line }) => `${String(line).replace(/, (?=")/g, ',\n  ')}\n`).join('')
}

const OF_SQLITE = 'select sql as line from sqlite_master where sql is not null order by type, name'

const OF_POSTGRES = `
  select format('column %s.%s %s %s %s', table_name, ordinal_position, column_name, data_type,
    concat_ws(' ', 'null ' || is_nullable, 'default ' || column_default, 'generated ' || generation_expression)) as line
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  order by 1`

function rowText(table: string, row: Readonly<Record<string, unknown>>): string {
  return Object.entries(row)
    .map(([column, value]) => `${column}=${maskedCell(table, row, column, cellText(value))}`)
    .join(' ')
}

function cellText(value: unknown): string {
  if (value instanceof Uint8Array) {
    return `bytes ${value.length} ${createHash('sha256').update(value).digest('hex')}`
  }
  return JSON.stringify(value)
}
