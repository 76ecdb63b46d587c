import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BadEnvironment, type Env, readEnv } from '#env'
import { ArchiveFault } from '#content/archive/archive-fault.ts'
import { HalfRestored } from '#content/archive/swap-folder.ts'
import { DatabaseUnavailable, openDatabase } from '#content/db.ts'
import { DatabaseTooNew } from '#content/migrate.ts'
import type { Database } from '#content/schema.ts'
import { InUse } from '#content/serving-lock.ts'
import { ContentError } from '#content/store.ts'
import { BadSecretFile } from '../secret.ts'
import type { CommandContext } from './terminal.ts'

/** The installation that the environment describes. */
export interface Installation {
  env: Env
  /** Absolute. */
  dataDir: string
  /** The SQLite file, where `DATABASE_URL` names no PostgreSQL. */
  file: string
}

const EXPLAINED = [
  ArchiveFault,
  BadEnvironment,
  BadSecretFile,
  ContentError,
  DatabaseTooNew,
  DatabaseUnavailable,
  HalfRestored,
  InUse,
]

/** The system's reasons for which a file can't be written, in words. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'l’accès est refusé',
  EEXIST: 'il existe déjà',
  EISDIR: 'c’est un dossier',
  ENOENT: 'son dossier n’existe pas',
  ENOSPC: 'le disque est plein',
  ENOTDIR: 'un de ses dossiers est un fichier',
  EROFS: 'le disque est en lecture seule',
}

/**
 * Runs the work of a command; what an operator can mend becomes one sentence.
 * @returns its exit code
 */
export async function onInstallation(
  { terminal, variables }: CommandContext,
  work: (installation: Installation) => Promise<number>,
): Promise<number> {
  try {
    const env = readEnv(variables)
    const dataDir = resolve(env.DATA_DIR)
    return await work({ env, dataDir, file: join(dataDir, 'vitrine.sqlite') })
  } catch (cause) {
    const said = sentenceOf(cause)
    if (said === null) throw cause
    terminal.err(`${said}\n`)
    return 1
  }
}

function sentenceOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null
  if (EXPLAINED.some((known) => cause instanceof known)) return cause.message
  const { code, path } = cause as NodeJS.ErrnoException
  const reason = REASONS[code ?? '']
  return reason === undefined ? null : `« ${path ?? ''} » ne peut pas être écrit : ${reason}.`
}

/**
 * Opens the database of an installation that is there; nothing is made.
 * @throws ArchiveFault when there is none
 */
export async function openInstalled({ env, file }: Installation): Promise<Database> {
  if (env.DATABASE_URL !== undefined) return openDatabase({ databaseUrl: env.DATABASE_URL })
  const isThere = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
  if (isThere) return openDatabase({ file })
  throw new ArchiveFault(
    `Il n’y a pas de base de données « ${file} » : vérifiez DATA_DIR, ou donnez DATABASE_URL.`,
  )
}
