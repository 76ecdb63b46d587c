/** @module-tag exhaustive */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { seedDemo } from '#app/demo/seed.ts'
import { sanitiseArticle, SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { openForm, sendForm, type VisitedForm } from '../form-visit.ts'
import { type PostgresServer, startPostgres } from '../postgres.ts'
import { CONTACT } from './faulty-server.ts'

/** Mounts a disk of 500 MiB of its own. @returns whether this machine lets somebody do that */
function mountDisk(folder: string): boolean {
  const args = ['-t', 'tmpfs', '-o', 'size=500m,mode=755', 'tmpfs', folder]
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}

/** Requests sent until one is refused; each writes some kilobytes. */
const MOST = 400

describe('PostgreSQL on a disk that is full', () => {
  let folder: string
  let isMounted = false
  let postgres: PostgresServer
  let stores: Stores
  let site: TestApp
  let form: VisitedForm

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-disk-'))
    isMounted = mountDisk(folder)
    if (!isMounted) return
    postgres = await startPostgres({ temporaryFolder: folder })
    const db = await openDatabase({
      databaseUrl: await postgres.createDatabase('full'),
      onLostConnection: () => {},
      onAnswering: () => {},
    })
    await migrate(db)
    stores = createStores(db)
    await seedDemo(stores, { clean: sanitiseArticle, sanitiserVersion: SANITISER_VERSION })
    site = await createTestApp({
      stores,
      limits: { recheck: 60_000 },
    })
    form = await openForm(site, CONTACT)
    expect((await site.get('/')).status).toBe(200)
  })
  afterAll(async () => {
    await site?.close()
    await stores?.close()
    await postgres?.stop()
    if (isMounted) execFileSync('umount', ['--lazy', folder])
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
    (await stores.leads.list(1)).map(({ email }) => email.replace(/\D/g, '')).toSorted()

  test('pages go on, forms say so, what was acknowledged is kept, and room is enough to go on', async ({
    skip,
  }) => {
    skip(!isMounted, 'nobody may mount a disk here')
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
    expect(await stores.pages.check(1)).toEqual([])
  }, 120_000)
})
