import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lastBackup } from '#features/operations/service/last-backup.ts'
import {
  emptyInstallation,
  type Engine,
  filesAt,
  filledInstallation,
  keptInstallations,
  SECRET,
  sumsAt,
  vitrine,
} from './installation.ts'
import { sampled } from './exhaustive.ts'

const kept = keptInstallations()

const ENGINES: Engine[] = ['SQLite', 'PostgreSQL']
const PAIRS = ENGINES.flatMap((from) => ENGINES.map((to): [Engine, Engine] => [from, to]))

for (const [from, to] of PAIRS)
  describe(`from ${from} to ${to}`, sampled(from !== to && from === 'SQLite'), () => {
    test('a backup comes back row by row and byte by byte', async () => {
      const source = await kept(filledInstallation(from))
      const target = await kept(emptyInstallation(to))
      const file = join(source.dataDir, 'all.tar.gz')
      expect(await vitrine(source, 'backup', '--to', file)).toMatchObject({ code: 0, err: '' })
      const restored = await vitrine(target, 'restore', file)
      expect(restored).toMatchObject({ code: 0, err: '' })
      expect(restored.out).toContain('toutes relues et identiques')
      expect(await sumsAt(target.location)).toEqual(await sumsAt(source.location))
      expect(await filesAt(target.dataDir)).toEqual(await filesAt(source.dataDir))
      expect(Object.keys(await filesAt(source.dataDir))).toHaveLength(8)
      expect(await readFile(join(target.dataDir, 'secret'), 'utf8')).toBe(`${SECRET}\n`)
      const names = await readdir(target.dataDir)
      expect(names.filter((name) => name.startsWith('.restore'))).toEqual([])
    })
  })

test('files keep their time, secrets their mode', async () => {
  const source = await kept(filledInstallation('SQLite'))
  const target = await kept(emptyInstallation('SQLite'))
  const then = new Date('2025-05-05T05:05:05.000Z')
  await utimes(join(source.dataDir, 'media/plan.pdf'), then, then)
  const file = join(source.dataDir, 'all.tar.gz')
  await vitrine(source, 'backup', '--to', file)
  await vitrine(target, 'restore', file)
  expect((await stat(join(target.dataDir, 'media/plan.pdf'))).mtime).toEqual(then)
  const modeOf = async (name: string) => (await stat(join(target.dataDir, name))).mode & 0o777
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await modeOf('secret')).toBe(0o600)
  expect(await modeOf('leads')).toBe(0o700)
  const [lead = ''] = await readdir(join(target.dataDir, 'leads'))
  expect(await modeOf(join('leads', lead))).toBe(0o600)
})

test('sessions and links of mails do not come back, accounts do', async () => {
  const source = await kept(filledInstallation('SQLite'))
  const target = await kept(emptyInstallation('SQLite'))
  const file = join(source.dataDir, 'all.tar.gz')
  await vitrine(source, 'backup', '--to', file)
  await vitrine(target, 'restore', file)
  const rowsOf = async (table: string) =>
    (await sumsAt(target.location, 'move')).find(({ name }) => name === table)?.rows
  expect(await rowsOf('account_session')).toBe(0)
  expect(await rowsOf('account_verification')).toBe(0)
  expect(await rowsOf('account_second_factor')).toBe(1)
})

test('without a name a backup lies with the others, stamped for the board; --keep removes older ones', async () => {
  const source = await kept(filledInstallation('SQLite'))
  const folder = join(source.dataDir, 'backups')
  await vitrine(source, 'backup')
  const old = ['vitrine-20200101T000000Z.tar.gz', 'vitrine-20210101T000000Z.tar.gz', 'mine.tar.gz']
  for (const name of old) await writeFile(join(folder, name), 'x')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const { code, out } = await vitrine(source, 'backup', '--keep', '2')
  expect(code).toBe(0)
  expect(out).toContain('Ancienne sauvegarde supprimée : « vitrine-20200101T000000Z.tar.gz »')
  const names = (await readdir(folder)).toSorted()
  expect(names).toEqual([
    'last.json',
    'mine.tar.gz',
    expect.stringMatching(/^vitrine-\d{8}T\d{6}Z\.tar\.gz$/),
    expect.stringMatching(/^vitrine-\d{8}T\d{6}Z\.tar\.gz$/),
  ])
  const newest = names.at(-1) ?? ''
  expect(await lastBackup(folder, new Date())).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    bytes: (await stat(join(folder, newest))).size,
    isOld: false,
  })
})

test('the second backup of a file is refused, as is that of an installation that is not there', async () => {
  const source = await kept(filledInstallation('SQLite'))
  const file = join(source.dataDir, 'all.tar.gz')
  await writeFile(file, 'x')
  expect(await vitrine(source, 'backup', '--to', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('existe déjà'),
  })
  const empty = await kept(emptyInstallation('SQLite'))
  expect(await vitrine(empty, 'backup')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Il n’y a pas de base de données'),
  })
  expect(await readdir(empty.dataDir)).toEqual([])
})

test.each([
  ['backup', '--keep', '0'],
  ['backup', 'file'],
  ['restore'],
  ['restore', 'a', 'b'],
  ['move'],
  ['move', '--to', 'mysql://a'],
])('%s %s %s is not understood', async (...args) => {
  const { code, err } = await vitrine({ variables: {} }, ...args)
  expect(code).toBe(2)
  expect(err).toContain('Usage : npx vitrine')
})
