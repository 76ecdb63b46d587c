import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'
import { writeOldSite } from '../tests/faults/old-database.ts'
import { createOwnDatabase, startPostgres } from '../tests/postgres.ts'
import { type Figure, figure } from './figure.ts'

/** Schema of the revisions before there were documents, and how many of them are brought over. */
const FORMER = { file: '0008-trust.json', number: 8 }
const SIZES = { large: 16_384, interrupted: 1024 }
/** Characters of a revision, about. */
const REVISION = 64 * 1024
const INTERRUPTIONS = 30

/** An engine with places that hold a database of the former schema. */
interface Engine {
  name: string
  /** An empty database. */
  place(): Promise<DatabaseLocation>
  copyOf(place: DatabaseLocation): Promise<DatabaseLocation>
}

/** How long, and at what memory, a database of a gigabyte of revisions is brought up to date; and what an end in the middle leaves. */
export async function migration(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const figures: Figure[] = []
    for (const engine of [sqlite(dataDir), postgresOf(postgres.url('postgres'))]) {
      const large = await filled(engine, SIZES.large)
      const { ms, mb } = await migrated(large)
      const goneOn = await interrupted(engine)
      figures.push(
        figure({ name: `${engine.name} : 1 Go de versions`, value: ms, unit: 'ms' }),
        figure({ name: `${engine.name} : mémoire au plus haut`, value: mb, unit: 'Mo' }),
        figure({
          name: `${engine.name} : tué en route, puis mené à bien, sur ${INTERRUPTIONS}`,
          value: goneOn,
          unit: '',
          target: { of: 'value', bound: 'at least', limit: INTERRUPTIONS },
        }),
      )
    }
    return figures
  } finally {
    await postgres.stop()
  }
}

function sqlite(folder: string): Engine {
  let made = 0
  const next = () => ({ file: join(folder, `migrated-${(made += 1)}.sqlite`) })
  return {
    name: 'SQLite',
    place: async () => next(),
    async copyOf(place) {
      const copy = next()
      if (!('file' in place)) throw new Error('Not a file.')
      await cp(String(place.file), copy.file)
      return copy
    },
  }
}

const postgresOf = (server: string): Engine => ({
  name: 'PostgreSQL',
  place: async () => ({ databaseUrl: await createOwnDatabase(server) }),
  async copyOf(place) {
    if (!('databaseUrl' in place)) throw new Error('Not a server.')
    const [from, to] = [new URL(String(place.databaseUrl)), new URL(server)]
    to.pathname = `/copy_${randomBytes(6).toString('hex')}`
    const db = await openDatabase({ databaseUrl: server })
    const names = [to, from].map(({ pathname }) => sql.ref(pathname.slice(1)))
    await sql`create database ${names[0]} template ${names[1]}`.execute(db)
    await db.destroy()
    return { databaseUrl: String(to) }
  },
})

/** A database of the former schema with so many revisions more. */
async function filled(engine: Engine, revisions: number): Promise<DatabaseLocation> {
  const place = await engine.place()
  const db = await openDatabase(place)
  await writeOldSite(db, FORMER.file)
  const content = () =>
    JSON.stringify({ page: {}, widgets: [], note: randomBytes(REVISION / 2).toString('hex') })
  for (let first = 1; first <= revisions; first += 16) {
    const rows = Array.from({ length: 16 }, (_row, index) => {
      const id = 100_000 + first + index
      return sql`(1, ${id}, 1, 'fr', '2026-11-21T00:00:00.000Z', 'essai', ${content()}, '', '')`
    })
    await sql`
      insert into revision (site_id, id, page_id, lang, created_at, author, content, kind, user_id)
      values ${sql.join(rows)}
    `.execute(db)
  }
  await db.destroy()
  return place
}

const measured = z.object({ ms: z.number(), mb: z.number() })

function started(place: DatabaseLocation) {
  const program = join(import.meta.dirname, 'migrate-process.ts')
  return spawn(process.execPath, [program, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function migrated(place: DatabaseLocation): Promise<z.infer<typeof measured>> {
  const printed = await text(started(place).stdout)
  return measured.parse(JSON.parse(printed.split('\n')[1] ?? ''))
}

/** Kills it at moments spread over its time. @returns how often it was as before or as after, and went on */
async function interrupted(engine: Engine): Promise<number> {
  const former = await filled(engine, SIZES.interrupted)
  const { ms } = await migrated(await engine.copyOf(former))
  const whole = await totals(await upToDate(await engine.copyOf(former)))
  let good = 0
  for (let round = 0; round < INTERRUPTIONS; round += 1) {
    const place = await engine.copyOf(former)
    const child = started(place)
    await once(child.stdout, 'data')
    await pause(Math.random() * ms)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const db = await openDatabase(place)
    if (engine.name === 'PostgreSQL') {
      // The server ends what the killed process had begun, and then frees the lock.
      const lock = sql`select pg_advisory_xact_lock(${0x76697472})`
      await db.transaction().execute((trx) => lock.execute(trx))
    }
    const { rows } = await sql<{ number: number }>`select number from migration`.execute(db)
    const isWhole = rows.length >= FORMER.number && rows.length <= MIGRATIONS.length
    await db.destroy()
    if (isWhole && (await totals(await upToDate(place))) === whole) good += 1
  }
  return good
}

async function upToDate(place: DatabaseLocation): Promise<DatabaseLocation> {
  const db = await openDatabase(place)
  await migrate(db)
  await db.destroy()
  return place
}

/** Rows and characters of what was written. */
async function totals(place: DatabaseLocation): Promise<string> {
  const db = await openDatabase(place)
  const { rows } = await sql`
    select (select count(*) from editorial_revision) as revisions,
      (select sum(length(content)) from editorial_revision) as texts,
      (select count(*) from editorial_document) as documents,
      (select sum(length(content)) from editorial_document) as drafts,
      (select count(*) from editorial_trash) as trash
  `.execute(db)
  await db.destroy()
  return JSON.stringify(rows)
}
