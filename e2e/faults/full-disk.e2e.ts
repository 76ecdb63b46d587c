import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../../tests/exhaustive.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { CONTACT, faultFolder, read, SECRET, widgetOf } from '../../tests/faults/faulty-server.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { applicationWriter, JOB, leadWriter } from './writers.ts'

const run = promisify(execFile)

let held: Awaited<ReturnType<typeof faultFolder>>
let server: ServerProcess

beforeAll(async () => {
  held = await faultFolder()
  server = await startServer({
    DATA_DIR: held.folder,
    SECRET,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  })
})
afterAll(async () => {
  await server.stop()
  await held.remove()
})

/**
 * No file of the server may grow beyond its first byte, or again as far as it likes: for whoever
 * writes it is a full disk (the system's EFBIG in place of ENOSPC), and needs neither root nor mounts.
 */
const limitFiles = (bytes: number | 'unlimited') =>
  run('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`])

const files = () => readdir(join(held.folder, 'leads')).catch((): string[] => [])

test(
  'a disk that is full from one moment to the next: pages go on, forms say so, nothing is half',
  sampled(false),
  async () => {
    const pages = ['/', CONTACT, JOB, '/nos-missions']
    for (const path of pages) expect((await read(server.url + path)).status).toBe(200)
    const lead = leadWriter(widgetOf(await read(server.url + CONTACT)))
    const application = applicationWriter(widgetOf(await read(server.url + JOB)))

    await limitFiles(1)
    expect(await lead.write(server.url, 1)).toBe(503)
    expect(await application.write(server.url, 1)).toBe(503)
    expect(await files()).toEqual([])
    for (const path of pages) expect((await read(server.url + path)).status).toBe(200)
    expect(server.output()).toContain('Une demande n’a pas pu être enregistrée.')

    await limitFiles('unlimited')
    expect(await lead.write(server.url, 2)).toBe(303)
    expect(await application.write(server.url, 2)).toBe(303)
    const stores = createStores(await openDatabase({ file: join(held.folder, 'vitrine.sqlite') }))
    const messages = (await stores.leads.list(1)).map(({ fields }) => fields['message'])
    expect(messages.toSorted()).toEqual(['Candidature n° 2', 'Demande n° 2'])
    expect(await files()).toHaveLength(1)
    await stores.close()
  },
)
