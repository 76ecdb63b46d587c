import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from '#app/tables.ts'

/** A database handle whose statements are noted down, each text once. */
export function noted(db: Database): { db: Database; statements: Set<string> } {
  const statements = new Set<string>()
  const compiler = new SqliteQueryCompiler()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      if (!isOfSchema(node)) statements.add(compiler.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), statements }
}

const isOfSchema = ({ kind }: OperationNode): boolean =>
  /Table|Index|Schema/.test(kind) && !/^(Select|Insert|Update|Delete)/.test(kind)

/** Tables that a statement reads or writes. */
const tablesOf = (statement: string): string[] => [
  ...new Set(
    [...statement.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)].map(
      ([, name = '']) => name,
    ),
  ),
]

/** A condition on, or a value for, the site: nothing else keeps firms apart. */
const NAMES_SITE = /"?site_id"?\s*(?:=|in\b)|insert into "?\w+"? \([^)]*"site_id"/i

/** Statements on tables of sites that name no site, those allowed aside. */
export const acrossSites = (
  statements: ReadonlySet<string>,
  ofSites: ReadonlySet<string>,
  allowed: readonly RegExp[],
): string[] =>
  [...statements].filter(
    (statement) =>
      tablesOf(statement).some((table) => ofSites.has(table)) &&
      !NAMES_SITE.test(statement) &&
      !allowed.some((known) => known.test(statement)),
  )
