/** @module-tag exhaustive */
import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openArchive } from '#features/archive/store/format/archive-reader.ts'
import { tablePlans } from '#features/archive/store/rows/table-plans.ts'
import { isCarried } from '#features/archive/store/rows/table-policy.ts'
import { ruleOf } from '#features/archive/store/rows/table-rules.ts'
import { databaseFaults } from '#features/operations/store/database-faults.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Tables } from '#app/tables.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { isStoredName } from '#base/core/address/stored-path.ts'
import { unexpected } from '#app/commands/commands.ts'
import { changing, everything, expectRefused, importGround } from './import-ground.ts'
import {
  filledInstallation,
  type Said,
  sumsAt,
  type TestInstallation,
  vitrine,
} from './installation.ts'
import { type ArchiveChange, resealed } from './resealed.ts'
import { FAULT_ROUNDS, inRounds } from './faults/rounds.ts'

const { kept, source, elsewhere } = importGround()

async function imported(target: TestInstallation, change: ArchiveChange): Promise<Said> {
  const file = join(dirname(dirname(target.dataDir)), 'hostile.tar.gz')
  await resealed(source.site, file, change)
  return vitrine(target, 'site', 'import', file, '--host', 'copie.example')
}

describe('M2 a name in a row is as hostile as a name from the network', () => {
  test.each([
    '../..',
    '..',
    '.',
    '',
    '../vitrine.sqlite',
    '../secret',
    '/etc/passwd',
    '..\\secret',
    '6f1c2f4e-58f4-4a3c-9a57-0d8f1a2b3c4d.pdf/../../secret',
    '6F1C2F4E-58F4-4A3C-9A57-0D8F1A2B3C4D.pdf',
  ])(
    'M2 a request’s file named « %s » is refused, and nothing around is touched',
    async (stored) => {
      const { target, around } = await elsewhere()
      const before = await everything(around)
      const said = await imported(target, { rows: changing('lead_file', { stored }) })
      expectRefused(
        said,
        /^Dans la table lead_file, ligne 1, colonne stored : .* Rien n’a été changé/,
      )
      expect(await everything(around)).toEqual(before)
      expect(await readFile(join(around, 'sand/victim/kept.txt'), 'utf8')).toBe('kept')
    },
  )

  test.each<[string, ArchiveChange, RegExp]>([
    [
      'a medium outside of its folder',
      { rows: changing('media_file', { path: '/media/provider/cabinet/../xxbig.webp' }) },
      /table media_file, ligne 1, colonne path/,
    ],
    [
      'a document of that name',
      { rows: changing('editorial_document', { ref: '../site-1/card' }) },
      /table editorial_document, ligne 1, colonne ref/,
    ],
    [
      'rows of another site',
      { rows: changing('setting', { site_id: 1 }) },
      /table setting, ligne 1, colonne site_id : « 1 » est le numéro d’un autre site/,
    ],
    ['another site', { rows: changing('site', { id: 1 }) }, /table site, ligne 1, colonne id/],
    [
      'two sites',
      {
        rows: (table, rows) => (table === 'site' ? [...rows, ...rows] : rows),
      },
      /un site et un seul/,
    ],
    ['no site', { rows: (table, rows) => (table === 'site' ? [] : rows) }, /un site et un seul/],
    [
      'a row that refers to nothing',
      { rows: changing('lead_note', { lead_id: 77 }) },
      /table lead_note, ligne 1 : elle renvoie à une ligne qui n’existe pas/,
    ],
    [
      'a row twice',
      { rows: (table, rows) => (table === 'motif' ? [...rows, ...rows] : rows) },
      /table motif, ligne 2 : elle y est déjà/,
    ],
    [
      'a tree that is none',
      {
        rows: (table, rows) =>
          table === 'page'
            ? rows.map((row) => (row['lft'] === 1 ? { ...row, rgt: 3 } : row))
            : rows,
      },
      /dans la table page, Page/,
    ],
    [
      'a number that is given out twice',
      { rows: changing('site', { last_lead_id: 1 }) },
      /dans la table site, last_lead_id/,
    ],
    [
      'more redirects than a site may have',
      {
        rows: (table, rows) =>
          table === 'redirect'
            ? Array.from({ length: 5001 }, (_, index) => ({
                ...rows[0],
                source: `/ancien-${10_000 + index}`,
                kind: 'manual',
              }))
            : rows,
      },
      /dans la table redirect, il y a 5001 lignes. Un site garde 5\u202f000 redirections au plus/,
    ],
    [
      'a consent of others’ visitors',
      { rows: changing('consent_text', { text: 'J’accepte tout.' }) },
      /table consent_text, colonne version/,
    ],
    [
      'an absent value',
      { rows: changing('page_translation', { title: null }) },
      /table page_translation, ligne 1, colonne title : la valeur manque/,
    ],
    [
      'JSON that is none',
      { rows: changing('widget', { options: '{"a":' }) },
      /table widget, ligne 1, colonne options : .*JSON/,
    ],
    [
      'JSON in JSON in JSON',
      { rows: changing('widget', { options: '['.repeat(100_000) + ']'.repeat(100_000) }) },
      /table widget, ligne 1, colonne options : .*niveaux/,
    ],
    [
      'a file that no row names',
      { more: { 'files/leads/00000000-0000-4000-8000-000000000000.pdf': '%PDF' } },
      /« files\/leads\/00000000/,
    ],
    ['a secret', { more: { 'files/secret': 'another-secret-for-everybody' } }, /« files\/secret »/],
    [
      'a host that is none',
      { rows: changing('site_host', { host: 'a b/../c' }) },
      /table site_host, ligne 1, colonne host/,
    ],
  ])('M2 %s is refused, and nothing stays', async (_what, change, words) => {
    const { target, around } = await elsewhere()
    const [before, rows] = [await everything(around), await sumsAt(target.location)]
    expectRefused(await imported(target, change), words)
    expect(await everything(around)).toEqual(before)
    expect(await sumsAt(target.location)).toEqual(rows)
  })

  test('M2 nobody becomes a super-admin by an archive', async () => {
    const { target } = await elsewhere()
    const said = await imported(target, {
      head: (head) => ({
        ...head,
        site: {
          name: 'x',
          hosts: [],
          members: [
            { email: 'pwned@example.test', name: 'P', role: 'super-admin' },
            { email: 'paul@example.test', name: 'P', role: 'editor' },
          ],
        },
      }),
    })
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(said.out).toContain('paul@example.test --role editor')
    expect(said.out).not.toContain('pwned')
  })

  test('M2 a file that is here already is not written over', async () => {
    const { target } = await elsewhere()
    const name = '6f1c2f4e-58f4-4a3c-9a57-0d8f1a2b3c4d.pdf'
    const mine = join(target.dataDir, 'leads', name)
    await mkdir(dirname(mine))
    await writeFile(mine, 'of a request that is being written')
    expect(await imported(target, {})).toMatchObject({ code: 0, err: '' })
    expect(await readFile(mine, 'utf8')).toBe('of a request that is being written')
    const names = await readdir(dirname(mine))
    expect(names).toHaveLength(2)
    expect(names.every((one) => isStoredName('lead', one))).toBe(true)
    // No entry of an archive can be a link, and none is made of one.
    for (const one of names) expect((await lstat(join(dirname(mine), one))).isFile()).toBe(true)
  })

  test('M2 a backup with hostile rows is not restored, and what was there stays', async () => {
    const { target, around } = await elsewhere()
    for (const [change, words] of [
      [changing('lead_file', { stored: '../..' }), /table lead_file, ligne 1, colonne stored/],
      [changing('lead_note', { lead_id: 77 }), /table lead_note, ligne 1 : elle renvoie/],
      [
        changing('account_membership', { role: 'root' }),
        /table account_membership, .*colonne role/,
      ],
      [changing('page', { level: 3 }), /Aucun serveur ne démarrerait/],
    ] as const) {
      const file = join(around, 'hostile.tar.gz')
      await resealed(source.all, file, { rows: change })
      const before = await everything(around)
      expectRefused(await vitrine(target, 'restore', file, '--replace'), words)
      expect(await everything(around)).toEqual(before)
    }
  })

  test('M2 a move takes no hostile row along', async () => {
    const home = await kept(filledInstallation('SQLite'))
    const db = await openDatabase<Tables>(home.location)
    await db.updateTable('lead_file').set({ stored: '../secret' }).execute()
    await db.destroy()
    const to = join(home.dataDir, 'moved')
    expectRefused(
      await vitrine(home, 'move', '--to', `sqlite:${to}`),
      /table lead_file, ligne 1, colonne stored/,
    )
    expect(await readdir(to)).toEqual([])
  })

  test('M2 rows that are here already delete, read and export nothing outside of their folder', async () => {
    const home = await kept(filledInstallation('SQLite'))
    const db = await openDatabase<Tables>(home.location)
    await db.updateTable('lead_file').set({ stored: '../secret' }).execute()
    await db.destroy()
    const exported = await vitrine(home, 'privacy', 'export', 'zoe@exemple.fr')
    expect(exported.out).not.toContain('../secret')
    expect(await vitrine(home, 'privacy', 'erase', 'zoe@exemple.fr', '--yes')).toMatchObject({
      code: 0,
    })
    expect((await lstat(join(home.dataDir, 'secret'))).isFile()).toBe(true)
  })

  test('M2 a link in the folder of requests is not followed by an archive', async () => {
    const home = await kept(filledInstallation('SQLite'))
    await symlink('../secret', join(home.dataDir, 'leads/00000000-0000-4000-8000-000000000000.pdf'))
    const file = join(home.dataDir, 'linked.tar.gz')
    expect(await vitrine(home, 'backup', '--to', file)).toMatchObject({ code: 0 })
    const archive = await openArchive(file)
    const paths: string[] = []
    for await (const part of archive.parts({ maxBytes: Infinity })) {
      if (part.kind === 'file' && part.area === 'leads') paths.push(part.path)
    }
    await archive.close()
    expect(paths).toEqual(['6f1c2f4e-58f4-4a3c-9a57-0d8f1a2b3c4d.pdf'])
  })
})

const DEEP = `${'['.repeat(500)}${']'.repeat(500)}`
const TEXTS = ['../..', '../vitrine.sqlite', '/etc/passwd', '', 'x', '\0', '\ud800', '{"a":', '[1]']
const LONGER = ['{}', '2026-99-99', '<script>', 'a'.repeat(5000), DEEP]
const OTHERS = [-1, 0, 1, 5, 2 ** 31, 2 ** 53, 1.5, null, true, []]

const HOSTILE = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS),
  fc.constantFrom<unknown>(...LONGER),
  fc.constantFrom<unknown>(...OTHERS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.maxSafeInteger(),
)

test(
  'M2 whatever stands in one column of one row: refused in a sentence with nothing changed, or consistent',
  { ...inRounds(false), timeout: 120_000 * FAULT_ROUNDS },
  async () => {
    const tables: string[] = []
    await resealed(source.site, join(source.dataDir, 'same.tar.gz'), {
      rows: (table, rows) => {
        if (rows.length > 0) tables.push(table)
        return rows
      },
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tables),
        fc.nat(),
        fc.nat(),
        HOSTILE,
        async (table, which, where, value) => {
          const { target, around } = await elsewhere()
          const [before, rows] = [await everything(around), await sumsAt(target.location)]
          const said = await imported(target, {
            rows: (name, all_) => {
              if (name !== table) return all_
              const at = which % all_.length
              return all_.map((row, index) => {
                const columns = Object.keys(row)
                const column = columns[where % columns.length] ?? ''
                return index === at ? { ...row, [column]: value } : row
              })
            },
          })
          if (said.code === 1) {
            expectRefused(said, /./)
            expect(await everything(around)).toEqual(before)
            expect(await sumsAt(target.location)).toEqual(rows)
            return
          }
          expect(said.code).toBe(0)
          expect(said.err).toMatch(
            /^(?:Reprises telles quelles, .*\n(?: {2}Dans la table .*\n)+)?$/,
          )
          const db = await openDatabase<Tables>(target.location)
          const { ofAll, ofSites } = await databaseFaults(db)
          expect(ofAll).toEqual([])
          expect(ofSites.flatMap(({ tree }) => tree)).toEqual([])
          const one = await db.selectFrom('site').selectAll().where('id', '=', 1).execute()
          expect(one).toMatchObject([{ name: 'Ailleurs', is_default: 1 }])
          const stored = await db.selectFrom('lead_file').select('stored').execute()
          expect(stored.every((file) => isStoredName('lead', file.stored))).toBe(true)
          await db.destroy()
          expect(await readFile(join(around, 'sand/victim/kept.txt'), 'utf8')).toBe('kept')
        },
      ),
      { numRuns: 12 * FAULT_ROUNDS },
    )
  },
)

test('M2 every column of every table that travels has a rule', async () => {
  const db = await openDatabase<Tables>({ file: ':memory:' })
  await migrate(db)
  const plans = await tablePlans(db, (table) => isCarried(table, 'move'))
  await db.destroy()
  const without = plans.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      ruleOf(name, column.name) === undefined ? [`${name}.${column.name}`] : [],
    ),
  )
  expect(without).toEqual([])
})

describe('M13 a fault of a file is one sentence', () => {
  test('M13 folders in the way, folders as archives, a program that fails', async () => {
    const { target } = await elsewhere()
    await mkdir(join(target.dataDir, 'media'))
    await writeFile(join(target.dataDir, 'media/.sites'), 'no folder')
    expectRefused(await imported(target, {}), /ne peut pas être utilisé : /)
    expectRefused(
      await vitrine(target, 'site', 'import', target.dataDir),
      /n’est pas une archive|ne peut pas être lu/,
    )
    expectRefused(
      await vitrine(target, 'site', 'import', join(target.dataDir, 'none.tar.gz')),
      /ne peut pas être lu/,
    )
    expect(unexpected(new TypeError('x is undefined'), false)).toMatch(
      /^La commande s’est arrêtée sur une erreur inattendue : x is undefined\. .*\n$/,
    )
    expect(unexpected(new TypeError('x is undefined'), true)).toContain('\n    at ')
  })
})
