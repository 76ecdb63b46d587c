import { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { openDatabase } from './db.ts'
import { PostgresWatch } from './postgres-watch.ts'
import { DatabaseAway } from './storage-fault.ts'
import { inTransaction } from './transaction.ts'

const watches: PostgresWatch[] = []
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close()
})

/** A watch over a server whose probes end as the test says. */
function watched(lives: () => boolean) {
  const told: boolean[] = []
  let probes = 0
  const watch = new PostgresWatch({
    silence: 1,
    report: (isAnswering) => told.push(isAnswering),
    async probe() {
      probes += 1
      if (!lives()) throw new Error('Nobody there.')
    },
  })
  watches.push(watch)
  const line = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  watch.holds(line)
  return { watch, told, line, probes: () => probes }
}

const never = () => new Promise<never>(() => {})

describe('what watches over PostgreSQL', () => {
  test('lets a slow answer of a server that lives take its time', async () => {
    const { watch, told, line, probes } = watched(() => true)
    const slow = Promise.withResolvers<string>()
    const asking = watch.during(slow.promise)
    while (probes() < 2) await setTimeout(10)
    slow.resolve('late')
    expect(await asking).toBe('late')
    expect(told).toEqual([])
    expect(line.destroyed).toBe(false)
  })

  test('hangs up on a server that is away, refuses at once, and lets in again when it is back', async () => {
    let lives = false
    const { watch, told, line } = watched(() => lives)
    await expect(watch.during(never())).rejects.toThrow(DatabaseAway)
    expect(line.destroyed).toBe(true)
    expect(told).toEqual([false])
    expect(() => watch.refuseWhileAway()).toThrow(DatabaseAway)
    lives = true
    while (told.length < 2) await setTimeout(10)
    expect(told).toEqual([false, true])
    expect(() => watch.refuseWhileAway()).not.toThrow()
  })

  test('asks nothing of a server of which nobody asks anything', async () => {
    const { watch, probes } = watched(() => false)
    expect(await watch.during(Promise.resolve('done'))).toBe('done')
    await setTimeout(700)
    expect(probes()).toBe(0)
  })
})

test('a connection that ends between two statements of a transaction fails that transaction alone', async () => {
  const databaseUrl = await ownDatabase()
  const lost: Error[] = []
  const db = await openDatabase({ databaseUrl, onLostConnection: (error) => lost.push(error) })
  const other = await openDatabase({ databaseUrl })
  const broken = inTransaction(db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
    await setTimeout(100)
    await sql`select 1`.execute(trx)
  })
  await expect(broken).rejects.toThrow(DatabaseAway)
  const { rows } = await sql`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  expect(lost).toEqual([])
  await Promise.all([db.destroy(), other.destroy()])
})
