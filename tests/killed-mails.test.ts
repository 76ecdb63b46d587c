/** @module-tag exhaustive */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { type Attempt, createDelivery } from '#framework/mail/delivery.ts'
import { fileTransport } from '#framework/mail/file-transport.ts'
import { ownDatabase } from './own-database.ts'
import { bareSite } from './bare-site.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')
const TEN_MINUTES = 600_000

describe.each(['SQLite', 'PostgreSQL'] as const)('killed -9 by the system, on %s', (engine) => {
  let folder: string
  let place: DatabaseLocation
  let stores: Stores
  let siteId: number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-killed-'))
    place =
      engine === 'SQLite'
        ? { file: join(folder, 'content.sqlite') }
        : { databaseUrl: await ownDatabase() }
    const db = await openDatabase(place)
    await migrate(db)
    stores = createStores(db)
    const site = await stores.sites.create(bareSite())
    siteId = site.id
  })
  afterAll(async () => {
    await stores.close()
    await rm(folder, { recursive: true, force: true })
  })

  test.each([
    ['between taking a mail and sending it', 'before'],
    ['between sending a mail and noting it', 'after'],
  ])('%s, it goes all the same, once', async (_name, when) => {
    let now = new Date(START)
    const outbox = join(folder, `outbox-${when}`)
    const mail = {
      kind: 'lead-visitor',
      key: when,
      to: 'visiteur@exemple.fr',
      subject: 'Reçu',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
    }
    await stores.outbox.add(siteId, [mail], now.toISOString())
    await killedSender(place, outbox, when, now)
    expect(await stores.outbox.counts()).toMatchObject({ waiting: 1 })

    const attempts: Attempt[] = []
    const next = createDelivery({
      outbox: stores.outbox,
      transport: fileTransport(outbox),
      senderOf: async () => ({ name: 'Cabinet', address: 'no-reply@cabinet.example' }),
      clock: () => now,
      report: (attempt) => attempts.push(attempt),
      warn: (message, cause) => {
        throw new Error(message, { cause })
      },
    })
    next.wake()
    await next.idle()
    expect(attempts).toEqual([])
    now = new Date(START + TEN_MINUTES)
    next.wake()
    await next.idle()
    await next.close()
    expect(attempts).toMatchObject([{ key: when, outcome: 'sent', attempts: 2 }])
    const files = await readdir(outbox)
    expect(files).toEqual([expect.stringMatching(/^20261120T120000Z-lead-visitor-[0-9a-f]+\.eml$/)])
    const text = await readFile(join(outbox, files[0] ?? ''), 'utf8')
    expect(text).toMatch(/^From: Cabinet <no-reply@cabinet\.example>\r$/m)
  })
})

/** Takes the mail that is due in another process, and kills it where it stands. */
async function killedSender(
  place: DatabaseLocation,
  outbox: string,
  when: string,
  now: Date,
): Promise<void> {
  const program = join(import.meta.dirname, 'killed-sender.ts')
  const child = spawn(
    process.execPath,
    [program, JSON.stringify(place), outbox, when, now.toISOString()],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
}
