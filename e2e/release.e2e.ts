/** @module-tag exhaustive */
import { execFile } from 'node:child_process'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { SIGN_IN } from '#features/accounts/rules/sign-in-form.ts'
import { packRelease } from '../scripts/release.ts'
import { NOTICES, writeNotices } from '../scripts/notices.ts'
import { writeSbom } from '../scripts/sbom.ts'
import { doorForm, navigate, SIGN_IN_PAGE } from '../tests/admin-browser.ts'
import { type PostgresServer, startPostgres } from '../tests/postgres.ts'
import { mailedLink } from './mailed-link.ts'
import { heldFolder, patiently } from './own-server.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Bytes of the archive. */
const MOST = 45e6

const run = promisify(execFile)
const ADMIN = { ADMIN_EMAIL: 'admin@cabinet.example', ADMIN_PASSWORD: 'quinze signes au moins' }

let folder: { path: string; remove(): Promise<void> }
let archive: string
let postgres: PostgresServer
/** The same release on both databases. */
let servers: { url: string; dataDir: string; process: ServerProcess }[] = []

/** The release, unpacked where nothing of the repository is found, serves an empty folder. */
beforeAll(async () => {
  folder = await heldFolder()
  await writeSbom(process.cwd())
  await writeNotices(process.cwd())
  ;[archive = ''] = await packRelease(process.cwd(), join(folder.path, 'release'))
  const app = join(folder.path, 'app')
  await mkdir(app)
  await run('tar', ['-xzf', archive, '-C', app, '--strip-components=1'])
  postgres = await startPostgres()
  const databases: Record<string, string>[] = [
    {},
    { DATABASE_URL: await postgres.createDatabase('release'), SECRET: 'un-secret-de-seize-signes' },
  ]
  for (const [at, database] of databases.entries()) {
    const dataDir = join(folder.path, `data-${at}`)
    const variables = { DATA_DIR: dataDir, ...ADMIN, ...database }
    const process = await startServer(variables, [], app)
    servers.push({ url: process.url, dataDir, process })
  }
})
afterAll(async () => {
  for (const server of servers) await server.process.stop()
  servers = []
  await postgres.stop()
  await folder.remove()
})

test('the licences of all whose work is in it come with it', async () => {
  const text = await readFile(join(folder.path, 'app', NOTICES), 'utf8')
  for (const name of [
    'react',
    'zod',
    'fastify',
    'sharp',
    '@fontsource/figtree',
    'prosemirror-view',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d[\\d.]* \\(`, 'm'))
  expect(text).toContain('Permission is hereby granted, free of charge')
})

test('a release is small', async () => {
  const { size } = await stat(archive)
  expect(size).toBeGreaterThan(MOST / 4)
  expect(size).toBeLessThan(MOST)
})

test.each([
  ['SQLite', 0],
  ['PostgreSQL', 1],
])('on %s it serves pages, documents, pictures, search and the back office', async (_name, at) => {
  const { url = '', process: server } = servers[at] ?? {}
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/documents/creer-son-entreprise.pdf', 'application/pdf'],
    ['/media/provider/demo/accueil/hero.webp', 'image/webp'],
    ['/agenda.ics', 'text/calendar'],
    ['/sitemap.xml', 'application/xml'],
    ['/readyz', 'application/json'],
  ] as const) {
    const answer = await patiently(new URL(path, url))
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('content-type')).toContain(type)
    await answer.arrayBuffer()
  }
  const home = await (await fetch(url)).text()
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(home) ?? []
  const drawn = await patiently(new URL(new URL(picture).pathname, url))
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
  expect((await drawn.arrayBuffer()).byteLength).toBeGreaterThan(5000)
  const desk = await navigate(new URL(SIGN_IN_PAGE, url))
  expect([desk.status, desk.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(server?.output()).not.toMatch(/"level":(?:50|60)|ERR_MODULE_NOT_FOUND/)
})

test('its threads answer: the State’s rules, and the search', async () => {
  const { url = '' } = servers[0] ?? {}
  const salary = await (await fetch(`${url}/vos-outils/simulateurs/salaire-brut-net`)).text()
  expect(salary).toMatch(/class="simulator-answers"[\s\S]{0,400}<dd[^>]*>[\d\u202F\u00A0 ]+,\d\d/)
  const found = await fetch(`${url}/recherche?query=tva`)
  expect([found.status, (await found.text()).split('TVA').length > 5]).toEqual([200, true])
})

test('it writes a mail to a file', async () => {
  const { url = '', dataDir = '' } = servers[0] ?? {}
  const page = new URL(`/admin${ACCOUNT_PATHS.forgot}`, url)
  const asked = await navigate(page)
  const cookie = (asked.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  const form = doorForm(asked.body, { [SIGN_IN.email]: ADMIN.ADMIN_EMAIL })
  const answer = await navigate(page, { cookie, 'sec-fetch-site': 'same-origin' }, form)
  expect(answer.status).toBeLessThan(400)
  expect(await mailedLink(dataDir, ADMIN.ADMIN_EMAIL, '')).toContain('/admin/nouveau-mot-de-passe')
})
