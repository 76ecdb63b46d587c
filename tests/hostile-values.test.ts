/** @module-tag exhaustive */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createArticle, restoreArticle } from '#features/articles/service/written-articles.ts'
import { describe, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { tablePlans } from '#features/archive/store/rows/table-plans.ts'
import { isCarried } from '#features/archive/store/rows/table-policy.ts'
import { ruleOf } from '#features/archive/store/rows/table-rules.ts'
import { hasReader } from '#features/archive/store/rows/unread-values.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { changing, everything, expectRefused, importGround } from './import-ground.ts'
import { type Engine, sumsAt, type TestInstallation, vitrine } from './installation.ts'
import { type ArchiveChange, type ArchivedRow, resealed } from './resealed.ts'

const { source, elsewhere } = importGround()

/** Brings a changed archive in. */
async function brought(
  target: TestInstallation,
  command: 'import' | 'restore',
  change: ArchiveChange,
) {
  const file = join(target.dataDir, 'changed.tar.gz')
  await mkdir(target.dataDir, { recursive: true })
  await resealed(command === 'import' ? source.site : source.all, file, change)
  return command === 'import'
    ? vitrine(target, 'site', 'import', file, '--host', 'copie.example')
    : vitrine(target, 'restore', file, '--replace')
}

const NOW = '2026-11-20T10:00:00.000Z'

const LIVE = {
  id: 8,
  lang: 'fr',
  title: 'Le bilan',
  slug: 'le-bilan',
  summary: 'En bref.',
  motifs: ['AEF'],
  datePublished: NOW,
  dateUpdate: NOW,
  externalKey: '',
  mediasPaths: [],
  copyright_year: '',
} as const

/** Two pages of which neither is in the other, in the place of one. */
function twoTrees(content: unknown): string {
  const trash = JSON.parse(String(content))
  const [page] = trash.rows.pages
  trash.rows.pages.push({ ...page, id: 4000, lft: page.lft + 2, rgt: page.rgt + 2 })
  return JSON.stringify(trash)
}

/** What no reader of the program takes, one value a table; every one is JSON of the right kind. */
const SPOILT: Readonly<Record<string, (row: ArchivedRow) => ArchivedRow>> = {
  site: () => ({ theme: '{"light":{"primary":"red;} body{"}}' }),
  setting: () => ({ value: 'x'.repeat(30) }),
  constant: () => ({ value: 'x'.repeat(600) }),
  menu: () => ({ data: '{"menu":{}}' }),
  editorial_text: () => ({ content: '{"widgets":1}' }),
  editorial_revision: () => ({ content: '{"page":{},"widgets":[]}' }),
  editorial_trash: ({ kind, content }) => ({
    content: kind === 'page' ? twoTrees(content) : '{"live":{"id":1}}',
  }),
  tree_change: () => ({ content: '{}' }),
  editorial_document: () => ({ content: '{"widgets":1}' }),
  editorial_task: () => ({ content: '{"widgets":1}' }),
  article: () => ({ medias_paths: '[1]' }),
  lead: () => ({ fields: '{"nom":1}' }),
  widget: () => ({ type: 'heading', options: '{"text":{}}' }),
}

const ENGINES: Engine[] = ['SQLite', 'PostgreSQL']

for (const engine of ENGINES)
  describe(`M2 into ${engine}`, sampled(engine === 'SQLite'), () => {
    test('M2 what a database can’t keep, or no day has, is refused in a sentence', async () => {
      const { target, around } = await elsewhere(engine)
      const [before, rows] = [await everything(around), await sumsAt(target.location)]
      for (const [table, column, value] of [
        ['page_translation', 'title', 'a\0b'],
        ['page_translation', 'title', 'a\ud800b'],
        ['setting', 'value', '\0'],
        ['menu', 'data', '{"menu":[],"a":"\0"}'],
        ['widget', 'options', `{"a":"\udc00"}`],
        ['page', 'record_id', 1.5],
        ['page', 'record_id', 2 ** 31],
        ['page', 'record_id', 1e300],
        ['media_file', 'bytes', -1],
        ['lead', 'received_at', '+275760-09-13T00:00:00.000Z'],
        ['lead', 'received_at', '2026-02-31T00:00:00.000+99:00'],
        ['search_query', 'day', '275760-09-13'],
        ['site_host', 'host', '0x7f.1'],
        ['site_host', 'host', '1.2.3'],
        ['site_host', 'host', 'WWW.ARDOIN.EXAMPLE'],
      ] as const) {
        const said = await brought(target, 'import', { rows: changing(table, { [column]: value }) })
        expectRefused(
          said,
          new RegExp(`^Dans la table ${table}, ligne 1.*${column}.* Rien n’a été`),
        )
      }
      expect(await everything(around)).toEqual(before)
      expect(await sumsAt(target.location)).toEqual(rows)
    })

    test('M2 what the running site does without is brought along, and told', async () => {
      for (const command of ['import', 'restore'] as const) {
        const { target } = await elsewhere(engine)
        const said = await brought(target, command, {
          rows: (table, rows) => {
            const [first, ...others] = rows
            if (first === undefined) return rows
            return [{ ...first, ...SPOILT[table]?.(first) }, ...others]
          },
        })
        expect(said.code, said.err).toBe(0)
        const [head, ...lines] = said.err.trimEnd().split('\n')
        expect(head).toMatch(/^Reprises telles quelles, .* le site s’en passe/)
        const told = Object.keys(SPOILT).length
        expect(lines).toHaveLength(11)
        expect(lines.at(-1)).toBe(`  et ${told - 10} autres`)
        for (const line of lines.slice(0, -1)) {
          expect(line).toMatch(/^ {2}Dans la table \w+, ligne \d+, colonne \w+ : .*\p{L}/u)
          expect(line).not.toMatch(/Invalid|expected|Unexpected|undefined/)
        }
        const db = await openDatabase(target.location)
        const id = command === 'import' ? 2 : 1
        const faults: string[] = []
        const stores = createStores(db, { report: (fault) => void faults.push(fault) })
        expect((await stores.sites.find(id))?.settings.basedoc_en).toBe('0')
        expect((await stores.menus.list(id)).map(({ data }) => data)).toEqual([null])
        const entry = (await stores.trash.list(id)).at(-1)
        await expect(stores.trash.restore(id, entry?.id ?? 0)).rejects.toThrow(
          /abîmée dans la base/,
        )
        expect(await stores.pages.check(id)).toEqual([])
        expect(faults.length).toBeGreaterThan(2)
        await stores.close()
      }
    }, 60_000)
  })

test('M2 every column of JSON is read by a schema of the program, or by none for a reason', async () => {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  const plans = await tablePlans(db, (table) => isCarried(table, 'backup'))
  await db.destroy()
  const isJson = (table: string, column: string) =>
    (ruleOf(table, column)?.('no JSON') ?? '').endsWith('JSON')
  const without = plans.flatMap(({ name, columns }) =>
    columns
      .filter((column) => isJson(name, column.name) && !hasReader(name, column.name))
      .map((column) => `${name}.${column.name}`),
  )
  expect(without.toSorted()).toEqual([
    // Shown as they are.
    'audit.after',
    'audit.before',
    // Written and read in one outbox; sites bring none.
    'mail.draft',
    // Members of any kind, each with its own default (`infosOf`).
    'page_translation.infos',
    // Each question reads its own answers.
    'provider_answer.value',
  ])
})

test('M2 nobody’s word is taken that HTML is clean', async () => {
  const { target } = await elsewhere()
  const html = '<p>Texte</p><form action="https://elsewhere.example"></form>'
  const live = { ...LIVE, html, sanitiserVersion: SANITISER_VERSION }
  const said = await brought(target, 'import', {
    rows: (table, rows) => {
      if (table === 'article') {
        return rows.map((row) => ({ ...row, html, sanitiser_version: SANITISER_VERSION }))
      }
      if (table === 'site') return rows.map((row) => ({ ...row, last_article_id: 0 }))
      if (table === 'editorial_document') return rows.filter(({ kind }) => kind === 'page')
      if (table !== 'editorial_trash') return rows
      const content = { counter: 3, draft: null, live, reviewAt: '' }
      const removed = { kind: 'article', content: JSON.stringify(content) }
      return rows.map((row, at) => ({ ...row, ...removed, ref: at === 0 ? '8' : '12' }))
    },
  })
  expect(said).toMatchObject({ code: 0, err: '' })
  const stores = createStores(await openDatabase(target.location), { report: () => {} })
  // A number that is given out is nobody’s, in the bin either.
  const nina = { by: { id: 'u-nina', name: 'Nina' }, at: NOW }
  expect(await createArticle(stores, 2, 'fr', nina)).toBe(13)
  expect(await restoreArticle(stores, 2, 8, nina)).toMatchObject({ wasLive: true })
  for (const id of [7, 8]) {
    expect((await stores.articles.find(2, id, NOW))?.sanitiserVersion).toBe(0)
  }
  await stores.close()
})

test('M2 two files of which one would be the other’s folder are refused in a sentence', async () => {
  const { target } = await elsewhere()
  for (const more of [
    { 'files/media/files/a': 'a', 'files/media/files/a/b': 'b' },
    { 'files/media/files/a/b': 'b', 'files/media/files/a': 'a' },
  ]) {
    expectRefused(
      await brought(target, 'import', { more }),
      /^L’archive contient « files\/media\/files\/a.*», dont le nom est déjà pris/,
    )
  }
})
