import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { Client } from 'pg'
import { readEnv } from '#base/platform/env.ts'
import { runCommand } from '#app/commands/commands.ts'
import { createStores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { isPublicAddress } from '#base/core/demo-firm.ts'
import { refuseLostContent, refuseLostFile } from '#app/demo/first-content.ts'
import { ownDatabase } from './own-database.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-first-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'vitrine.sqlite')

/** What a start says before it makes anything; empty when it goes on. */
async function refusal(variables: Record<string, string> = {}): Promise<string> {
  const env = readEnv({ DATA_DIR: dataDir, ...variables })
  try {
    await refuseLostFile({ env, dataDir })
    const { DATABASE_URL: databaseUrl } = env
    const db = await openDatabase(databaseUrl === undefined ? { file: file() } : { databaseUrl })
    try {
      await refuseLostContent(db, { env, dataDir })
    } finally {
      await db.destroy()
    }
    return ''
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : ''
    expect(said).not.toMatch(/\n|\bat .+:\d+/)
    return said
  }
}

async function put(name: string, content = 'x'): Promise<void> {
  await mkdir(dirname(join(dataDir, name)), { recursive: true })
  await writeFile(join(dataDir, name), content)
}

describe('N1 an empty SQLite', () => {
  test('in a fresh folder is the newcomer’s', async () => {
    expect(await refusal()).toBe('')
  })

  test.each([
    'media/provider/demo/a.webp',
    'secret',
    'backups/vitrine-20261120T020000Z.tar.gz',
    'leads/a.pdf',
    'outbox/a.eml',
    'uploads/site-1/card/a.html',
    'autre-chose.txt',
  ])('beside %s is a lost one: nothing is made, and it is told what to do', async (name) => {
    await put(name)
    const said = await refusal()
    expect(said).toContain('vitrine.sqlite » n’existe pas')
    expect(said).toContain(`contient déjà ${name.split('/')[0]}`)
    for (const way of ['DATA_DIR', 'npx vitrine restore', 'npx vitrine demo', 'SEED=demo']) {
      expect(said).toContain(way)
    }
    expect(await readdir(dataDir)).toEqual([name.split('/')[0]])
    expect(await refusal({ SEED: 'demo' })).toBe('')
  })

  test('that was emptied, as by « : > vitrine.sqlite »', async () => {
    await put('vitrine.sqlite', '')
    await put('media/a.webp')
    expect(await refusal()).toContain('vitrine.sqlite » est vide')
  })

  test('whose tables are there, but no site', async () => {
    const db = await openDatabase({ file: file() })
    await migrate(db)
    await db.destroy()
    // A first start that was cut short before its first row.
    expect(await refusal()).toBe('')
    await put('secret')
    expect(await refusal()).toContain('ne contient aucun site')
  })

  test('empty folders and what systems put into a mount are nothing', async () => {
    await mkdir(join(dataDir, 'media'))
    await put('lost+found/x')
    expect(await refusal()).toBe('')
  })

  test('under a public address is not filled, fresh as the folder may be', async () => {
    const said = await refusal({ PUBLIC_URL: 'https://www.cabinet.fr' })
    expect(said).toContain('PUBLIC_URL annonce https://www.cabinet.fr')
    expect(await refusal({ PUBLIC_URL: 'http://localhost:3000' })).toBe('')
  })

  test('of another program is left alone', async () => {
    const other = new DatabaseSync(file())
    other.exec('create table facture (id integer)')
    other.close()
    const said = await refusal()
    expect(said).toContain('d’un autre programme')
    expect(said).toContain('facture')
  })
})

describe('N1 an empty PostgreSQL', () => {
  test('is refused until somebody asks, without its password and before a table is made', async () => {
    const DATABASE_URL = await ownDatabase()
    const variables = { DATABASE_URL, SECRET: 'un-secret-des-essais' }
    const said = await refusal(variables)
    expect(said).toContain(new URL(DATABASE_URL).pathname.slice(1))
    expect(said).not.toContain(new URL(DATABASE_URL).password)
    expect(said).toContain('npx vitrine demo')
    const db = await openDatabase({ databaseUrl: DATABASE_URL })
    expect(await db.introspection.getTables()).toEqual([])
    await db.destroy()
    expect(await refusal({ ...variables, SEED: 'demo' })).toBe('')
  })

  test('of another program says whose tables it holds', async () => {
    const DATABASE_URL = await ownDatabase()
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query('create table facture (id integer)')
    await client.end()
    expect(await refusal({ DATABASE_URL, SECRET: 'un-secret-des-essais' })).toContain('facture')
  })
})

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  describe(`N1 « vitrine demo » on ${engine}`, sampled(engine === 'SQLite'), () => {
    test('fills what is empty, and nothing else', async () => {
      const databaseUrl = engine === 'SQLite' ? undefined : await ownDatabase()
      const variables = {
        DATA_DIR: join(dataDir, 'data'),
        PUBLIC_URL: 'https://www.cabinet.fr',
        ...(databaseUrl === undefined
          ? {}
          : { DATABASE_URL: databaseUrl, SECRET: 'un-secret-des-essais' }),
      }
      const said = { out: '', err: '' }
      const terminal = {
        out: (text: string) => void (said.out += text),
        err: (text: string) => void (said.err += text),
        hasColours: false,
      }
      const run = () => runCommand(['demo'], { terminal, variables, root: '/nowhere' })
      expect(await run()).toBe(0)
      expect(said).toEqual({ out: expect.stringContaining('user create'), err: '' })
      expect(await readdir(join(dataDir, 'data', 'media', 'provider', 'demo'))).not.toEqual([])
      const location: DatabaseLocation = {
        databaseUrl,
        file: join(dataDir, 'data', 'vitrine.sqlite'),
      }
      const version = async () => {
        const db = await openDatabase(location)
        const stores = createStores(db)
        const read = await stores.sites.version(1)
        await db.destroy()
        return read
      }
      const before = await version()
      expect(await run()).toBe(1)
      expect(said.err).toContain('a déjà un site')
      expect(await version()).toBe(before)
    })
  })

test.each([
  [undefined, false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://192.168.1.4', false],
  ['http://172.20.0.3', false],
  ['http://serveur:3000', false],
  ['https://site.test', false],
  ['https://www.lhermine-dauval.example', false],
  ['https://www.cabinet.fr', true],
  ['https://172.32.0.1', true],
  ['http://[2001:41d0::1]', true],
  ['https://localhost.cabinet.fr', true],
])('N1 %s is public: %s', (url, isPublic) => {
  expect(isPublicAddress(url)).toBe(isPublic)
})
