/** @module-tag exhaustive */
import { join } from 'node:path'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { describe, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { bareSite } from '../bare-site.ts'
import {
  emptyInstallation,
  filesAt,
  filledInstallation,
  keptInstallations,
  sumsAt,
  vitrine,
} from '../installation.ts'
import { killed, settled } from './killing.ts'
import { FAULT_ROUNDS, inRounds } from './rounds.ts'

/** A round is two installations and a process. */
const ROUNDS = Math.ceil(FAULT_ROUNDS / 3)

const DAY = 86_400_000

const kept = keptInstallations()

/** From where to where, and the command that is killed once in the sample. */
const ENGINES = [
  ['SQLite', 'PostgreSQL', 'site import'],
  ['PostgreSQL', 'SQLite', 'move'],
] as const

describe.each(ENGINES)('killed -9 while it works, from %s to %s', (from, to, once) => {
  test(
    'move: the source is as it was, the target whole or empty, and the next one does it',
    { ...inRounds(once === 'move'), timeout: 60_000 * ROUNDS },
    async () => {
      const source = await kept(filledInstallation(from))
      const before = await sumsAt(source.location, 'move')
      for (let round = 0; round < ROUNDS; round += 1) {
        const target = await kept(emptyInstallation(to))
        const place = target.location.databaseUrl ?? `sqlite:${join(target.dataDir, 'new')}`
        const there =
          target.location.databaseUrl === undefined
            ? { file: join(target.dataDir, 'new', 'vitrine.sqlite') }
            : target.location
        await killed(source, 'move', '--to', place)
        await settled(source)
        if (to === 'PostgreSQL') await settled(target)
        expect(await sumsAt(source.location, 'move')).toEqual(before)
        const again = await vitrine(source, 'move', '--to', place)
        if (again.code !== 0) expect(again.err).toMatch(/contient déjà des tables|existe déjà/)
        expect(await sumsAt(there, 'move')).toEqual(before)
      }
    },
  )

  test(
    'site import: the site is there whole or not at all, and the next one brings it',
    { ...inRounds(once === 'site import'), timeout: 60_000 * ROUNDS },
    async () => {
      const source = await kept(filledInstallation(from))
      const archive = join(source.dataDir, 'site.tar.gz')
      expect(await vitrine(source, 'site', 'export', '1', '--to', archive)).toMatchObject({
        code: 0,
      })
      for (let round = 0; round < ROUNDS; round += 1) {
        const target = await kept(emptyInstallation(to))
        const db = await openDatabase(target.location)
        await migrate(db)
        const stores = createStores(db)
        await stores.sites.create(bareSite({ name: 'Ailleurs', hosts: ['ailleurs.example'] }))
        await killed(target, 'site', 'import', archive)
        await settled(target)
        if ((await stores.sites.list()).length === 1) {
          expect(await vitrine(target, 'site', 'import', archive)).toMatchObject({
            code: 0,
            err: '',
          })
        }
        const [own, brought, ...others] = await stores.sites.list()
        expect([own?.name, others]).toEqual(['Ailleurs', []])
        expect(await stores.pages.check(brought?.id ?? 0)).toEqual([])
        const files = Object.values(await filesAt(target.dataDir))
        const sent = Object.values(await filesAt(source.dataDir))
        expect(files.filter((hash) => !sent.includes(hash))).toEqual([])
        const stored = await stores.leads.files()
        // What the killed one had put in place just before its end, and no lead names, goes in the night.
        const tomorrow = new Date(Date.now() + 2 * DAY)
        await leadFolder(join(target.dataDir, 'leads')).sweep(() => stores.leads.files(), tomorrow)
        const onDisk = Object.keys(await filesAt(target.dataDir)).filter((name) =>
          name.startsWith('/leads/'),
        )
        expect(onDisk.map((name) => name.slice('/leads/'.length)).toSorted()).toEqual(
          [...stored].toSorted(),
        )
        await stores.close()
      }
    },
  )
})
