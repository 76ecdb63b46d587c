import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

/** A database as it is read from outside, beside the product. */
export interface Reader {
  engine: 'sqlite' | 'postgres'
  rows(sql: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** @param location path of a SQLite file, or `postgres://…` */
export async function openReader(location: string): Promise<Reader> {
  if (!location.startsWith('postgres://')) {
    const db = new DatabaseSync(location, { readOnly: true })
    return {
      engine: 'sqlite',
      rows: async (sql) => db.prepare(sql).all(),
      close: async () => db.close(),
    }
  }
  const client = new Client({ connectionString: location })
  await client.connect()
  return {
    engine: 'postgres',
    rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    close: () => client.end(),
  }
}
