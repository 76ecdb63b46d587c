import { DatabaseSync } from 'node:sqlite'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import type { Database } from '#app/tables.ts'
import { UNFINISHED_SEED } from '#features/archive/store/unfinished-seed.ts'
import { editorDesk } from '../../tests/faults/editor-desk.ts'
import {
  faultFolder,
  filledContact,
  read,
  SECRET,
  widgetOf,
} from '../../tests/faults/faulty-server.ts'
import { FAULT_ROUNDS, inRounds } from '../../tests/faults/rounds.ts'
import { type PostgresServer, startPostgres } from '../../tests/postgres.ts'
import { demoPaths } from '../demo-paths.ts'
import { killedStart, type ServerProcess, startServer } from '../server-process.ts'
import {
  applicationWriter,
  articleWriter,
  draftWriter,
  JOB,
  leadWriter,
  menuWriter,
  publishingWriter,
  settingsWriter,
  treeWriter,
  type Writer,
} from './writers.ts'

/** Milliseconds after which the server is killed at the latest. */
const LONGEST_LIFE = 1500

/** Milliseconds in which a first start has come to an end, or nearly. */
const LONGEST_START = 3000

/** Every page of the demo. */
const SEEDED = demoPaths.filter((path) => !path.startsWith('/en')).toSorted()

/** Milliseconds that a round may take on a machine that has much else to do. */
const ROUND = 60_000

/** What one of the writers has done so far, over all rounds. */
interface Run {
  writer: Writer
  acknowledged: number[]
  tried: number
}

/** Writes until nobody answers; a number that was under way at a kill is not tried again. */
async function writeOn(run: Run, url: string, refused: string[]): Promise<void> {
  for (;;) {
    await setTimeout(run.writer.pause ?? 0)
    run.tried += 1
    const status = await run.writer.write(url, run.tried).catch(() => null)
    if (status === null) return
    if (status === 200 || status === 303) run.acknowledged.push(run.tried)
    else refused.push(`${run.writer.name}: ${status}`)
  }
}

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const ENGINES = ['SQLite', 'PostgreSQL'] as const

for (const engine of ENGINES)
  describe(`killed -9 at any moment, on ${engine}`, inRounds(false), () => {
    let held: Awaited<ReturnType<typeof faultFolder>>
    let place: DatabaseLocation
    let db: Database
    let stores: Stores
    let server: ServerProcess

    const variables = () => ({
      DATA_DIR: held.folder,
      SECRET,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    })
    const serve = () => startServer(variables())
    const kill = async () => {
      process.kill(server.pid, 'SIGKILL')
      await server.stop()
    }

    beforeAll(async () => {
      held = await faultFolder()
      place =
        engine === 'SQLite'
          ? { file: join(held.folder, 'vitrine.sqlite') }
          : { databaseUrl: await postgres.createDatabase('killed') }
    })
    afterAll(async () => {
      await server?.stop()
      await stores?.close()
      await held.remove()
    })

    test(
      'while it fills an empty database: the next start fills it whole',
      async () => {
        for (let round = 0; round < Math.ceil(FAULT_ROUNDS / 3); round += 1) {
          await killedStart(variables(), LONGEST_START * Math.random())
        }
        server = await serve()
        db = await openDatabase(place)
        stores = createStores(db)
        const [site, ...others] = await stores.sites.list()
        expect(others).toEqual([])
        expect(site?.constants.version_dump).not.toBe(UNFINISHED_SEED)
        expect(await stores.pages.check(site?.id ?? 0)).toEqual([])
        const paths = (await stores.pages.tree(site?.id ?? 0, 'fr')).map(({ path }) => path)
        expect(paths.toSorted()).toEqual(SEEDED)
      },
      ROUND * FAULT_ROUNDS,
    )

    test(
      'everything acknowledged is there, nothing is half, and it starts again',
      async () => {
        const desk = await editorDesk(stores)
        const { widget } = await filledContact(server.url, '')
        const writers: Writer[] = [
          leadWriter(widget),
          applicationWriter(widgetOf(await read(server.url + JOB))),
          draftWriter(desk),
          publishingWriter(desk),
          menuWriter(desk),
          settingsWriter(desk),
          articleWriter(desk),
          treeWriter(desk),
        ]
        const runs = writers.map((writer): Run => ({ writer, acknowledged: [], tried: 0 }))
        for (let round = 0; round < FAULT_ROUNDS; round += 1) {
          expect(await desk.signIn(server.url)).toBe(303)
          const refused: string[] = []
          const writing = runs.map((run) => writeOn(run, server.url, refused))
          while (runs.some(({ acknowledged }) => acknowledged.length === 0)) await setTimeout(20)
          await setTimeout(Math.random() * LONGEST_LIFE)
          await kill()
          await Promise.all(writing)
          expect(refused).toEqual([])
          await wholeness()
          for (const { writer, acknowledged, tried } of runs) {
            await writer.check(stores, acknowledged, tried)
          }
          // A form takes so many an hour, which the kills have nothing to do with.
          await db.deleteFrom('rate_limit').execute()
          server = await serve()
          expect((await read(`${server.url}/`)).status).toBe(200)
        }
        await indexed()
      },
      ROUND * FAULT_ROUNDS,
    )

    /** What holds whatever was written: tree, references, mails and files of requests, the log. */
    async function wholeness(): Promise<void> {
      expect(await stores.pages.check(1)).toEqual([])
      if (place.file !== undefined) {
        const file = new DatabaseSync(place.file)
        expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
        expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
        file.close()
      }
      const leads = await stores.leads.list(1)
      const keys = (await db.selectFrom('mail').select('key').execute()).map(({ key }) => key)
      expect(keys.toSorted()).toEqual(
        leads.flatMap(({ nonce }) => [`lead-firm ${nonce}`, `lead-visitor ${nonce}`]).toSorted(),
      )
      const stored = await readdir(join(held.folder, 'leads')).catch((): string[] => [])
      for (const file of leads.flatMap(({ files }) => files)) expect(stored).toContain(file.stored)
    }

    /** The search index comes up to the site's version by itself. */
    async function indexed(): Promise<void> {
      const isBehind = async () =>
        (await stores.search.states()).some(
          ({ siteVersion, indexed: known }) => known?.siteVersion !== siteVersion,
        )
      while (await isBehind()) await setTimeout(200)
    }
  })
