import {
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Db } from './db-handle.ts'

/** Stands in a query for a value that is only known when it runs. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A query that is compiled once for a database, whichever of its handles it is run on. */
export type PreparedQuery<Tables, Values, Row> = (db: Db<Tables>, values: Values) => Promise<Row[]>

/**
 * Compiles a query once, for the paths that every page view takes: building and compiling costs
 * several times what SQLite needs to answer. `value('name')` marks the place of a value.
 */
export const prepare =
  <Values extends Record<string, number | string>>() =>
  <Tables, Row>(
    build: (
      db: Db<Tables>,
      value: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>,
    ) => Compilable<Row>,
  ): PreparedQuery<Tables, Values, Row> => {
    const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
    return async (db, values) => {
      const { adapter } = db.getExecutor()
      const query =
        compiled.get(adapter) ?? build(db, (name) => sql`${new Placeholder(name)}`).compile()
      compiled.set(adapter, query)
      const parameters = query.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name] : parameter,
      )
      const { rows } = await db.executeQuery<Row>({ ...query, parameters })
      return rows
    }
  }
