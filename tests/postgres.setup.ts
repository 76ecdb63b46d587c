import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of 127.0.0.1 that says the URL of the PostgreSQL server of this run, or why there is none. */
    postgresPort: number
  }
}

/** One PostgreSQL for a whole run of the tests, started when the first of them asks. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined
  const answer = async () => {
    starting ??= startPostgres()
    return (await starting).url('postgres')
  }
  const door = createServer(async (socket) => {
    socket.end(await answer().catch(String))
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  project.provide('postgresPort', port)
  return async () => {
    door.close()
    await (await starting)?.stop()
  }
}
