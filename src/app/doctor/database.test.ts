import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { UNFINISHED_SEED } from '#features/archive/store/unfinished-seed.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { ownDatabase } from '../../../tests/own-database.ts'
import { checkDatabase } from './database.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
  file = join(folder, 'vitrine.sqlite')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A database of one site with three pages, and what was done to it behind the stores' back. */
async function written(damage = ''): Promise<void> {
  const db = await openDatabase({ file })
  await migrate(db)
  const stores = createStores(db)
  await stores.sites.create({
    id: 1,
    name: 'Durand',
    isDefault: true,
    hosts: ['localhost'],
    settings: DEFAULT_SETTINGS,
    constants: { ...DEFAULT_CONSTANTS, version_dump: '1' },
    offices: [],
    theme: { light: {}, dark: {} },
  })
  const root = await stores.pages.insert(1, null, { path: '/', name: 'Accueil' })
  await stores.pages.insert(1, root.id, { path: '/a', name: 'A' })
  await stores.pages.insert(1, root.id, { path: '/b', name: 'B' })
  await db.destroy()
  if (damage === '') return
  const raw = new DatabaseSync(file)
  raw.exec(damage)
  raw.close()
}

async function check(databaseUrl?: string) {
  const { findings, content } = await checkDatabase({ databaseUrl, file })
  await content?.close()
  return {
    lines: findings.map(({ level, finding }) => `${level} ${finding}`),
    advice: findings.map(({ advice }) => advice),
    isOpen: content !== null,
    faults: content?.faults,
  }
}

test('a database in good health', async () => {
  await written()
  const { lines, isOpen } = await check()
  expect(isOpen).toBe(true)
  expect(lines).toEqual([
    expect.stringMatching(/^ok SQLite répond, tables de la version \d+$/),
    'ok le fichier est intact',
    'ok contenu de départ 1',
  ])
})

test('drafts of a kind that this version does not know are told of', async () => {
  const draft = (kind: string, ref: number, content: string) =>
    `insert into editorial_document
       (site_id, kind, ref, lang, user_id, user_name, at, counter, what, content, live_hash)
     values (1, '${kind}', '${ref}', '', 'a', 'Anne', '2026-11-20T09:00:00.000Z', 1, 'saved', '${content}', '')`
  await written(
    [
      draft('poster', 1, '{}'),
      draft('poster', 2, '{}'),
      draft('poster', 3, ''),
      draft('page', 1, '{}'),
    ].join(';'),
  )
  const { lines, advice } = await check()
  expect(lines.at(-1)).toBe(
    'warning 2 brouillons d’une autre version du logiciel sont gardés sans être montrés',
  )
  expect(advice.at(-1)).toContain('installez la version')
})

test('a file that is not there yet is not made', async () => {
  const { lines, advice, isOpen } = await check()
  expect(lines[0]).toMatch(/^warning « .+ » n’existe pas encore$/)
  expect(advice[0]).toContain('npm start')
  expect(isOpen).toBe(false)
  expect(await readdir(folder)).toEqual([])
})

test('an empty database is not given tables', async () => {
  new DatabaseSync(file).exec('create table a (b)')
  expect((await check()).lines[0]).toBe('warning SQLite répond, la base est vide')
  const raw = new DatabaseSync(file)
  expect(raw.prepare('select name from sqlite_master').all()).toEqual([{ name: 'a' }])
  raw.close()
})

test('tables of an older version are left as they are', async () => {
  await written('delete from migration where number > 1')
  const { lines, advice, isOpen } = await check()
  expect(lines[0]).toMatch(/^warning les tables sont de la version 1, ce programme attend la \d+$/)
  expect(advice[0]).toMatch(/npm start/)
  expect(isOpen).toBe(false)
})

test('tables of a newer version are an error', async () => {
  await written("insert into migration (number, name, applied_at) values (999, 'demain', '2099')")
  const { lines, advice, isOpen } = await check()
  expect(lines[0]).toMatch(/^error les tables sont de la version 999, ce programme ne connaît/)
  expect(advice[0]).toMatch(/installez la version/)
  expect(isOpen).toBe(false)
})

test('a file that is no database is an error', async () => {
  await writeFile(file, 'ceci n’est pas une base, loin de là, et même assez longuement')
  const { lines, isOpen } = await check()
  expect(lines).toEqual([expect.stringMatching(/^error La base de données « .+ » ne peut pas/)])
  expect(isOpen).toBe(false)
})

test('a damaged file is an error', async () => {
  await written('create table c (d); insert into c values (1), (2), (3)')
  const bytes = await readFile(file)
  // The last page is that table's; nothing else is read from it.
  await writeFile(file, bytes.fill(0xff, bytes.length - 4096))
  const { lines, advice } = await check()
  expect(lines).toContainEqual(expect.stringMatching(/^error .*le fichier est abîmé/))
  expect([...lines, ...advice].join()).toContain('restaurez une sauvegarde')
})

test('a nested set that is not right is an error', async () => {
  await written('update page set rgt = lft where level = 1')
  const { lines } = await check()
  expect(lines.at(-1)).toMatch(/^error arbre des pages : /)
})

test.each([
  ['update site set is_default = 0', /^error Aucun site n’est celui par défaut$/],
  ["update page_translation set path = '/x' where path = '/'", /^error Il n’a pas de page/],
  ['drop table editorial_lock', /^error La table « editorial_lock » manque$/],
  [
    "insert into page_translation select 1, 99, lang, '/z', slug, name, title, h1, description, keywords, " +
      'auto_mod, infos, is_active, is_secure, is_indexable, is_visible_bread_crumb, updated_at ' +
      "from page_translation where path = '/b'",
    /^error La table « page_translation » a 1 ligne sans/,
  ],
])('what refuses a start is an error: %s', async (damage, said) => {
  await written(`PRAGMA foreign_keys = OFF; ${damage}`)
  const { lines, advice } = await check()
  expect(lines).toContainEqual(expect.stringMatching(said))
  expect([...lines, ...advice].join()).toContain('restaurez une sauvegarde')
})

test('a demo whose writing was cut short is a warning', async () => {
  await written(`update constant set value = '${UNFINISHED_SEED}' where name = 'version_dump'`)
  expect((await check()).lines).toContain('warning son remplissage a été interrompu')
})

test('stored values that can not be used are given on', async () => {
  await written(`update setting set value = 'x y' where name = 'provider_segment'`)
  expect((await check()).faults).toEqual([
    { siteId: 1, fault: expect.stringMatching(/provider_segment/) },
  ])
})

test('a PostgreSQL that does not answer is an error, without its password', async () => {
  const { lines, isOpen } = await check('postgres://u:secret@127.0.0.1:9/base')
  expect(lines).toEqual([expect.stringMatching(/^error La base PostgreSQL 127\.0\.0\.1:9\/base/)])
  expect(lines[0]).not.toContain('secret')
  expect(isOpen).toBe(false)
})

test('an empty PostgreSQL is a warning, and stays empty', async () => {
  const url = await ownDatabase()
  expect((await check(url)).lines).toEqual(['warning PostgreSQL répond, la base est vide'])
  const db = await openDatabase({ databaseUrl: url })
  expect(await db.introspection.getTables()).toEqual([])
  await db.destroy()
})
