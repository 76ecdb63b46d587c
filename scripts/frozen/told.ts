/** What `inside.ts`, in the product's process, and those who start it have agreed on. */

/** The instant at which the clock stands: every article of the demo is published. */
export const INSTANT = '2026-11-20T09:00:00.000Z'

/** Header of a request that puts the clock to another instant; the product does not see it. */
export const INSTANT_HEADER = 'x-frozen-instant'

/** Header of a request that has its SQL statements written down under that name. */
export const STEP_HEADER = 'x-frozen-step'

/** Variable that names the folder for what is told. */
export const FOLDER_VARIABLE = 'FROZEN_FOLDER'

/** File of that folder: the table of routes, as JSON. */
export const ROUTES = 'routes.json'

/** File of that folder: a statement a line, as JSON. */
export const STATEMENTS = 'statements.jsonl'

/** One route as Fastify was given it. */
export interface ToldRoute {
  method: string
  url: string
  constraints: Record<string, unknown>
  bodyLimit: number | null
  /** What the product says of the route beside method and address: the right that it asks for. */
  config: Record<string, unknown>
}

/** One statement that was run for a request. */
export interface ToldStatement {
  step: string
  sql: string
}
