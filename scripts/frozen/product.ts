import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
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

/** Folder of a data folder in which mails are written down. */
export const MAILS = 'outbox/'

/** The roles of accounts, each with an account of the demo of the tool. */
export const ROLES = [
  'client',
  'lead-desk',
  'writer',
  'editor',
  'developer',
  'super-admin',
] as const
export type Role = (typeof ROLES)[number]

/** Address of the account of a role. */
export const emailOf = (role: Role): string => `${role}@test.example`
/** Password of every account. */
export const PASSWORD = 'une phrase assez longue'

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
export interface Ran {
  code: number
  out: string
  err: string
}

/** Runs a command of the operator, with its clock stopped. */
export const runProgram = (
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

export const ENGINES = ['sqlite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

/** Where an installation lies. */
export interface Installation {
  dataDir: string
  /** `postgres://…`; `null` for SQLite in its data folder. */
  databaseUrl: string | null
}

/** The environment of an installation's server and commands. */
export const variablesOf = ({ dataDir, databaseUrl }: Installation): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
})

/** Where the database of an installation is read. */
export const locationOf = ({ dataDir, databaseUrl }: Installation): string =>
  databaseUrl ?? join(dataDir, 'vitrine.sqlite')

/** Fills an empty installation with the demo firm, its search index and an account of each role. */
export async function seedDemo(installation: Installation): Promise<void> {
  await mkdir(installation.dataDir, { recursive: true })
  const variables = variablesOf(installation)
  const server = await startFrozen(variables)
  await makeDocuments(server.url)
  await settled(installation)
  await server.stop()
  for (const role of ROLES) {
    const args = ['user', 'create', emailOf(role), '--role', role, '--password-stdin']
    const { code, err } = await runProgram(args, variables, `${PASSWORD}\n`)
    if (code !== 0) throw new Error(`Le compte ${emailOf(role)} n’est pas créé : ${err}`)
  }
}

/** Finds a row as long as the index is behind its site, or a mail that is due was not sent. */
const UNSETTLED = `select 1 from site
  left join search_state on search_state.site_id = site.id
  where search_state.site_version is null or search_state.site_version <> site.version
    or search_state.articles_at = ''
  union all select 1 from mail where state = 'waiting' and due_at <= '2026-11-21'`

/** Waits until what a server does by itself is done. */
export async function settled(installation: Installation): Promise<void> {
  const reader = await openReader(locationOf(installation))
  while ((await reader.rows(UNSETTLED)).length > 0) await pause(100)
  await reader.close()
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
