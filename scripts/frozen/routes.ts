import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ground, Part } from './part.ts'
import { copyDemo, startFrozen } from './product.ts'
import { ROUTES, type ToldRoute } from './told.ts'

/** The table of routes of a server that was started with a folder for what it tells. */
export async function toldRoutes(folder: string): Promise<ToldRoute[]> {
  const told: ToldRoute[] = JSON.parse(await readFile(join(folder, ROUTES), 'utf8'))
  return told.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const keyOf = ({ method, url }: ToldRoute): string => `${url} ${method}`

/** What Fastify itself adds to the `config` of a route. */
const OF_FASTIFY: ReadonlySet<string> = new Set(['method', 'url'])

function lineOf({ method, url, config, bodyLimit, constraints }: ToldRoute): string {
  const own = Object.entries({
    ...config,
    ...(bodyLimit === null ? {} : { bodyLimit }),
    ...constraints,
  })
    .filter(([name]) => !OF_FASTIFY.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [method.padEnd(7), url, ...own].join(' ')
}

/** `routes`: every route with its rights and limits, in production and beside it (the sandbox). */
export const routes: Part = {
  about: 'la table des routes, avec leurs droits',
  async record(folder, ground) {
    for (const mode of ['production', 'test']) {
      await using server = await tellingServer(ground, { NODE_ENV: mode })
      const lines = (await toldRoutes(server.told)).map(lineOf)
      await writeFile(join(folder, `${mode}.txt`), `${lines.join('\n')}\n`)
    }
  },
}

/** A server over a demo of its own, that tells its routes and statements. */
export interface TellingServer extends AsyncDisposable {
  url: string
  dataDir: string
  /** Folder of what it tells. */
  told: string
}

let started = 0

/** Starts a server over a copy of the demo. */
export async function tellingServer(
  { temporary, demo }: Ground,
  variables: Record<string, string> = {},
): Promise<TellingServer> {
  started += 1
  const home = join(temporary, `server-${started}`)
  const told = join(home, 'told')
  await mkdir(told, { recursive: true })
  const dataDir = await copyDemo(await demo(), join(home, 'data'))
  const server = await startFrozen({ DATA_DIR: dataDir, ...variables }, told)
  return {
    url: server.url,
    dataDir,
    told,
    async [Symbol.asyncDispose]() {
      await server.stop()
    },
  }
}
