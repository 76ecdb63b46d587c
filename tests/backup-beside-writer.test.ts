import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { emptyInstallation, type Engine, filledInstallation, vitrine } from './installation.ts'

const ENGINES: Engine[] = ['SQLite', 'PostgreSQL']

for (const engine of ENGINES)
  test(
    `a backup beside a server that takes leads holds each lead with its file and its mail, on ${engine}`,
    { ...sampled(false), timeout: 120_000 },
    async () => {
      const source = await filledInstallation(engine)
      const target = await emptyInstallation('SQLite')
      const program = join(import.meta.dirname, 'killed-receiver.ts')
      const writer = spawn(
        process.execPath,
        [program, JSON.stringify(source.location), '1', join(source.dataDir, 'leads')],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      let taken = 0
      const begun = new Promise<void>((resolve) => {
        writer.stdout.on('data', (chunk: Buffer) => {
          taken += chunk.toString().split('\n').length - 1
          if (taken >= 5) resolve()
        })
      })
      try {
        await begun
        const before = taken
        const file = join(source.dataDir, 'all.tar.gz')
        expect(await vitrine(source, 'backup', '--to', file)).toMatchObject({ code: 0, err: '' })
        expect(taken, 'the writer wrote meanwhile').toBeGreaterThan(before)
        expect(await vitrine(target, 'restore', file)).toMatchObject({ code: 0 })

        const db = await openDatabase(target.location)
        const stores = createStores(db)
        const leads = (await stores.leads.list(1)).filter(({ nonce }) => nonce.startsWith('nonce-'))
        expect(leads.length).toBeGreaterThanOrEqual(before)
        const files = new Set(await readdir(join(target.dataDir, 'leads')))
        expect(
          leads.flatMap((lead) => lead.files).filter(({ stored }) => !files.has(stored)),
        ).toEqual([])
        const mails = new Set((await stores.outbox.list('waiting', 100_000)).map(({ key }) => key))
        expect(leads.filter(({ nonce }) => !mails.has(`lead-visitor ${nonce}`))).toEqual([])
        // Nothing that came after the instant: numbers have no gap.
        expect(leads.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          leads.map((_, index) => index + 5),
        )
        await db.destroy()
      } finally {
        writer.kill('SIGKILL')
        if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
        await source.remove()
        await target.remove()
      }
    },
  )
