import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { createStores } from '#app/stores.ts'
import { bareSite } from './bare-site.ts'
import {
  emptyInstallation,
  type Engine,
  filledInstallation,
  keptInstallations,
  type Said,
  type TestInstallation,
  vitrine,
} from './installation.ts'
import type { ArchiveChange, ArchivedRow } from './resealed.ts'

/** A filled installation with its archives, and others to bring them to: call it at the top of a test file. */
export function importGround() {
  const kept = keptInstallations()
  const source = { dataDir: '', site: '', all: '', remove: async () => {} }
  beforeAll(async () => {
    const { dataDir, remove, ...made } = await filledInstallation('SQLite')
    const [site, all] = [join(dataDir, 'site.tar.gz'), join(dataDir, 'all.tar.gz')]
    await vitrine(made, 'site', 'export', '1', '--to', site)
    await vitrine(made, 'backup', '--to', all)
    Object.assign(source, { dataDir, remove, site, all })
  })
  afterAll(() => source.remove())
  return {
    kept,
    source,
    elsewhere: async (engine: Engine = 'SQLite') =>
      otherAgency(await kept(emptyInstallation(engine))),
  }
}

/** Another agency's installation, with a folder of somebody else's beside its data. */
async function otherAgency(
  made: TestInstallation,
): Promise<{ target: TestInstallation; around: string }> {
  const dataDir = join(made.dataDir, 'sand', 'data')
  await mkdir(dataDir, { recursive: true })
  const isSqlite = made.location.databaseUrl === undefined
  const location = isSqlite ? { file: join(dataDir, 'vitrine.sqlite') } : made.location
  const db = await openDatabase(location)
  await migrate(db)
  await createStores(db).sites.create(bareSite({ name: 'Ailleurs', hosts: ['ailleurs.example'] }))
  await db.destroy()
  await writeFile(join(dataDir, 'secret'), 'the-secret-of-elsewhere\n')
  await mkdir(join(made.dataDir, 'sand', 'victim'))
  await writeFile(join(made.dataDir, 'sand', 'victim', 'kept.txt'), 'kept')
  const target = { ...made, dataDir, location, variables: { ...made.variables, DATA_DIR: dataDir } }
  return { target, around: made.dataDir }
}

/** Every file below a folder with its content; the log of a database is none of its content. */
export async function everything(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.tar\.gz$|-(?:wal|shm)$|server\.lock$/.test(entry.name)) continue
    found[path] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  }
  return found
}

/** One clear sentence, and no stack. */
export function expectRefused({ code, err }: Said, words: RegExp): void {
  expect(code).toBe(1)
  expect(err).toMatch(words)
  expect(err).not.toMatch(/\n\s+at |Error:|node:/)
  expect(err.trim().split('\n')).toHaveLength(1)
}

/** The same values in every row of a table. */
export const changing =
  (table: string, values: ArchivedRow): NonNullable<ArchiveChange['rows']> =>
  (name, rows) =>
    name === table ? rows.map((row) => ({ ...row, ...values })) : rows
