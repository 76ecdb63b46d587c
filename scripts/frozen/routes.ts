import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Part } from './part.ts'
import { startTelling } from './telling-server.ts'
import type { ToldRoute } from './told.ts'

/** What Fastify itself adds to the `config` of a route. */
const OF_FASTIFY: ReadonlySet<string> = new Set(['method', 'url'])

function lineOf({ method, url, config, bodyLimit, constraints }: ToldRoute): string {
  const limit = bodyLimit === null ? {} : { bodyLimit }
  const own = Object.entries({ ...config, ...limit, ...constraints })
    .filter(([name]) => !OF_FASTIFY.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [method.padEnd(7), url, ...own].join(' ')
}

/** `routes`: every route with its rights and limits, in production and beside it (the sandbox). */
export const routes: Part = {
  about: 'la table des routes, avec droits et limites',
  async record(folder, ground) {
    for (const mode of ['production', 'test']) {
      await using server = await startTelling(ground, await ground.demo('sqlite'), {
        NODE_ENV: mode,
      })
      const lines = (await server.routes()).map(lineOf)
      await writeFile(join(folder, `${mode}.txt`), `${lines.join('\n')}\n`)
    }
  },
}
