import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContentStore } from '#content/content-store.ts'
import { openDatabase } from '#content/db.ts'
import { migrate } from '#content/migrate.ts'
import { seedDemo } from '#content/seed/seed.ts'
import type { ContentStore } from '#content/store.ts'
import { sanitiseArticle, SANITISER_VERSION } from '#editorial/sanitise.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { openForm, sendForm, type VisitedForm } from '../form-visit.ts'
import { type PostgresServer, startPostgres } from '../postgres.ts'
import { CONTACT } from './faulty-server.ts'

/** A disk of its own, of so many MiB; `null` where this machine lets nobody mount one. */
async function smallDisk(size: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return folder
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
}

const disk = await smallDisk(500)

/** Requests sent until one is refused; each writes some kilobytes. */
const MOST = 400

describe.skipIf(disk === null)('PostgreSQL on a disk that is full', () => {
  const folder = disk ?? ''
  let postgres: PostgresServer
  let store: ContentStore
  let site: TestApp
  let form: VisitedForm

  beforeAll(async () => {
    postgres = await startPostgres({ temporaryFolder: folder })
    const db = await openDatabase({
      databaseUrl: await postgres.createDatabase('full'),
      onLostConnection: () => {},
      onAnswering: () => {},
    })
    await migrate(db)
    store = createContentStore(db)
    await seedDemo(store, { clean: sanitiseArticle, sanitiserVersion: SANITISER_VERSION })
    site = await createTestApp({
      store,
      limits: { widget: 2000, providerCall: 900, recheck: 60_000 },
    })
    form = await openForm(site, CONTACT)
    expect((await site.get('/')).status).toBe(200)
  })
  afterAll(async () => {
    await site?.close()
    await store?.close()
    await postgres?.stop()
    execFileSync('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  })

  const message = (number: number) => `Demande ${number}.${' Et encore une phrase.'.repeat(150)}`
  const send = async (number: number) => {
    const fresh = await openForm(site, CONTACT)
    return sendForm(site, fresh.token === '' ? form : fresh, {
      nom: 'Élodie Œuvrard',
      email: `elodie-${number}@exemple.fr`,
      message: message(number),
    })
  }
  const stored = async () =>
    (await store.leads.list(1)).map(({ email }) => email.replace(/\D/g, '')).toSorted()

  test('pages go on, forms say so, what was acknowledged is kept, and room is enough to go on', async () => {
    const acknowledged = ['1', '2']
    for (const number of acknowledged) expect((await send(Number(number))).status).toBe(303)
    const ballast = join(folder, 'ballast')
    // Until the disk itself says that it is full, to the last block.
    for (const block of [2 ** 20, 2 ** 12]) {
      for (let part = 0; ; part += 1) {
        const isWritten = await writeFile(`${ballast}-${block}-${part}`, Buffer.alloc(block)).then(
          () => true,
          () => false,
        )
        if (!isWritten) break
      }
    }
    let refused = 0
    for (let number = 3; number <= MOST && refused === 0; number += 1) {
      const answer = await send(number)
      if (answer.status === 303) acknowledged.push(String(number))
      else refused = answer.status
    }
    expect(refused).toBe(503)
    for (const path of ['/', '/healthz']) expect((await site.get(path)).status, path).toBe(200)
    execFileSync('sh', ['-c', `rm -f "${ballast}"-*`])
    const last = MOST + 1
    await expect.poll(async () => (await send(last)).status, { timeout: 20_000 }).toBe(303)
    expect(await stored()).toEqual([...acknowledged, String(last)].toSorted())
    expect(await store.pages.check(1)).toEqual([])
  }, 120_000)
})
