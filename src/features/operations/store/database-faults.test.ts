import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sampled } from '../../../../tests/exhaustive.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import {
  databaseFaults,
  DatabaseInconsistent,
  refuseInconsistent,
  siteFaultLine,
} from './database-faults.ts'
import { fileDamage } from './file-faults.ts'
import { migrationFaults } from './schema-faults.ts'

const open: Database[] = []
afterAll(async () => {
  for (const db of open) await db.destroy()
})

/** Two sites of three pages each. */
async function twoSites(engine: 'sqlite' | 'postgres'): Promise<Database> {
  const db = await openDatabase(
    engine === 'sqlite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
  )
  open.push(db)
  await migrate(db)
  const { sites } = createStores(db)
  for (const [id, name] of [
    [1, 'Premier'],
    [2, 'Second'],
  ] as const) {
    await sites.create({
      id,
      name,
      isDefault: id === 1,
      hosts: [],
      settings: DEFAULT_SETTINGS,
      constants: DEFAULT_CONSTANTS,
      offices: [],
      theme: { light: {}, dark: {} },
    })
    await sql`insert into layout (site_id, id, name, css_class) values (${id}, 7, 'a', '')`.execute(
      db,
    )
    for (const [page, lft, rgt, level, path] of [
      [1, 1, 6, 0, '/'],
      [2, 2, 3, 1, '/a'],
      [3, 4, 5, 1, '/b'],
    ] as const) {
      await sql`insert into page (site_id, id, module, action, record_id, record_model, modelclass,
        lft, rgt, level, type, image, layout_id)
        values (${id}, ${page}, '', '', 0, '', '', ${lft}, ${rgt}, ${level}, '', '', 7)`.execute(db)
      await sql`insert into page_translation (site_id, page_id, lang, path, slug, name, title, h1,
        description, keywords, auto_mod, infos, is_active, is_secure, is_indexable,
        is_visible_bread_crumb, updated_at)
        values (${id}, ${page}, 'fr', ${path}, '', '', '', '', '', '', '', '{}', 1, 0, 1, 1, '')`.execute(
        db,
      )
    }
  }
  return db
}

for (const engine of ['sqlite', 'postgres'] as const)
  describe(`a database (${engine})`, sampled(engine === 'sqlite'), () => {
    let db: Database
    beforeEach(async () => {
      db = await twoSites(engine)
    })

    const faults = async () => {
      const { ofAll, ofSites } = await databaseFaults(db)
      return [...ofAll, ...ofSites.map(siteFaultLine)]
    }
    const refusal = async (): Promise<{ message: string; warnings: [string, number][] }> => {
      const warnings: [string, number][] = []
      try {
        await refuseInconsistent(db, (...told) => void warnings.push(told))
        return { message: '', warnings }
      } catch (error) {
        expect(error).toBeInstanceOf(DatabaseInconsistent)
        return { message: error instanceof Error ? error.message : '', warnings }
      }
    }

    test('that is whole has no fault and starts', async () => {
      expect(await faults()).toEqual([])
      expect(await refusal()).toEqual({ message: '', warnings: [] })
    })

    test.each([
      [
        'a migration that was skipped',
        sql`delete from migration where number = 3`,
        'L’étape 3 (leads)',
      ],
      [
        'a migration of another program',
        sql`update migration set name = 'autre' where number = 2`,
        'est « autre »',
      ],
      [
        'a table that is gone',
        sql`drop table editorial_lock`,
        'La table « editorial_lock » manque',
      ],
      [
        'a column that is gone',
        sql`alter table site_host drop column position`,
        'La table « site_host » n’a pas : position',
      ],
      ['no default site', sql`update site set is_default = 0`, 'Aucun site n’est celui par défaut'],
      ['two default sites', sql`update site set is_default = 1`, 'Plusieurs sites sont'],
      [
        'a default site without its root',
        sql`update page set level = 1 where site_id = 1 and id = 1`,
        'n’a pas de page d’accueil',
      ],
      [
        'a default site without its home in French',
        sql`update page_translation set lang = 'en' where site_id = 1 and page_id = 1`,
        'n’a pas de page d’accueil',
      ],
      [
        'a broken tree of the default site',
        sql`update page set lft = 3, rgt = 4 where site_id = 1 and id = 2`,
        'la borne 4 est aussi celle',
      ],
      [
        'bounds that are turned',
        sql`update page set lft = 5, rgt = 4 where site_id = 1 and id = 3`,
        'lft 5 n’est pas avant rgt 4',
      ],
      [
        'bounds far away',
        sql`update page set rgt = 2000000000 where site_id = 1 and id = 3`,
        'sort de 1 à 6',
      ],
    ])('with %s is refused', async (_what, spoil, said) => {
      await spoil.execute(db)
      expect((await faults()).join()).toContain(said)
      const { message } = await refusal()
      expect(message).toMatch(/^La base de données est incohérente : /)
      expect(message).toContain(said)
      expect(message).toContain('npx vitrine doctor')
      expect(message).not.toContain('\n')
    })

    test('whose other site is broken starts, and says so', async () => {
      await sql`update page set rgt = 9 where site_id = 2 and id = 3`.execute(db)
      const { message, warnings } = await refusal()
      expect(message).toBe('')
      expect(warnings).toEqual([
        [expect.stringMatching(/^Site 2 « Second » : Page 3 : la borne 9/), 2],
      ])
    })
  })

test('rows that point to nothing are refused on SQLite, which does not always look', async () => {
  const db = await twoSites('sqlite')
  await sql`PRAGMA foreign_keys = OFF`.execute(db)
  await sql`delete from page where site_id = 2 and id = 3`.execute(db)
  await sql`update page set rgt = 4 where site_id = 2 and id = 1`.execute(db)
  await expect(refuseInconsistent(db, () => {})).rejects.toThrow(
    /La table « page_translation » a 1 ligne sans leur « page »/,
  )
})

test('a gap is told by the first step that is missing', () => {
  const made = MIGRATIONS.filter(({ number }) => number !== 2 && number !== 4)
  expect(migrationFaults(made, MIGRATIONS)).toEqual([
    'L’étape 2 (provider-answers) des tables n’a pas été faite.',
    'L’étape 4 (mails) des tables n’a pas été faite.',
  ])
  expect(migrationFaults(MIGRATIONS, MIGRATIONS)).toEqual([])
})

test('a search index that a server writes beside whoever looks is no damage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-faults-'))
  const file = join(folder, 'vitrine.sqlite')
  const [looking, serving] = [await openDatabase({ file }), await openDatabase({ file })]
  try {
    await migrate(serving)
    const write = async (from: number) => {
      for (let id = from; id < from + 300; id += 1) {
        const body = Array.from({ length: 60 }, (_, word) => `mot${id * word}`).join(' ')
        await sql`insert or replace into search_text (rowid, title, beginnings, body)
          values (${id}, ${`titre ${id}`}, '', ${body})`.execute(serving)
      }
      await sql`insert into search_text (search_text) values ('optimize')`.execute(serving)
    }
    await write(1)
    expect(await fileDamage(looking)).toEqual([])
    await write(200)
    expect(await fileDamage(looking)).toEqual([])
  } finally {
    await looking.destroy()
    await serving.destroy()
    await rm(folder, { recursive: true, force: true })
  }
})
