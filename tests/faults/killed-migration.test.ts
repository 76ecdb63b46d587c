/** @module-tag exhaustive */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'
import { sampled } from '../exhaustive.ts'
import { ownDatabase } from '../own-database.ts'
import { faultFolder } from './faulty-server.ts'
import { writeOldSite } from './old-database.ts'

/** Steps in which it is killed in `npm test` too. */
const SAMPLE = [1, MIGRATIONS.length]

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

  for (const { number: step } of MIGRATIONS) {
    test(
      `in step ${step}: nothing of it is there, and the next start does the rest`,
      { ...sampled(SAMPLE.includes(step)), timeout: 60_000 },
      async () => {
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
        const stores = createStores(db)
        if (step > 1) {
          expect(await stores.pages.check(1)).toEqual([])
          const paths = (await stores.pages.tree(1, 'fr')).map(({ path }) => path)
          expect(paths).toEqual(['/', '/actualites', '/nous-ecrire'])
        }
        await stores.close()
      },
    )
  }
})
