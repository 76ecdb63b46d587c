import { execFile } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../../e2e/server-process.ts'
import { openReader } from './database.ts'
import { DOCUMENT, ORIGIN, SITEMAP } from './addresses.ts'
import { FOLDER_VARIABLE } from './told.ts'
import { createVisitor } from './visitor.ts'

/** What is known here of the product's places, names and commands: what moves is changed here. */

/** The operator's program. */
const PROGRAM = resolve('bin/vitrine.js')

/** The SQLite file of a data folder. */
const sqliteFile = (dataDir: string): string => join(dataDir, 'vitrine.sqlite')

/** Finds a row once the search index is filled. */
const INDEXED = "select 1 from search_state where articles_at <> ''"

/** The roles of accounts, each with an account of the demo of the tool. */
const ROLES = ['client', 'lead-desk', 'writer', 'editor', 'developer', 'super-admin'] as const
type Role = (typeof ROLES)[number]

/** Address of the account of a role. */
const emailOf = (role: Role): string => `${role}@test.example`
/** Password of every account. */
const PASSWORD = 'une phrase assez longue'

const INSIDE = ['--import', resolve(import.meta.dirname, 'inside.ts')]

/** Neither the machine's time zone nor its language, and one secret: what is signed stays the same. */
const SURROUNDINGS = {
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  SEED: 'demo',
  PUBLIC_URL: ORIGIN,
  SECRET: 'the-secret-of-what-is-frozen',
}

/** Starts the built server over a data folder, with its clock stopped. @param told where it tells its routes and statements */
export const startFrozen = (
  variables: Record<string, string>,
  told: string | null = null,
): Promise<ServerProcess> =>
  startServer(
    { ...SURROUNDINGS, ...(told === null ? {} : { [FOLDER_VARIABLE]: told }), ...variables },
    INSIDE,
  )

/** What a command of the operator left. */
interface Ran {
  code: number
  out: string
  err: string
}

/** Runs a command of the operator, with its clock stopped. */
const runProgram = (
  args: readonly string[],
  variables: Record<string, string>,
  input = '',
): Promise<Ran> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NODE_OPTIONS: INSIDE.join('='),
          ...SURROUNDINGS,
          ...variables,
        },
        maxBuffer: 2 ** 26,
      },
      (error, out, err) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
    child.stdin?.end(input)
  })

/**
 * Fills an empty data folder, or an empty database, with the demo firm, its search index and an
 * account of each role.
 */
export async function seedDemo(dataDir: string, databaseUrl?: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const variables = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const server = await startFrozen(variables)
  const reader = await openReader(databaseUrl ?? sqliteFile(dataDir))
  await makeDocuments(server.url)
  while ((await reader.rows(INDEXED)).length === 0) await pause(100)
  await reader.close()
  await server.stop()
  for (const role of ROLES) {
    const args = ['user', 'create', emailOf(role), '--role', role, '--password-stdin']
    const { code, err } = await runProgram(args, variables, `${PASSWORD}\n`)
    if (code !== 0) throw new Error(`Le compte ${emailOf(role)} n’est pas créé : ${err}`)
  }
}

/** Has the PDFs made, whose length stands on pages once they are there. */
async function makeDocuments(url: string): Promise<void> {
  const visitor = createVisitor(url)
  const text = async (path: string) => (await visitor.ask({ path })).body.toString()
  const documents = new Set<string>()
  for (const [, page = ''] of (await text(SITEMAP)).matchAll(
    /<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g,
  )) {
    for (const [document] of (await text(page)).matchAll(DOCUMENT)) documents.add(document)
  }
  for (const document of documents) await visitor.ask({ path: document })
  visitor.close()
}

/** A copy of a seeded folder that somebody writes to. */
export async function copyDemo(demo: string, to: string): Promise<string> {
  await cp(demo, to, { recursive: true })
  return to
}
