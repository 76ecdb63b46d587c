/** @module-tag exhaustive */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseEnv } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BadEnvironment, readEnv } from '#base/platform/env.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { createStores } from '#app/stores.ts'
import { UNFINISHED_SEED } from '#features/archive/store/unfinished-seed.ts'
import { LOOK_IDS } from '#base/core/look.ts'
import { builtAssets } from '#app/website/client-assets.ts'
import { type Running, start, StartRefused } from '#app/server/start.ts'
import { CLIENT } from './app.ts'
import { ownDatabase } from './own-database.ts'
import { rawRequest } from './raw-request.ts'
import { uncountedTables } from './uncounted-tables.ts'

/** A folder in which a first start has written the demo. */
let seeded: string
let folder: string
const running: Running[] = []

beforeAll(async () => {
  seeded = await mkdtemp(join(tmpdir(), 'vitrine-seeded-'))
  await (await start(envOf({ DATA_DIR: seeded }), CLIENT)).close()
})
afterAll(() => rm(seeded, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Gives the test's folder the database of the demo, without its pictures. */
const alreadySeeded = () => copyFile(join(seeded, 'vitrine.sqlite'), join(folder, 'vitrine.sqlite'))

/** What a start on PostgreSQL asks for. */
const SECRET = 'le-secret-des-essais'

const envOf = (variables: Record<string, string> = {}) =>
  readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...variables })

async function started(variables: Record<string, string> = {}): Promise<Running> {
  const server = await start(envOf(variables), CLIENT)
  running.push(server)
  return server
}

const portOf = ({ address }: Running) => Number(new URL(address).port)

/** The refusal of a start: one sentence or two, on one line, without a stack. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const error: unknown = await started(variables).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartRefused)
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toMatch(/\n|\bat .+:\d+/)
  return message
}

describe('the environment', () => {
  test('every fault is told at once, with what is expected', () => {
    const wrong = {
      NODE_ENV: 'prod',
      PORT: '70000',
      DATABASE_URL: 'mysql://u:secret@h/b',
      PUBLIC_URL: 'exemple.fr',
      PROVIDER: 'library,radio',
      PROVIDER_SEGMENT: 'A B',
      TRUST_PROXY: 'oui',
      LOG_LEVEL: 'loud',
    }
    let message = ''
    try {
      readEnv(wrong)
    } catch (error) {
      expect(error).toBeInstanceOf(BadEnvironment)
      message = String(error)
    }
    const lines = message.split('\n').slice(1)
    expect(lines.map((line) => line.trim().split('=')[0])).toEqual(Object.keys(wrong))
    for (const line of lines) expect(line).toMatch(/ : .{8}/)
    expect(message).not.toMatch(/Invalid|expected/)
  })

  test('a password in DATABASE_URL is never printed', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://u:secret@h/b' })).toThrow(BadEnvironment)
    expect(() => readEnv({ DATABASE_URL: 'mysql://u:secret@h/b' })).not.toThrow(/secret/)
  })

  test.each(['0x10', '1e3', '-1', '3000.5', '65536', 'abc'])('the port %s is refused', (PORT) => {
    expect(() => readEnv({ PORT })).toThrow(/PORT=.*de 0 à 65535/)
  })

  test.each([
    'exemple.fr',
    'ftp://a.fr',
    'https://a.fr?x=1',
    'https://a.fr/#x',
    'https://u:p@a.fr',
  ])('the public address %s is refused', (PUBLIC_URL) => {
    expect(() => readEnv({ PUBLIC_URL })).toThrow(/PUBLIC_URL=/)
  })

  test('.env.example works as it is and says the defaults', async () => {
    const example = parseEnv(await readFile('.env.example', 'utf8'))
    expect(readEnv(example)).toEqual(readEnv({}))
  })

  test('.env.example names every variable', async () => {
    const example = parseEnv(await readFile('.env.example', 'utf8'))
    const read = new Set<string>()
    readEnv(new Proxy({}, { get: (_target, name) => void read.add(String(name)) }))
    expect(Object.keys(example).toSorted()).toEqual([...read].toSorted())
  })

  test('variables that are empty or blank count as absent', async () => {
    const names = Object.keys(parseEnv(await readFile('.env.example', 'utf8')))
    for (const blank of ['', '  ']) {
      const variables = Object.fromEntries(names.map((name) => [name, blank]))
      expect(readEnv(variables)).toEqual(readEnv({}))
    }
  })
})

describe('a start', () => {
  test('an empty folder got the demo firm, with its pictures', async () => {
    const port = portOf(await started({ DATA_DIR: seeded }))
    const home = await rawRequest(port, '/')
    expect(home.status).toBe(200)
    expect(home.body).toContain('Le savez-vous ?')
    const [picture = ''] = /\/media\/provider\/[^"]+\.webp/.exec(home.body) ?? []
    const media = await rawRequest(port, picture, { method: 'HEAD' })
    expect(media.status).toBe(200)
    expect(media.head).toMatch(/cache-control: public, max-age=31536000, immutable/i)
    expect((await rawRequest(port, '/readyz')).status).toBe(200)
  })

  test('N1 an empty PostgreSQL database gets it when asked', async () => {
    const DATABASE_URL = await ownDatabase()
    const port = portOf(await started({ DATABASE_URL, SECRET, SEED: 'demo' }))
    expect((await rawRequest(port, '/contact')).status).toBe(200)
    expect(await uncountedTables({ databaseUrl: DATABASE_URL })).toEqual([])
  })

  test('what an editor changed is still there after the next start', async () => {
    await alreadySeeded()
    await withStores(folder, (stores) => stores.pages.update(1, 1, 'fr', { title: 'Notre titre' }))
    const { body } = await rawRequest(portOf(await started()), '/')
    expect(body).toContain('<title>Notre titre |')
  })

  test('a demo whose writing was cut short is written again', async () => {
    await alreadySeeded()
    await withStores(folder, async (stores) => {
      await stores.pages.remove(1, 2)
      await stores.sites.saveConstants(1, { version_dump: UNFINISHED_SEED })
    })
    const port = portOf(await started())
    expect((await rawRequest(port, '/le-cabinet')).status).toBe(200)
  })

  test('what a restoration left that was killed is gone after the next start', async () => {
    await alreadySeeded()
    await mkdir(join(folder, '.restore', 'new', 'media'), { recursive: true })
    await started()
    expect(await readdir(folder)).not.toContain('.restore')
  })

  test('PUBLIC_URL is the base of absolute addresses', async () => {
    await alreadySeeded()
    const port = portOf(await started({ PUBLIC_URL: 'https://www.exemple.fr/' }))
    const { body } = await rawRequest(port, '/contact', { headers: ['Host: evil.example'] })
    expect(body).toContain('<link rel="canonical" href="https://www.exemple.fr/contact">')
  })
})

describe('a start that is refused', () => {
  test('when the back office’s own host is a site’s', async () => {
    await alreadySeeded()
    const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
    await createStores(db).sites.saveHosts(1, ['admin.cabinet.test'])
    await db.destroy()
    expect(await refusal({ ADMIN_HOST: 'Admin.cabinet.test' })).toMatch(
      /^ADMIN_HOST="admin\.cabinet\.test" est un des noms du site 1.*--remove admin\.cabinet\.test/,
    )
  })

  let occupied: Server | undefined

  afterEach(() => {
    occupied?.close()
    occupied = undefined
  })

  async function occupiedPort(): Promise<string> {
    const server = createServer()
    occupied = server
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    return String(typeof address === 'object' ? address?.port : '')
  }

  test.each([
    ['site', 'update site set is_default = 0', 'Aucun site n’est celui par défaut'],
    ['tree', 'update page set rgt = lft where id = 2', 'Site 1'],
    ['table', 'drop table editorial_lock', 'La table « editorial_lock » manque'],
    ['step', 'delete from migration where number = 2', 'L’étape 2'],
  ])('an inconsistent database: what is wrong, and what to do (%s)', async (_what, spoil, said) => {
    await alreadySeeded()
    const database = new DatabaseSync(join(folder, 'vitrine.sqlite'))
    database.exec(spoil)
    database.close()
    const message = await refusal({})
    expect(message).toContain('La base de données est incohérente')
    expect(message).toContain(said)
    expect(message).toContain('npx vitrine doctor')
  })

  test('a data folder that can not be written: which one, and what to do', async () => {
    // Under a file: rights would not hold back a root user.
    await writeFile(join(folder, 'fichier'), '')
    const DATA_DIR = join(folder, 'fichier', 'donnees')
    const message = await refusal({ DATA_DIR })
    expect(message).toContain(DATA_DIR)
    expect(message).toContain('DATA_DIR')
  })

  test('a port in use: which one, and what to do', async () => {
    await alreadySeeded()
    const PORT = await occupiedPort()
    const message = await refusal({ PORT })
    expect(message).toContain(`127.0.0.1:${PORT}`)
    expect(message).toContain('PORT')
  })

  test('a refused start leaves the folder to the next one', async () => {
    await alreadySeeded()
    await refusal({ PORT: await occupiedPort() })
    await started()
  })

  test('an address of another machine', async () => {
    await alreadySeeded()
    expect(await refusal({ HOST: '192.0.2.1' })).toContain('192.0.2.1')
  })

  test('a second server on the same folder, until the first has ended', async () => {
    await alreadySeeded()
    const first = await started()
    expect(await refusal({})).toContain(folder)
    expect((await rawRequest(portOf(first), '/healthz')).status).toBe(200)
    await running.splice(0)[0]?.close()
    await started()
  })

  test('a file that is no database', async () => {
    await writeFile(join(folder, 'vitrine.sqlite'), 'ceci n’est pas une base')
    expect(await refusal({})).toContain('vitrine.sqlite')
  })

  test('a database of a newer version', async () => {
    await alreadySeeded()
    const db = new DatabaseSync(join(folder, 'vitrine.sqlite'))
    db.exec("insert into migration (number, name, applied_at) values (999, 'demain', '2099')")
    db.close()
    expect(await refusal({})).toContain('999')
  })

  test('a PostgreSQL that does not answer, without its password', async () => {
    const port = await occupiedPort()
    occupied?.close()
    const DATABASE_URL = `postgres://u:secret@127.0.0.1:${port}/base`
    const message = await refusal({ DATABASE_URL, SECRET })
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain('secret')
  })

  test('a missing client build says which command makes it', () => {
    expect(() => builtAssets(folder)).toThrow(/npm run build/)
  })

  test('so does a build that has lost the sheet of a look', async () => {
    const files = Object.fromEntries(
      ['entry.ts', 'site.scss', 'error-page.scss', ...LOOK_IDS.map((id) => `looks/${id}.scss`)].map(
        (name) => [
          `src/app/client/${name}`,
          { file: `assets/${name.replace('looks/', '').replace('scss', 'css')}` },
        ],
      ),
    )
    await mkdir(join(folder, '.vite'), { recursive: true })
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(files))
    expect(() => builtAssets(folder)).toThrow(/« assets\/etude\.css » manque.*npm run build/)
  })
})

/** Writes to the content of a folder that no server holds. */
async function withStores(
  dataDir: string,
  work: (stores: ReturnType<typeof createStores>) => Promise<unknown>,
): Promise<void> {
  const db = await openDatabase({ file: join(dataDir, 'vitrine.sqlite') })
  await work(createStores(db))
  await db.destroy()
}
