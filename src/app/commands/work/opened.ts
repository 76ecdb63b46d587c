import { join, resolve } from 'node:path'
import { BadEnvironment, type Env, readEnv } from '#base/platform/env.ts'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { type LeadFolder, leadFolder } from '#features/leads/service/lead-folder.ts'
import { installationHosts } from '#app/installation-hosts.ts'
import { checkDatabase } from '#app/doctor/database.ts'
import { knownHosts } from '#framework/cli/named-site.ts'
import { sentenceOf } from './installation.ts'
import type { CommandContext } from '#framework/cli/terminal.ts'

/** What a privacy command works on: one site's data. */
export interface Opened {
  env: Env
  stores: Stores
  site: Site
  leadFolder: LeadFolder
  /** Where mails are written while there is no mail server. */
  outboxDir: string
  backupDir: string
}

/** What a command does once a site is open. @returns the exit code */
export type SiteWork = (opened: Opened) => Promise<number>

/** The content of all sites, opened beside a running server. */
interface OpenedContent {
  env: Env
  stores: Stores
  sites: Site[]
  /** Absolute. */
  dataDir: string
}

/**
 * Opens the database beside a running server.
 * @returns the exit code of `work`, or 1 with a sentence when there is nothing to open
 */
export async function withContent(
  { terminal, variables }: CommandContext,
  work: (opened: OpenedContent) => Promise<number>,
): Promise<number> {
  const env = readOrTell(variables, (text) => terminal.err(text))
  if (env === null) return 1
  const dataDir = resolve(env.DATA_DIR)
  const place = {
    databaseUrl: env.DATABASE_URL,
    file: join(dataDir, 'vitrine.sqlite'),
    installation: installationHosts(env),
  }
  const { findings, content } = await checkDatabase(place, false)
  if (content === null) {
    for (const { level, finding, advice } of findings) {
      if (level !== 'ok') terminal.err(`${finding}${advice ? ` : ${advice}` : ''}.\n`)
    }
    return 1
  }
  try {
    return await work({ env, stores: content.stores, sites: content.sites, dataDir })
  } catch (cause) {
    const said = sentenceOf(cause, dataDir)
    if (said === null) throw cause
    terminal.err(`${said}\n`)
    return 1
  } finally {
    await content.close()
  }
}

/**
 * Opens the database and finds one site: the default one, or that of a host name.
 * @returns the exit code of `work`, or 1 with a sentence when there is nothing to open
 */
export const withSite = (
  context: CommandContext,
  host: string | undefined,
  work: SiteWork,
): Promise<number> =>
  withContent(context, async ({ env, stores, sites, dataDir }) => {
    const site = sites.find(({ isDefault, hosts }) =>
      host === undefined ? isDefault : hosts.includes(host.toLowerCase()),
    )
    if (site === undefined) {
      context.terminal.err(
        `Aucun site ne répond au nom « ${host ?? ''} ». Noms connus : ${knownHosts(sites)}.\n`,
      )
      return 1
    }
    const folder = leadFolder(join(dataDir, 'leads'))
    const outboxDir = join(dataDir, 'outbox')
    const backupDir = join(dataDir, 'backups')
    return work({ env, stores, site, leadFolder: folder, outboxDir, backupDir })
  })

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
