import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { openDatabase } from './db.ts'
import { listenToSites } from './postgres-listener.ts'
import type { Database } from '#app/tables.ts'
import { SITE_CHANNEL } from './site-changes.ts'

/** Milliseconds; hearing again after a cut takes half a second. */
const PATIENCE = { timeout: 10_000, interval: 20 }

let databaseUrl: string
let writer: Database
beforeEach(async () => {
  databaseUrl = await ownDatabase()
  writer = await openDatabase({ databaseUrl })
})
afterEach(() => writer.destroy())

/** A listener with what it was told, ended with the test. */
function listening() {
  const heard: number[] = []
  const warnings: string[] = []
  let connections = 0
  const listener = listenToSites(databaseUrl, {
    changed: (siteId) => heard.push(siteId),
    connected: () => (connections += 1),
    warn: (message) => warnings.push(message),
  })
  return {
    heard,
    warnings,
    connected: (times: number) => vi.waitFor(() => expect(connections).toBe(times), PATIENCE),
    [Symbol.asyncDispose]: () => listener.close(),
  }
}

const tell = (siteId: number) =>
  sql`select pg_notify(${SITE_CHANNEL}, ${String(siteId)})`.execute(writer)

/** Ends every other connection to the database, as a server that restarts does. */
const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(writer)

test('hears of writes again after the server has cut it off, each time', async () => {
  await using listener = listening()
  await listener.connected(1)
  await tell(7)
  await vi.waitFor(() => expect(listener.heard).toEqual([7]), PATIENCE)
  for (const round of [1, 2]) {
    await cut()
    await listener.connected(1 + round)
    await tell(10 + round)
    await vi.waitFor(() => expect(listener.heard.at(-1)).toBe(10 + round), PATIENCE)
  }
  expect(listener.heard).toEqual([7, 11, 12])
  expect(listener.warnings[0]).toContain('ne s’entendent plus')
})

test('one that is ended while it is cut off does not connect again', async () => {
  const listener = listening()
  await listener.connected(1)
  await cut()
  await vi.waitFor(() => expect(listener.warnings).toHaveLength(1), PATIENCE)
  await listener[Symbol.asyncDispose]()
  await tell(9)
  const { rows } = await sql<{ others: number }>`select count(*)::int as others
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(writer)
  expect(rows).toEqual([{ others: 0 }])
  expect(listener.heard).toEqual([])
})
