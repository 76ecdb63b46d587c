/** @module-tag exhaustive */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#base/platform/env.ts'
import { openArchive } from '#features/archive/store/format/archive-reader.ts'
import { contentAt } from '#features/archive/store/restore-archive.ts'
import { HalfRestored, refuseHalfRestored } from '#features/archive/store/files/stage-restore.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { MIGRATIONS } from '#base/platform/db/migrate.ts'
import { lockServer } from '#base/platform/db/server-lock.ts'
import { InUse, refuseDuringMaintenance, withoutServers } from '#base/platform/db/serving-lock.ts'
import { watchSites } from '#base/platform/db/site-watch.ts'
import { start, StartRefused } from '#app/server/start.ts'
import { CLIENT } from './app.ts'
import { sampled } from './exhaustive.ts'
import { dumpedDatabase, earlierDumps } from './filled-database.ts'
import {
  emptyInstallation,
  type Engine,
  filesAt,
  filledInstallation,
  keptInstallations,
  sumsAt,
  type TestInstallation,
  vitrine,
} from './installation.ts'
import { uncountedTables } from './uncounted-tables.ts'

const kept = keptInstallations()

/** Processes of their own take their time, in milliseconds. */
const PATIENCE = 120_000

const ENGINES: Engine[] = ['SQLite', 'PostgreSQL']

async function backedUp(): Promise<{ source: TestInstallation; file: string }> {
  const source = await kept(filledInstallation('SQLite'))
  const file = join(source.dataDir, 'all.tar.gz')
  await vitrine(source, 'backup', '--to', file)
  return { source, file }
}

/** Runs a step of an archive in a process that kills itself. @returns whether it came to its end */
async function killed(
  what: 'backup' | 'restore',
  step: number,
  file: string,
  { dataDir, location }: TestInstallation,
): Promise<boolean> {
  const program = join(import.meta.dirname, 'killed-archiver.ts')
  const args = [program, what, String(step), file, dataDir, JSON.stringify(location)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code, signal] = await once(child, 'close')
  expect([code, signal]).toEqual(said === 'done\n' ? [0, null] : [null, 'SIGKILL'])
  return said === 'done\n'
}

describe.each(ENGINES)('into %s', (engine) => {
  test('what is there is not touched without --replace, and goes with it', async () => {
    const { source, file } = await backedUp()
    const target = await kept(filledInstallation(engine))
    const db = await openDatabase(target.location)
    await sql`update site set name = 'Un autre'`.execute(db)
    await db.destroy()
    await writeFile(join(target.dataDir, 'media', 'mine.txt'), 'mine')
    const [rows, files] = [await sumsAt(target.location), await filesAt(target.dataDir)]

    const refused = await vitrine(target, 'restore', file)
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('n’est pas vide') })
    expect(await sumsAt(target.location)).toEqual(rows)
    expect(await filesAt(target.dataDir)).toEqual(files)

    const damaged = join(source.dataDir, 'damaged.tar.gz')
    const bytes = await readFile(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(damaged, bytes)
    expect(await vitrine(target, 'restore', damaged, '--replace')).toMatchObject({
      code: 1,
      err: expect.stringContaining('abîmée ou incomplète'),
    })
    expect(await sumsAt(target.location)).toEqual(rows)

    expect(await vitrine(target, 'restore', file, '--replace')).toMatchObject({ code: 0 })
    expect(await sumsAt(target.location)).toEqual(await sumsAt(source.location))
    expect(await uncountedTables(target.location)).toEqual([])
    expect(await filesAt(target.dataDir)).toEqual(await filesAt(source.dataDir))
  })

  for (const isSample of [true, false]) {
    test(
      `a restoration killed ${isSample ? 'as it ends' : 'at any step'} leaves nothing, or something that no server takes for whole`,
      { ...sampled(isSample && engine === 'SQLite'), timeout: PATIENCE },
      async () => {
        const { source, file } = await backedUp()
        const target = await kept(emptyInstallation(engine))
        const postgres = engine === 'SQLite' ? null : await openDatabase(target.location)
        const isRefused = () => {
          try {
            refuseHalfRestored(target.dataDir)
            return false
          } catch (cause) {
            return cause instanceof HalfRestored
          }
        }
        // 8 files and the secret, then the tables, then the two steps of the exchange.
        const tables = (await sumsAt(source.location)).filter(({ rows }) => rows > 0).length
        const ends: string[] = []
        const last = 9 + tables + 2
        for (const step of isSample ? [last] : [5, 9 + 2, last - 1, last]) {
          expect(await killed('restore', step, file, target)).toBe(false)
          const found = await contentAt({ dataDir: target.dataDir, postgres })
          ends.push(isRefused() ? 'refused' : found.length === 0 ? 'empty' : found.join())
          const again = await vitrine(target, 'restore', file, '--replace')
          expect(again.code).toBe(0)
          expect(await sumsAt(target.location)).toEqual(await sumsAt(source.location))
          expect(await filesAt(target.dataDir)).toEqual(await filesAt(source.dataDir))
          await emptied(target)
        }
        expect(ends).toEqual(isSample ? ['refused'] : ['empty', 'empty', 'empty', 'refused'])
        await postgres?.destroy()
      },
    )
  }

  test('a running server keeps restore and move away', async () => {
    const { file } = await backedUp()
    const target = await kept(emptyInstallation(engine))
    const db = await openDatabase(target.location)
    const isSqlite = engine === 'SQLite'
    const unlock = isSqlite ? lockServer(target.dataDir) : () => {}
    const watch = watchSites(db, {
      databaseUrl: target.variables['DATABASE_URL'],
      changed: () => {},
      warn: () => {},
    })
    if (!isSqlite) {
      await expect.poll(() => holders(target), { timeout: 10_000 }).toBe(1)
    }
    for (const command of [
      ['restore', file, '--replace'],
      ['move', '--to', `sqlite:${join(target.dataDir, 'elsewhere')}`],
    ]) {
      expect(await vitrine(target, ...command)).toMatchObject({
        code: 1,
        err: expect.stringContaining('Un serveur Vitrine, ou une autre commande, utilise'),
      })
    }
    await watch.close()
    unlock()
    await db.destroy()
  })
})

/** How many hold the lock that every server shares. */
async function holders({ location }: TestInstallation): Promise<number> {
  const db = await openDatabase(location)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where locktype = 'advisory' and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  await db.destroy()
  return rows[0]?.count ?? 0
}

async function emptied({ dataDir, location, variables }: TestInstallation): Promise<void> {
  for (const name of await readdir(dataDir)) {
    await rm(join(dataDir, name), { recursive: true, force: true })
  }
  if (variables['DATABASE_URL'] === undefined) return
  const db = await openDatabase(location)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await db.destroy()
}

test('while a command has the content of a PostgreSQL alone, no server starts on it', async () => {
  const target = await kept(emptyInstallation('PostgreSQL'))
  const db = await openDatabase(target.location)
  await withoutServers(db, target.dataDir, async () => {
    const server = await openDatabase(target.location)
    await expect(refuseDuringMaintenance(server)).rejects.toThrow(InUse)
    await server.destroy()
  })
  await refuseDuringMaintenance(db)
  await db.destroy()
})

for (const isSample of [true, false]) {
  test(
    `a backup killed ${isSample ? 'half-way' : 'at any step'} leaves no file of its name`,
    { ...sampled(isSample), timeout: PATIENCE },
    async () => {
      const { source } = await backedUp()
      await mkdir(join(source.dataDir, 'backups'), { recursive: true })
      const file = join(source.dataDir, 'backups', 'killed.tar.gz')
      const steps: number[] = []
      for (const step of isSample ? [12, 10_000] : [1, 12, 30, 10_000]) {
        const isDone = await killed(
          'backup',
          step,
          file.replace('killed', `killed-${step}`),
          source,
        )
        if (isDone) steps.push(step)
      }
      expect(steps).toEqual([10_000])
      const names = await readdir(join(source.dataDir, 'backups'))
      expect(names.filter((name) => name.endsWith('.tar.gz'))).toEqual(['killed-10000.tar.gz'])
      const archive = await openArchive(join(source.dataDir, 'backups', 'killed-10000.tar.gz'))
      await archive.checkSeal()
      await archive.close()
      // What they left does not stand in the way of the next.
      expect(await vitrine(source, 'backup')).toMatchObject({ code: 0 })
    },
  )
}

test('no server starts on a folder whose restoration was cut short', async () => {
  const target = await kept(emptyInstallation('SQLite'))
  await mkdir(join(target.dataDir, '.restore', 'old'), { recursive: true })
  await writeFile(join(target.dataDir, '.restore', 'swapping.json'), '{"had":[]}')
  const started = start(readEnv({ ...target.variables, PORT: '0', LOG_LEVEL: 'silent' }), CLIENT)
  await expect(started).rejects.toThrow(StartRefused)
  await expect(started).rejects.toThrow(/a été interrompue : relancez « npx vitrine restore »/)
})

test('another secret than the backup’s is told', async () => {
  const { file } = await backedUp()
  const target = await kept(emptyInstallation('SQLite'))
  const variables = { ...target.variables, SECRET: 'quite-another-secret' }
  const { code, err } = await vitrine({ variables }, 'restore', file)
  expect(code).toBe(0)
  expect(err).toContain('SECRET n’est pas celui de la sauvegarde')
})

test('an archive of a newer program is refused, one of an older program is brought to today’s form', async () => {
  const [first] = await earlierDumps()
  if (first === undefined) throw new Error('There is no dump.')
  const [, dump] = first
  const old = await kept(emptyInstallation('SQLite'))
  await (await dumpedDatabase(old.location, dump)).destroy()
  const file = join(old.dataDir, 'old.tar.gz')
  expect(await vitrine(old, 'backup', '--to', file)).toMatchObject({ code: 0 })
  const target = await kept(emptyInstallation('SQLite'))
  expect(await vitrine(target, 'restore', file)).toMatchObject({ code: 0 })
  const db = await openDatabase(target.location)
  const { rows } = await sql<{
    number: number
  }>`select max(number) as number from migration`.execute(db)
  expect(rows).toEqual([{ number: MIGRATIONS.at(-1)?.number }])
  await db.destroy()

  const newer = await kept(filledInstallation('SQLite'))
  const ahead = await openDatabase(newer.location)
  await sql`insert into migration (number, name, applied_at) values (999, 'demain', '')`.execute(
    ahead,
  )
  await ahead.destroy()
  expect((await vitrine(newer, 'backup')).err).toContain('version 999')
})
