/** @module-tag exhaustive */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { ownDatabase } from './own-database.ts'
import { bareSite } from './bare-site.ts'

let folder: string
let stores: Stores | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-killed-'))
})
afterEach(async () => {
  await stores?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Takes leads in another process until it said so many, and kills it where it stands. */
async function killedAfter(
  place: DatabaseLocation,
  site: number,
  count: number,
): Promise<string[]> {
  const program = join(import.meta.dirname, 'killed-receiver.ts')
  const child = spawn(
    process.execPath,
    [program, JSON.stringify(place), String(site), join(folder, 'leads')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.split('\n').length > count) break
  }
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return [...said.matchAll(/stored (nonce-\d+)\n/g)].map(([, nonce = '']) => nonce)
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'a server killed between answer and mail loses no lead and no mail, on %s',
  async (engine) => {
    const place: DatabaseLocation =
      engine === 'SQLite'
        ? { file: join(folder, 'content.sqlite') }
        : { databaseUrl: await ownDatabase() }
    const db = await openDatabase(place)
    await migrate(db)
    stores = createStores(db)
    const { id } = await stores.sites.create(
      bareSite({ settings: { ...DEFAULT_SETTINGS, site_email: 'contact@exemple.fr' } }),
    )

    const answered = await killedAfter(place, id, 12)
    expect(answered.length).toBeGreaterThanOrEqual(12)

    const leads = await stores.leads.list(id)
    const nonces = leads.map(({ nonce }) => nonce)
    expect(answered.filter((nonce) => !nonces.includes(nonce))).toEqual([])
    expect(new Set(nonces).size).toBe(nonces.length)
    const keys = (await stores.outbox.list('waiting', 1000)).map(({ key }) => key)
    expect(keys.toSorted()).toEqual(
      nonces.flatMap((nonce) => [`lead-firm ${nonce}`, `lead-visitor ${nonce}`]).toSorted(),
    )

    const now = new Date(Date.now() + 1000)
    const taken = await stores.outbox.take({
      now: now.toISOString(),
      until: new Date(now.getTime() + 60_000).toISOString(),
      limit: 1000,
    })
    expect(taken).toHaveLength(keys.length)
    for (const mail of taken) expect(await stores.outbox.sent(mail, now.toISOString())).toBe(true)
    expect((await stores.outbox.counts()).waiting).toBe(0)

    // A file whose lead was never stored goes, once it is old enough not to be on its way.
    const files = leadFolder(join(folder, 'leads'))
    const tomorrow = new Date(Date.now() + 86_400_000)
    const known = stores.leads
    await files.sweep(() => known.files(), tomorrow)
    const named = leads.flatMap((lead) => lead.files.map(({ stored }) => stored))
    expect((await readdir(join(folder, 'leads'))).toSorted()).toEqual(named.toSorted())
  },
)
