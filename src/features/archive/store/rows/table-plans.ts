import { type QueryExecutorProvider, sql } from 'kysely'
import { engineOf } from '#base/platform/db/db-handle.ts'
import { type Column, kindOf } from '../format/columns.ts'

/** A table as archives know it. */
export interface TablePlan {
  name: string
  columns: readonly Column[]
  /** Columns of the primary key, in its order: rows travel sorted by them. */
  key: readonly string[]
}

interface FoundColumn {
  table: string
  column: string
  type: string
  required: number | boolean
  /** Place in the primary key from 1 on; 0 outside of it. */
  key: number
}

interface FoundReference {
  table: string
  target: string
}

/**
 * Every table of a database, each behind those that it refers to, as the engine itself describes
 * them. What an engine makes for its own purposes (FTS5's shadows) is left out.
 * @throws Error for a table that no archive could hold: without key, or with a column of another type
 */
export async function tablePlans(
  db: QueryExecutorProvider,
  isWanted: (table: string) => boolean = () => true,
): Promise<TablePlan[]> {
  const found = await foundTables(db)
  return sortedByReference(found)
    .filter(isWanted)
    .map((name) => planOf(name, found.columns))
}

/** Names of the tables, each behind those that it refers to. */
export const tableNames = async (db: QueryExecutorProvider): Promise<string[]> =>
  sortedByReference(await foundTables(db))

const foundTables = (db: QueryExecutorProvider): Promise<Found> =>
  engineOf(db) === 'sqlite' ? ofSqlite(db) : ofPostgres(db)

function planOf(name: string, all: readonly FoundColumn[]): TablePlan {
  const found = all.filter(({ table }) => table === name)
  const columns = found.map(({ column, type, required, key: place }) => {
    const kind = kindOf(name, column, type)
    if (kind === null) throw new Error(`No archive holds ${name}.${column}, of type ${type}.`)
    return { name: column, kind, isNullable: Number(required) === 0 && place === 0 }
  })
  const key = found.filter((column) => column.key > 0).toSorted((a, b) => a.key - b.key)
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to sort it by.`)
  // Both engines list columns in the order of the migrations, but only names are promised.
  return {
    name,
    columns: columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    key: key.map(({ column }) => column),
  }
}

/** Names, each behind those that it refers to; else by the alphabet. */
function sortedByReference({ columns, references }: Found): string[] {
  const names = [...new Set(columns.map(({ table }) => table))].toSorted()
  const sorted: string[] = []
  const waiting = new Set(names)
  while (waiting.size > 0) {
    const next = [...waiting].find((name) =>
      references.every(
        ({ table, target }) => table !== name || target === name || !waiting.has(target),
      ),
    )
    if (next === undefined)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting]}`)
    waiting.delete(next)
    sorted.push(next)
  }
  return sorted
}

interface Found {
  columns: FoundColumn[]
  references: FoundReference[]
}

async function ofSqlite(db: QueryExecutorProvider): Promise<Found> {
  const tables = sql`pragma_table_list as t`
  const own = sql`t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`
  const columns = await sql<FoundColumn>`
    select t.name as "table", c.name as "column", c.type as "type", c."notnull" as "required",
      c.pk as "key"
    from ${tables}, pragma_table_info(t.name) as c where ${own} order by t.name, c.cid`.execute(db)
  const references = await sql<FoundReference>`
    select distinct t.name as "table", f."table" as "target"
    from ${tables}, pragma_foreign_key_list(t.name) as f where ${own}`.execute(db)
  return { columns: columns.rows, references: references.rows }
}

async function ofPostgres(db: QueryExecutorProvider): Promise<Found> {
  const columns = await sql<FoundColumn>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
      a.attnotnull as "required",
      coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0)::int as "key"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, a.attnum`.execute(db)
  const references = await sql<FoundReference>`
    select distinct t.relname as "table", f.relname as "target"
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace`.execute(db)
  return { columns: columns.rows, references: references.rows }
}
