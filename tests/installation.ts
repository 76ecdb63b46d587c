import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'
import { runCommand } from '#app/commands/commands.ts'
import { widgetFault } from '#app/commands/widget-fault.ts'
import { inSnapshot } from '#features/archive/store/files/snapshot.ts'
import { tablePlans } from '#features/archive/store/rows/table-plans.ts'
import { isCarried } from '#features/archive/store/rows/table-policy.ts'
import { sumOf } from '#features/archive/store/rows/read-rows.ts'
import type { TableSum } from '#features/archive/store/format/table-sum.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { filledDatabase } from './filled-database.ts'
import { ownDatabase } from './own-database.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** Where an installation of a test lies: a folder of its own, and a database. */
export interface TestInstallation {
  dataDir: string
  location: DatabaseLocation
  /** The environment of its commands. */
  variables: Record<string, string>
  remove(): Promise<void>
}

export const SECRET = 'a-secret-of-these-tests'

/** An installation without content. */
export async function emptyInstallation(engine: Engine): Promise<TestInstallation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
  const databaseUrl = engine === 'SQLite' ? null : await ownDatabase()
  return {
    dataDir,
    location: databaseUrl === null ? { file: join(dataDir, 'vitrine.sqlite') } : { databaseUrl },
    variables: {
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, SECRET }),
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const FILES: Readonly<Record<string, string | Buffer>> = {
  'media/plan.pdf': '%PDF-1.4 plan',
  'media/provider/demo/photo/xxbig.webp': Buffer.alloc(700_000, 7),
  'media/.sites/1/files/equipe/xxbig.webp': 'une équipe',
  'media/.sites/1/originals/equipe/équipe de 2026.jpg': Buffer.from([0, 255, 10, 13]),
  'media/.sites/1/bin/vide/empty.svg': '',
  [`media/${'a'.repeat(120)}/${'b'.repeat(200)}.txt`]: 'a long name',
  'uploads/site-1/card/card-simple.html': '<article>{{title}}</article>',
  'leads/6f1c2f4e-58f4-4a3c-9a57-0d8f1a2b3c4d.pdf': '%PDF-1.4 cv',
}

/** An installation with rows in every table and files in every folder. */
export async function filledInstallation(engine: Engine): Promise<TestInstallation> {
  const made = await emptyInstallation(engine)
  await (await filledDatabase(made.location)).destroy()
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(made.dataDir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await writeFile(join(made.dataDir, 'secret'), `${SECRET}\n`, { mode: 0o600 })
  return made
}

/** Sums of the tables that a backup holds, or a move. */
export async function sumsAt(
  location: DatabaseLocation,
  purpose: 'backup' | 'move' = 'backup',
): Promise<TableSum[]> {
  const db = await openDatabase(location)
  try {
    const plans = await tablePlans(db, (table) => isCarried(table, purpose))
    return await inSnapshot(db, async (trx) => {
      const sums: TableSum[] = []
      for (const plan of plans) sums.push(await sumOf(trx, plan))
      return sums
    })
  } finally {
    await db.destroy()
  }
}

/** Every archived file of a data folder with the SHA-256 of its bytes. */
export async function filesAt(dataDir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const area of ['media', 'uploads', 'leads']) {
    const entries = await readdir(join(dataDir, area), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const hash = createHash('sha256').update(await readFile(file))
      found[file.slice(dataDir.length)] = hash.digest('hex')
    }
  }
  return found
}

/** What a command answered. */
export interface Said {
  code: number
  out: string
  err: string
}

/** Runs a command of the operator in this process. */
export async function vitrine(
  { variables }: Pick<TestInstallation, 'variables'>,
  ...args: string[]
): Promise<Said> {
  const said = { out: '', err: '' }
  const terminal = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
    hasColours: false,
  }
  const code = await runCommand(args, { terminal, variables, root: '/nowhere', widgetFault })
  return { code, out: said.out, err: said.err.replace(PROGRESS, '') }
}

/** What a command says of its steps when they take long, as on a busy machine. */
const PROGRESS =
  /^(?:Vérification : .* sur .*|(?:Vérification de|Fichier|Table) .*…|Mise en place…)\n/gm

/** Keeps the installations of a test file until the test is done; call it at the top of the file. */
export function keptInstallations(): (
  making: Promise<TestInstallation>,
) => Promise<TestInstallation> {
  const made: TestInstallation[] = []
  afterEach(async () => {
    for (const installation of made.splice(0)) await installation.remove()
  })
  return async (making) => {
    const installation = await making
    made.push(installation)
    return installation
  }
}
