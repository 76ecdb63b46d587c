import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createContentStore } from '#content/content-store.ts'
import { type DatabaseLocation, openDatabase } from '#content/db.ts'
import { migrate, MIGRATIONS } from '#content/migrate.ts'
import { ownDatabase } from '../own-database.ts'
import { faultFolder } from './faulty-server.ts'
import { writeOldSite } from './old-database.ts'
import { FAULT_ROUNDS } from './rounds.ts'

const LAST = MIGRATIONS.length

/** Steps to be killed in: all of them when time is no matter. */
const STEPS =
  FAULT_ROUNDS >= LAST
    ? MIGRATIONS.map(({ number }) => number)
    : [1, Math.ceil(LAST / 2), LAST].slice(0, FAULT_ROUNDS)

/** Migrates in another process, and kills it in the middle of a step. */
async function killedIn(place: DatabaseLocation, step: number): Promise<void> {
  const program = join(import.meta.dirname, 'killed-migration.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(place), String(step)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

describe.each(['SQLite', 'PostgreSQL'] as const)('killed -9 while it migrates, on %s', (engine) => {
  const placed = async (): Promise<DatabaseLocation> => {
    if (engine === 'PostgreSQL') {
      return { databaseUrl: await ownDatabase() }
    }
    const { folder, remove } = await faultFolder()
    onTestFinished(remove)
    return { file: join(folder, 'vitrine.sqlite') }
  }

  test.each(STEPS)(
    'in step %i: nothing of it is there, and the next start does the rest',
    async (step) => {
      const place = await placed()
      if (step > 1) {
        const old = await openDatabase(place)
        await writeOldSite(old, '0001-content.json')
        await old.destroy()
      }
      await killedIn(place, step)

      const db = await openDatabase(place)
      if (engine === 'PostgreSQL') {
        // The server ends what the killed process had begun, and then frees the lock.
        const lock = sql`select pg_advisory_xact_lock(${0x76697472})`
        await db.transaction().execute((trx) => lock.execute(trx))
      }
      const recorded = await sql<{ number: number }>`
        select number from migration order by number`
        .execute(db)
        .then(
          ({ rows }) => rows.map(({ number }) => number),
          () => [],
        )
      expect(recorded).toEqual(MIGRATIONS.slice(0, step - 1).map(({ number }) => number))
      expect(await migrate(db)).toEqual(MIGRATIONS.slice(step - 1).map(({ number }) => number))
      const store = createContentStore(db)
      if (step > 1) {
        expect(await store.pages.check(1)).toEqual([])
        const paths = (await store.pages.tree(1, 'fr')).map(({ path }) => path)
        expect(paths).toEqual(['/', '/actualites', '/nous-ecrire'])
      }
      await store.close()
    },
    60_000,
  )
})
