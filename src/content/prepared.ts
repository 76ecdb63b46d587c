import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseHandle } from './schema.ts'

/** Stands in a query for a value that is only known when it runs. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A query compiled once; `handle` runs it within a transaction. */
export type PreparedQuery<Values, Row> = (values: Values, handle?: DatabaseHandle) => Promise<Row[]>

/**
 * Compiles a query once, for the paths that every page view takes: building and compiling costs
 * several times what SQLite needs to answer. `value('name')` marks the place of a value.
 */
export const prepare =
  <Values extends Record<string, number | string>>() =>
  <Row>(
    db: Database,
    build: (
      value: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>,
    ) => Compilable<Row>,
  ): PreparedQuery<Values, Row> => {
    const query = build((name) => sql`${new Placeholder(name)}`).compile()
    return async (values, handle = db) => {
      const parameters = query.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name] : parameter,
      )
      const { rows } = await handle.executeQuery<Row>({ ...query, parameters })
      return rows
    }
  }
