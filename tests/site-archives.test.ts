import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { openArchive } from '#features/archive/store/format/archive-reader.ts'
import type { ArchiveManifest } from '#features/archive/store/format/archive-format.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { bareSite } from './bare-site.ts'
import {
  emptyInstallation,
  type Engine,
  filledInstallation,
  keptInstallations,
  type TestInstallation,
  vitrine,
} from './installation.ts'
import { uncountedTables } from './uncounted-tables.ts'

const kept = keptInstallations()

async function withStores<T>(
  { location }: TestInstallation,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(location)
  try {
    await migrate(db)
    return await work(createStores(db))
  } finally {
    await db.destroy()
  }
}

/** An installation of another agency, whose site has the number 1. */
async function elsewhere(engine: Engine): Promise<TestInstallation> {
  const target = await kept(emptyInstallation(engine))
  await withStores(target, (stores) =>
    stores.sites.create(bareSite({ name: 'Ailleurs', hosts: ['ailleurs.example'] })),
  )
  return target
}

async function manifestOf(file: string): Promise<ArchiveManifest> {
  const archive = await openArchive(file)
  try {
    await archive.checkSeal()
    for await (const part of archive.parts({ maxBytes: Infinity })) {
      if (part.kind === 'end') return part.manifest
    }
    throw new Error('no end')
  } finally {
    await archive.close()
  }
}

const ENGINES: Engine[] = ['SQLite', 'PostgreSQL']
const PAIRS: [Engine, Engine][] = [
  ['SQLite', 'SQLite'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
]

for (const [from, to] of PAIRS)
  describe(`from ${from} to ${to}`, sampled(from === 'SQLite'), () => {
    test('a site that was exported and imported is exported again the same', async () => {
      const source = await kept(filledInstallation(from))
      await withStores(source, (stores) =>
        stores.widgets.replace(1, { pageId: 2, lang: 'fr' }, [
          { zone: 'content', type: 'feed', version: 1, options: { template_dir: 'site-1' } },
        ]),
      )
      const target = await elsewhere(to)
      const first = join(source.dataDir, 'first.tar.gz')
      const second = join(target.dataDir, 'second.tar.gz')
      expect(
        await vitrine(source, 'site', 'export', 'www.ardoin.example', '--to', first),
      ).toMatchObject({ code: 0, err: '' })
      const imported = await vitrine(target, 'site', 'import', first)
      expect(imported).toMatchObject({ code: 0, err: '' })
      expect(imported.out).toContain('Site 2 « Cabinet Ardoin » importé')
      expect(await uncountedTables(target.location)).toEqual([])
      expect(imported.out).toContain(
        'npx vitrine user create paul@ardoin.example --role client --link --site www.ardoin.example',
      )
      expect(await vitrine(target, 'site', 'export', '2', '--to', second)).toMatchObject({
        code: 0,
      })

      const before = await manifestOf(first)
      expect(await manifestOf(second)).toEqual({
        ...before,
        // The head says whose archive it is: nobody is a member yet.
        parts: before.parts.map((part) =>
          part.name === 'vitrine.json'
            ? { name: part.name, bytes: expect.any(Number), sha256: expect.any(String) }
            : part,
        ),
      })
      expect(before.tables.filter(({ rows }) => rows === 0)).toEqual([])
      expect(before.parts.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'files/media/files/equipe/xxbig.webp',
          'files/uploads/card/card-simple.html',
          'files/leads/6f1c2f4e-58f4-4a3c-9a57-0d8f1a2b3c4d.pdf',
        ]),
      )
      expect(before.parts.map(({ name }) => name).join()).not.toContain('provider/demo')

      await withStores(target, async (stores) => {
        expect(await stores.sites.find(2)).toMatchObject({
          isDefault: false,
          hosts: ['www.ardoin.example', 'localhost'],
        })
        expect(await stores.pages.check(2)).toEqual([])
        expect(await stores.accounts.list(2)).toEqual([])
        expect((await stores.outbox.counts()).waiting).toBe(0)
        const [feed] = await stores.widgets.of(2, { pageId: 2, lang: 'fr' })
        expect(JSON.parse(feed?.options ?? '')).toEqual({ template_dir: 'site-2' })
        expect(await stores.leads.list(2)).toMatchObject([{ id: 4, files: [{ size: 48_213 }] }])
      })
      expect(
        await readFile(join(target.dataDir, 'uploads/site-2/card/card-simple.html'), 'utf8'),
      ).toBe('<article>{{title}}</article>')
    })
  })

test('hosts that lead elsewhere are refused and nothing stays; others may be given', async () => {
  const source = await kept(filledInstallation('SQLite'))
  const file = join(source.dataDir, 'site.tar.gz')
  await vitrine(source, 'site', 'export', '1', '--to', file)
  const refused = await vitrine(source, 'site', 'import', file)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(
    /^L’hôte (www.ardoin.example|localhost) mène déjà au site 1 : .*--host/,
  )
  expect((await readdir(source.dataDir)).filter((name) => name.startsWith('.import'))).toEqual([])

  // What a killed import left under the next number goes; numbers up to 9 were given out.
  const left = join(source.dataDir, 'media/.sites/10/files/left/xxbig.webp')
  await mkdir(dirname(left), { recursive: true })
  await writeFile(left, 'left behind')
  const copy = await vitrine(source, 'site', 'import', file, '--host', 'Copie.Example')
  expect(copy).toMatchObject({ code: 0, err: '' })
  expect(copy.out).toContain('Hôtes : copie.example.')
  expect(await readdir(join(source.dataDir, 'media/.sites/10/files'))).toEqual(['equipe'])
  await withStores(source, async (stores) => {
    const [[own], [copied]] = [await stores.leads.list(1), await stores.leads.list(10)]
    const names = [own?.files[0]?.stored ?? '', copied?.files[0]?.stored ?? '']
    expect(new Set(names).size).toBe(2)
    expect((await readdir(join(source.dataDir, 'leads'))).toSorted()).toEqual(names.toSorted())
    expect((await stores.sites.find(10))?.hosts).toEqual(['copie.example'])
  })
})

test.each(ENGINES)('an import that fails leaves no row and no file, on %s', async (engine) => {
  const source = await kept(filledInstallation('SQLite'))
  const file = join(source.dataDir, 'site.tar.gz')
  await vitrine(source, 'site', 'export', '1', '--to', file)
  const target = await elsewhere(engine)
  // A file in the place of the folder: putting the media there fails after the rows are written.
  await mkdir(join(target.dataDir, 'media'))
  await writeFile(join(target.dataDir, 'media/.sites'), 'no folder')
  const { code, err } = await vitrine(target, 'site', 'import', file)
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringMatching(/ne peut pas être utilisé : un de ses dossiers est un fichier/),
  })
  await withStores(target, async (stores) => {
    expect(await stores.sites.list()).toHaveLength(1)
    expect(await stores.leads.list(2)).toEqual([])
  })
  const names = await readdir(target.dataDir, { recursive: true })
  expect(names.filter((name) => /import|leads\/|uploads\//.test(name))).toEqual([])
})

test('an installation is no site, a site no installation', async () => {
  const source = await kept(filledInstallation('SQLite'))
  const [all, one] = [join(source.dataDir, 'all.tar.gz'), join(source.dataDir, 'one.tar.gz')]
  await vitrine(source, 'backup', '--to', all)
  await vitrine(source, 'site', 'export', '1', '--to', one)
  const target = await elsewhere('SQLite')
  expect((await vitrine(target, 'site', 'import', all)).err).toContain('npx vitrine restore')
  expect((await vitrine(target, 'restore', one, '--replace')).err).toContain('vitrine site import')
})
