import { join, resolve } from 'node:path'
import { BadEnvironment, type Env, readEnv } from '#env'
import type { ContentStore } from '#content/store.ts'
import type { Site } from '#domain/site.ts'
import { type LeadFolder, leadFolder } from '#leads/lead-folder.ts'
import { checkDatabase } from '../doctor/database.ts'
import type { CommandContext } from '../terminal.ts'

/** What a privacy command works on: one site's data. */
export interface Opened {
  env: Env
  store: ContentStore
  site: Site
  leadFolder: LeadFolder
  /** Where mails are written while there is no mail server. */
  outboxDir: string
}

/**
 * Opens the database beside a running server, and finds the site: the default one, or that of a
 * host name. @returns the exit code of `work`, or 1 with a sentence when there is nothing to open
 */
export async function withSite(
  { terminal, variables }: CommandContext,
  host: string | undefined,
  work: (opened: Opened) => Promise<number>,
): Promise<number> {
  const env = readOrTell(variables, (text) => terminal.err(text))
  if (env === null) return 1
  const dataDir = resolve(env.DATA_DIR)
  const { findings, content } = await checkDatabase({
    databaseUrl: env.DATABASE_URL,
    file: join(dataDir, 'vitrine.sqlite'),
  })
  if (content === null) {
    for (const { level, finding, advice } of findings) {
      if (level !== 'ok') terminal.err(`${finding}${advice ? ` : ${advice}` : ''}.\n`)
    }
    return 1
  }
  try {
    const site = content.sites.find(({ isDefault, hosts }) =>
      host === undefined ? isDefault : hosts.includes(host.toLowerCase()),
    )
    if (site === undefined) {
      const known = content.sites.flatMap(({ hosts }) => hosts).join(', ')
      terminal.err(`Aucun site ne répond au nom « ${host ?? ''} ». Noms connus : ${known}.\n`)
      return 1
    }
    const folder = leadFolder(join(dataDir, 'leads'))
    const outboxDir = join(dataDir, 'outbox')
    return await work({ env, store: content.store, site, leadFolder: folder, outboxDir })
  } finally {
    await content.close()
  }
}

function readOrTell(
  variables: CommandContext['variables'],
  tell: (text: string) => void,
): Env | null {
  try {
    return readEnv(variables)
  } catch (cause) {
    if (!(cause instanceof BadEnvironment)) throw cause
    tell(`${cause.message}\n`)
    return null
  }
}
