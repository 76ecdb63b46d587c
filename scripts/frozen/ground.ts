import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type PostgresServer, startPostgres } from '../../tests/postgres.ts'
import { journey } from './journey.ts'
import {
  type Engine,
  type Installation,
  seedDemo,
  settled,
  startFrozen,
  variablesOf,
} from './product.ts'
import { createWalker } from './walk.ts'

/** What the parts of one run share. */
export interface Ground {
  /** A folder that goes away with the run, for somebody who asked for it. */
  folder(): Promise<string>
  /** A copy of the demo, with its index and an account of each role. */
  demo(engine: Engine): Promise<Installation>
  /** A copy of the demo in which people have worked for a while. */
  walked(engine: Engine): Promise<Installation>
  /** What they were answered. */
  transcript(engine: Engine): Promise<string>
}

/** Whatever was begun ends with `held`. */
export function createGround(temporary: string, held: AsyncDisposableStack): Ground {
  let count = 0
  const folder = async () => {
    count += 1
    const made = join(temporary, String(count))
    await mkdir(made, { recursive: true })
    return made
  }
  const server = once(async () => {
    const started = await startPostgres()
    held.defer(() => started.stop())
    return started
  })

  async function copied({ dataDir, databaseUrl }: Installation): Promise<Installation> {
    const to = await folder()
    await cp(dataDir, to, { recursive: true })
    return {
      dataDir: to,
      databaseUrl: databaseUrl === null ? null : await copiedDatabase(await server(), databaseUrl),
    }
  }

  const ofEngine = (engine: Engine) => {
    const demo = once(async () => {
      const databaseUrl = engine === 'sqlite' ? null : await (await server()).createDatabase('demo')
      const installation = { dataDir: await folder(), databaseUrl }
      await seedDemo(installation)
      return installation
    })
    const walked = once(async () => {
      const installation = await copied(await demo())
      return { installation, transcript: await walkThrough(installation) }
    })
    return { demo, walked }
  }
  const engines = { sqlite: ofEngine('sqlite'), postgres: ofEngine('postgres') }

  return {
    folder,
    demo: async (engine) => copied(await engines[engine].demo()),
    walked: async (engine) => copied((await engines[engine].walked()).installation),
    transcript: async (engine) => (await engines[engine].walked()).transcript,
  }
}

async function walkThrough(installation: Installation): Promise<string> {
  const server = await startFrozen(variablesOf(installation))
  const walker = createWalker(server.url, () => settled(installation))
  try {
    await journey(walker)
    await settled(installation)
  } finally {
    walker.close()
    await server.stop()
  }
  return walker.text()
}

let databases = 0

/** A database with the rows of one to which nobody is connected. */
async function copiedDatabase(server: PostgresServer, from: string): Promise<string> {
  databases += 1
  const name = `copy_${databases}`
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${new URL(from).pathname.slice(1)}`)
  } finally {
    await client.end()
  }
  return server.url(name)
}

/** Made when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
