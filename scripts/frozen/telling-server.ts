import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ground } from './ground.ts'
import { type Installation, startFrozen, variablesOf } from './product.ts'
import { ROUTES, STATEMENTS, type ToldRoute, type ToldStatement } from './told.ts'

/** A server that tells its routes and statements. */
export interface TellingServer extends AsyncDisposable {
  /** Without trailing slash. */
  url: string
  /** In the order of their addresses. */
  routes(): Promise<ToldRoute[]>
  /** Those of the requests so far that named their step. */
  statements(): Promise<ToldStatement[]>
}

/** Starts one over an installation. */
export async function startTelling(
  ground: Ground,
  installation: Installation,
  variables: Record<string, string> = {},
): Promise<TellingServer> {
  const told = await ground.folder()
  const server = await startFrozen({ ...variablesOf(installation), ...variables }, told)
  return {
    url: server.url,
    async routes() {
      const routes: ToldRoute[] = JSON.parse(await readFile(join(told, ROUTES), 'utf8'))
      return routes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    },
    async statements() {
      const text = await readFile(join(told, STATEMENTS), 'utf8').catch(() => '')
      return text
        .split('\n')
        .filter(Boolean)
        .map((line): ToldStatement => JSON.parse(line))
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
    },
  }
}

const keyOf = ({ method, url }: ToldRoute): string => `${url} ${method}`
