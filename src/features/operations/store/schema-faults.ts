import { type QueryExecutorProvider, sql } from 'kysely'
import { type Db, engineOf } from '#base/platform/db/db-handle.ts'
import { type Migration, type MigrationTables, MIGRATIONS } from '#base/platform/db/migrate.ts'
import wantedColumns from './schema-columns.json' with { type: 'json' }

/**
 * What a database of this version lacks, as French sentences: a step of the schema that was never made
 * though a later one was, a table, a column.
 */
export async function schemaFaults(db: Db<MigrationTables>): Promise<string[]> {
  const made = await db
    .selectFrom('migration')
    .select(['number', 'name'])
    .orderBy('number')
    .execute()
  const faults = migrationFaults(made, MIGRATIONS)
  if (faults.length > 0) return faults
  const here = await columnsOf(db)
  for (const [table, columns] of Object.entries(wantedColumns)) {
    const known = here.get(table)
    if (known === undefined) {
      faults.push(`La table « ${table} » manque.`)
      continue
    }
    const missing = columns.split(' ').filter((column) => !known.has(column))
    if (missing.length > 0) {
      faults.push(`La table « ${table} » n’a pas : ${missing.join(', ')}.`)
    }
  }
  return faults
}

/** Steps that are recorded, against those of the program. */
export function migrationFaults(
  made: readonly Pick<Migration, 'number' | 'name'>[],
  wanted: readonly Pick<Migration, 'number' | 'name'>[],
): string[] {
  const names = new Map(made.map(({ number, name }) => [number, name]))
  return wanted.flatMap(({ number, name }) => {
    const found = names.get(number)
    if (found === name) return []
    return found === undefined
      ? [`L’étape ${number} (${name}) des tables n’a pas été faite.`]
      : [
          `L’étape ${number} des tables est « ${found} », ce programme la connaît comme « ${name} ».`,
        ]
  })
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>

interface Column {
  of_table: string
  name: string
}

/** The columns of each table that is there. */
export async function columnsOf(db: QueryExecutorProvider): Promise<Columns> {
  const { rows } = await (
    engineOf(db) === 'sqlite'
      ? sql<Column>`select m.name as of_table, c.name as name
          from pragma_table_list m, pragma_table_info(m.name) c
          where m.schema = 'main' and m.type = 'table' and m.name not like 'sqlite_%'`
      : sql<Column>`select table_name as of_table, column_name as name
          from information_schema.columns where table_schema = current_schema()`
  ).execute(db)
  const columns = new Map<string, Set<string>>()
  for (const { of_table, name } of rows) {
    const known = columns.get(of_table)
    if (known) known.add(name)
    else columns.set(of_table, new Set([name]))
  }
  return columns
}
